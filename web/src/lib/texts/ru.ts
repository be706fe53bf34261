/** All texts the page needs in this language; labels of the terminal and the command line stay behind. */
const folder = import.meta.glob<string>(
  ["../../../../src/sixgun/texts/ru/*.ftl", "!../../../../src/sixgun/texts/ru/{cli,report,terminal}.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

export default folder;
