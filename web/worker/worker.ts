/**
 * The service worker: keeps the shell of the page for times without a connection, and shows notices.
 *
 * The page always comes from the server if it can be reached, so an old page never meets a new server for longer than it takes to
 * reload. What is kept is named by the digest of the build, which the server fills in: a new build is a new worker with a new store.
 */
export {}; // removed when the worker is built

declare const self: ServiceWorkerGlobalScope;

const DIGEST = "muraglia-page-digest";
const SHELL = `shell-${DIGEST}`;
const HOME = self.registration.scope;
const NOT_THE_PAGE = /^(api|assets|health|metrics|qr\.svg)\b/;
const OUT_OF_SERVICE = [502, 503, 504]; // said by a proxy whose server is away

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(HOME)) return;
  const path = request.url.slice(HOME.length);
  if (request.mode === "navigate" && !NOT_THE_PAGE.test(path)) event.respondWith(pageOrShell(request));
  else if (path.startsWith("assets/")) event.respondWith(asset(request));
});
self.addEventListener("message", (event) => {
  const { keep } = event.data as { keep?: string[] };
  if (keep) event.waitUntil(keepAll(keep));
});
self.addEventListener("push", (event) => event.waitUntil(show(event.data?.json() as Notice)));
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event as Renewal)));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL((event.notification.data as { path?: string } | null)?.path ?? "", HOME)));
});

/** Keeps the page and what it names. Fails, to be tried again, if the server was updated at this very moment. */
async function install(): Promise<void> {
  const page = await fetch(HOME, { cache: "no-cache" });
  const html = await page.clone().text();
  if (!page.ok || !html.includes(DIGEST)) throw new Error("the server has another page by now");
  const shell = await caches.open(SHELL);
  await shell.addAll(Array.from(html.matchAll(/="([^"]*\/assets\/[^"]+)"/g), (found) => found[1]!));
  await shell.put(HOME, page);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith("shell-") && name !== SHELL) await caches.delete(name);
  await self.clients.claim();
}

async function pageOrShell(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (!OUT_OF_SERVICE.includes(answer.status)) return answer;
    return (await caches.match(HOME)) ?? answer;
  } catch (error) {
    const shell = await caches.match(HOME);
    if (!shell) throw error;
    return shell;
  }
}

/** Files whose names change with their content never have to be asked for twice. */
async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** Keeps what a page had loaded before this worker was there. */
async function keepAll(addresses: string[]): Promise<void> {
  const shell = await caches.open(SHELL);
  for (const address of addresses) if (address.startsWith(`${HOME}assets/`) && !(await shell.match(address))) await shell.add(address);
}

/** What the server sends; see `server/notice_words.py`. */
interface Notice {
  title: string;
  body: string;
  path: string;
  key: string;
  tag: string;
}

/** Shows a notice in the place of the one before. It rings unless it says the same again. */
async function show({ title, body, path, key, tag }: Notice): Promise<void> {
  const [before] = await self.registration.getNotifications({ tag });
  const isNew = (before?.data as { key?: string } | undefined)?.key !== key;
  const look = { icon: `${HOME}icon-192.png`, badge: `${HOME}badge-96.png` };
  await self.registration.showNotification(title, { body, tag, ...look, ...(before && isNew && { renotify: true }), silent: !isNew, data: { path, key } });
}

/** What the browser says when it ends a subscription; either may be missing. */
interface Renewal extends ExtendableEvent {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Tells the server of a new subscription in the place of one that has ended. The page may not be opened for weeks. */
async function renew({ oldSubscription, newSubscription }: Renewal): Promise<void> {
  const reach = `${HOME}api/me/reach`;
  const tell = (method: string, body: object) => fetch(`${reach}/subscription`, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  const key = async () => ((await (await fetch(reach)).json()) as { key: string }).key;
  const made = newSubscription ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await key() }));
  const { endpoint, keys } = made.toJSON();
  await tell("POST", { endpoint, p256dh: keys?.["p256dh"], auth: keys?.["auth"] });
  if (oldSubscription && oldSubscription.endpoint !== endpoint) await tell("DELETE", { endpoint: oldSubscription.endpoint });
}

/** Brings a page of ours to an address, the one that is already there first. */
async function open(address: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === address.pathname) ?? pages[0];
  if (!there) return void (await self.clients.openWindow(address.href));
  if (new URL(there.url).pathname !== address.pathname) there.postMessage({ go: address.href.slice(HOME.length) });
  await there.focus();
}
