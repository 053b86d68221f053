/** The current location within the page. Paths are relative to the base path of the server. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="muraglia-base"]')?.content ?? "/";
export const BASE = meta.endsWith("/") ? meta : `${meta}/`;

function read(): { path: string; query: URLSearchParams; hash: string } {
  const path = location.pathname.startsWith(BASE) ? location.pathname.slice(BASE.length) : location.pathname.slice(1);
  return { path: decodeURIComponent(path).replace(/\/+$/, ""), query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

class Route {
  #now = $state.raw(read());

  get path(): string {
    return this.#now.path;
  }
  get parts(): string[] {
    return this.#now.path.split("/").filter(Boolean);
  }
  get query(): URLSearchParams {
    return this.#now.query;
  }
  get hash(): string {
    return this.#now.hash;
  }
  refresh = (): void => {
    this.#now = read();
  };
}

export const route = new Route();

/** Returns the address of a path within the page, for links. */
export const href = (path: string): string => BASE + path.replace(/^\//, "");

let outside = $state(location.origin + BASE.slice(0, -1));
/** Sets the address where others reach this server. */
export const setOutside = (address: string): void => void (outside = address);
/** Returns the full address of a path, for sharing. */
export const address = (path: string): string => `${outside}/${path.replace(/^\//, "")}`;

export function go(path: string, how: "push" | "replace" = "push"): void {
  const target = href(path);
  if (how === "replace") history.replaceState(null, "", target);
  else history.pushState(null, "", target);
  route.refresh();
  if (how === "push") scrollTo(0, 0);
}

/** Changes only the query; `undefined` removes a key. */
export function setQuery(changes: Record<string, string | undefined>): void {
  const query = new URLSearchParams(location.search);
  for (const [key, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(key);
    else query.set(key, value);
  }
  const text = query.toString();
  history.replaceState(null, "", location.pathname + (text ? `?${text}` : "") + location.hash);
  route.refresh();
}

export function setHash(hash: string): void {
  history.replaceState(null, "", location.pathname + location.search + (hash && `#${hash}`));
  route.refresh();
}

addEventListener("popstate", route.refresh);
addEventListener("hashchange", route.refresh);
document.addEventListener("click", (event) => {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin || !link.pathname.startsWith(BASE)) return;
  const inside = link.pathname.slice(BASE.length);
  if (/^(api|qr\.svg|assets|metrics|health|schema)\b/.test(inside)) return;
  event.preventDefault();
  go(inside + link.search + link.hash);
});
