import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/lib/wire/"] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  prettier,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "prefer-const": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-non-null-assertion": "error",
      // TypeScript knows what exists.
      "no-undef": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
    rules: {
      // Names and chat are text, never markup.
      "svelte/no-at-html-tags": "error",
      "svelte/button-has-type": "error",
      // The router of this page has no `resolve`.
      "svelte/no-navigation-without-resolve": "off",
      // Local sets and maps that nothing on the page depends on are fine as they are.
      "svelte/prefer-svelte-reactivity": "off",
      "prefer-const": "off",
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "The content security policy refuses style attributes; use a class or style:property.",
        },
      ],
    },
  },
  {
    files: ["*.js", "*.ts"],
    languageOptions: { globals: { ...globals.node } },
  },
);
