import "./styles/index.css";
// Boxes from outside join the shelf before anything looks at it.
import "./lib/outside";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { setLang } from "./lib/texts/i18n.svelte";

/** The page, or, where it cannot run, the message in all languages that index.html holds ready. */
async function open(): Promise<void> {
  const place = document.getElementById("app");
  const fallback = document.getElementById("fallback");
  if (!place || !fallback) return;
  if (!("WebSocket" in window)) {
    fallback.classList.add("fallback--now");
    return;
  }
  try {
    await setLang(settings.lang);
    mount(App, { target: place });
    fallback.remove();
  } catch (fault) {
    fallback.classList.add("fallback--now");
    throw fault;
  }
}

void open();
