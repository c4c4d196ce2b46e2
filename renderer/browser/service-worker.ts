/** What the server writes before this script. */
interface WorkerSettings {
  /** Build and release: a new one takes the place of the old and drops what that kept of pages. */
  readonly version: string;
  /** Bookings kept to be read without a connection; 0 removes the worker and all it kept. */
  readonly keptBookings: number;
}

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface PageEvent extends WorkerEvent {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

interface WorkerScope {
  readonly staywright: WorkerSettings;
  readonly addEventListener: (type: string, listen: (event: PageEvent) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (options: { readonly type: "window" }) => Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: { readonly unregister: () => Promise<boolean> };
}

// The types of the DOM know windows only.
const worker = self as unknown as WorkerScope;
const { version, keptBookings } = worker.staywright;
const PAGES = `offline-page-${version}`;
const BOOKINGS = "offline-bookings";
const off = keptBookings === 0;

// The whole of what a site can do without a connection (OFF-01, BDET-05): its offline page, and bookings that
// were seen. Nothing else is kept, and with a connection every page comes from the server.
worker.addEventListener("install", (event) => {
  event.waitUntil((off ? Promise.resolve() : keepOfflinePage("/offline")).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(begin());
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const isVisit = request.mode === "navigate";
  const isPage = isVisit || request.headers.get("accept") === "text/html";
  if (off || request.method !== "GET" || !isPage || new URL(request.url).origin !== location.origin) return;
  event.respondWith(pageOr(event, isVisit));
});

async function begin(): Promise<void> {
  await dropOldCaches();
  if (off) await worker.registration.unregister();
  else await worker.clients.claim().then(rememberOpenBookings);
}

/**
 * A booking may be the very page that brought the worker: a link of a mail. Its answer came before there was
 * anybody to keep it.
 */
async function rememberOpenBookings(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ type: "window" })) {
    if (!/\/booking\/[^/]+$/i.test(new URL(url).pathname)) continue;
    const request = new Request(url, { headers: { accept: "text/html" } });
    await fetch(request)
      .then((answer) => remember(answer, request))
      .catch(() => {});
  }
}

async function pageOr(event: PageEvent, isVisit: boolean): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    event.waitUntil(remember(answer, request).catch(() => {}));
    return answer;
  } catch (failure) {
    const wanted = new URL(request.url);
    const isOffline = isVisit || wanted.pathname === "/offline";
    const kept = (await keptBooking(wanted)) ?? (isOffline ? await keptOfflinePage(wanted) : undefined);
    if (kept) return kept;
    throw failure;
  }
}

/** The server marks what may be kept; a booking that is refused by now is forgotten. */
async function remember(answer: Response, request: Request): Promise<void> {
  const address = new URL(answer.url || request.url);
  const mark = answer.headers.get("x-offline-copy");
  if (mark === "page") return keepOfflinePage(address.pathname + address.search);
  const bookings = await caches.open(BOOKINGS);
  if (mark === "booking") {
    // Asked for once more: right after booking the page is a message of success, which belongs to that
    // moment.
    const calm = await fetch(address, { headers: { accept: "text/html" }, credentials: "same-origin" });
    if (!calm.ok || calm.headers.get("x-offline-copy") !== "booking") return;
    await bookings.delete(address.pathname);
    await bookings.put(address.pathname, await asCopy(calm));
    const names = await bookings.keys();
    await Promise.all(names.slice(0, -keptBookings).map((name) => bookings.delete(name)));
  } else if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
    await bookings.delete(address.pathname);
  }
}

/** A page that says it is a copy: whoever reads it later must not take it for what holds then. */
async function asCopy(page: Response): Promise<Response> {
  const html = (await page.text()).replace('data-offline-copy="true" hidden=""', 'data-offline-copy="true"');
  const headers = new Headers(page.headers);
  // What came packed is kept plain.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(html, { headers });
}

async function keepOfflinePage(address: string): Promise<void> {
  const answer = await fetch(address, { credentials: "omit", headers: { accept: "text/html" } });
  if (answer.ok && answer.headers.get("x-offline-copy") === "page")
    await (await caches.open(PAGES)).put(offlineKey(address), answer);
}

async function keptBooking({ pathname }: URL): Promise<Response | undefined> {
  return (await caches.open(BOOKINGS)).match(pathname);
}

async function keptOfflinePage({ search }: URL): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  return (await pages.match(offlineKey(`/offline${search}`))) ?? pages.match("/offline");
}

/** One page a language, whatever else its address says. */
function offlineKey(address: string): string {
  const locale = new URL(address, location.origin).searchParams.get("locale");
  return locale ? `/offline?locale=${encodeURIComponent(locale)}` : "/offline";
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => off || (name.startsWith("offline-page-") && name !== PAGES));
  await Promise.all(old.map((name) => caches.delete(name)));
}
