/** Where the reader is. Plain links work: a click on one that stays within the page does not reload it. */

export type Route =
  | { page: "lobby" }
  | { page: "new-table" }
  | { page: "table"; code: string }
  | { page: "replay"; id: string }
  | { page: "cards" }
  | { page: "learn"; game: string }
  | { page: "settings" }
  | { page: "about-offline" }
  | { page: "not-found" };

/** Addresses that the server answers itself. */
const SERVER = /^\/(api|assets|schema)(\/|$)|^\/(healthz|metrics|ws)$/;

interface Place {
  path: string;
  query: URLSearchParams;
  /** What follows `#`, without it. */
  hash: string;
}

class Router {
  #place = $state.raw<Place>(here());
  /** Changes with every step, even to the same address. */
  step = $state(0);

  get path(): string {
    return this.#place.path;
  }

  get query(): URLSearchParams {
    return this.#place.query;
  }

  get hash(): string {
    return this.#place.hash;
  }

  get route(): Route {
    return routeOf(this.#place.path);
  }

  /** Read the address again, after the browser has changed it. */
  update(): void {
    this.#place = here();
    this.step += 1;
  }
}

export const router = new Router();

/** Go to an address of this page; `replace` leaves no step behind for the back button. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  router.update();
}

/** Which page shows a path. A trailing slash makes no difference. */
export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decoded);
  if (rest.length === 0) {
    if (second === "") {
      switch (first) {
        case "":
          return { page: "lobby" };
        case "new":
          return { page: "new-table" };
        case "cards":
          return { page: "cards" };
        case "learn":
          return { page: "learn", game: "" };
        case "settings":
          return { page: "settings" };
        case "about-offline":
          return { page: "about-offline" };
      }
    } else if (first === "t") return { page: "table", code: second.toLowerCase() };
    else if (first === "r") return { page: "replay", id: second };
    else if (first === "learn") return { page: "learn", game: second };
  }
  return { page: "not-found" };
}

/** The address a click leads to within the page, or null if the browser should follow the link itself. */
export function inner(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || !link.hasAttribute("href") || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || SERVER.test(url.pathname)) return null;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (samePage && url.hash) return null;
  return url.pathname + url.search + url.hash;
}

function here(): Place {
  if (typeof location === "undefined") return { path: "/", query: new URLSearchParams(), hash: "" };
  return {
    path: location.pathname,
    query: new URLSearchParams(location.search),
    hash: location.hash.slice(1),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
