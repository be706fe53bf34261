/** Every part on one page: `npm run dev`, then /src/dev/kit.html?theme=night&lang=ru. Not part of the build. */
import "../styles/index.css";

import { mount } from "svelte";

import { setLang } from "../lib/texts/i18n.svelte";
import Kit from "./Kit.svelte";

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const lang = query.get("lang");
await setLang(lang === "cs" || lang === "es" || lang === "ru" ? lang : "en");
mount(Kit, { target: document.body });
