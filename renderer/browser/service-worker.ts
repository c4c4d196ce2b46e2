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
/** Pages with prices by what the server says they are (OFF-02). */
const PRICED: Readonly<Record<string, string>> = { search: "search-cache", hotel: "hotel-cache" };
/** Whose browser this is, as whom they were last shown prices, and how far its clock is ahead of ours. */
const OWNER = "offline-owner";
const off = keptBookings === 0;

// The whole of what a site can do without a connection (OFF-01, BDET-05, OFF-02): its offline page, bookings
// that were seen, and pages with prices for as long as those are a minute old. With a connection every page
// comes from the server.
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
  else await worker.clients.claim().then(rememberOpenPages);
}

/**
 * A booking may be the very page that brought the worker: a link of a mail. Its answer came before there was
 * anybody to keep it, and so did the first page in a guest's language.
 */
async function rememberOpenPages(): Promise<void> {
  for (const { url } of await worker.clients.matchAll({ type: "window" })) {
    await keepLanguage(url).catch(() => {});
    if (!/\/booking\/[^/]+$/i.test(new URL(url).pathname)) continue;
    const request = new Request(url, { headers: { accept: "text/html" } });
    await fetch(request)
      .then((answer) => remember(answer, request, NaN))
      .catch(() => {});
  }
}

async function pageOr(event: PageEvent, isVisit: boolean): Promise<Response> {
  const { request } = event;
  const asked = Date.now();
  try {
    const answer = await fetch(request);
    // A copy for what is kept as it is; what is not is not read twice.
    const isPriced = (answer.headers.get("x-offline-copy") ?? "") in PRICED;
    event.waitUntil(remember(isPriced ? answer.clone() : answer, request, asked).catch(() => {}));
    if (answer.ok) event.waitUntil(keepLanguage(request.url).catch(() => {}));
    return answer;
  } catch (failure) {
    const wanted = new URL(request.url);
    const isOffline = isVisit || wanted.pathname === "/offline";
    const kept =
      (await keptBooking(wanted)) ??
      (await keptPriced(wanted)) ??
      (isOffline ? await keptOfflinePage(wanted) : undefined);
    if (kept) return kept;
    throw failure;
  }
}

/** The server marks what may be kept; a booking that is refused by now is forgotten. */
async function remember(answer: Response, request: Request, asked: number): Promise<void> {
  const address = new URL(answer.url || request.url);
  // Such an answer comes from the server itself, and never out of the browser's own store.
  if (answer.headers.get("cache-control")?.includes("no-store")) await setClock(answer, asked);
  await keepToOwner(answer.headers.get("x-offline-owner"));
  const mark = answer.headers.get("x-offline-copy");
  if (mark && PRICED[mark]) return keepPriced(PRICED[mark], address, answer);
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

/**
 * What was kept for somebody else goes at the first page that is another's: after signing in or out by a
 * plain form, in another tab, or where a session ended elsewhere.
 */
async function keepToOwner(owner: string | null): Promise<void> {
  if (owner === null || owner === (await said("owner"))) return;
  for (const name of [BOOKINGS, ...Object.values(PRICED)]) await caches.delete(name);
  await say("owner", owner);
}

/**
 * Keeps a page with prices until these are a minute old, by the clock of whoever made them: wherever the
 * answer has lain since, the browser's own store included, that time counts.
 */
async function keepPriced(name: string, address: URL, answer: Response): Promise<void> {
  const [key, made] = ["x-offline-key", "x-made-at"].map((header) => answer.headers.get(header));
  const until = Number(made ?? NaN) + Number((await said("clock")) ?? NaN) + PRICE_MS;
  // Neither what is older, nor what comes from later than now: then the clock was set meanwhile.
  if (!key || !(until > Date.now() && until <= Date.now() + PRICE_MS)) return;
  await say("key", modeOf(key));
  const headers = new Headers(answer.headers);
  for (const packed of ["content-encoding", "content-length"]) headers.delete(packed);
  headers.set("x-kept-until", String(until));
  const cache = await caches.open(name);
  const entry = entryOf(key, address);
  const copy = await answer.blob();
  await cache.delete(entry);
  await cache.put(entry, new Response(copy, { headers }));
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, -MOST_PRICED).map((each) => cache.delete(each)));
}

/** A page with prices that are not a minute old, as whoever is here now was last shown them. */
async function keptPriced(address: URL): Promise<Response | undefined> {
  const mode = await said("key");
  for (const name of Object.values(PRICED)) {
    const cache = await caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      const [, key = ""] = pathname.match(/^\/_kept\/([^/]*)/) ?? [];
      if (pathname.slice(key.length + 7) + search !== address.pathname + address.search) continue;
      const kept = await cache.match(url);
      const left = Number(kept?.headers.get("x-kept-until")) - Date.now();
      // More than a minute is left where the clock was set back meanwhile.
      if (!kept || left < 0 || left > PRICE_MS) await cache.delete(url);
      else if (modeOf(decodeURIComponent(key)) === mode) return kept;
    }
  }
  return undefined;
}

function entryOf(key: string, { pathname, search }: URL): string {
  return `/_kept/${encodeURIComponent(key)}${pathname}${search}`;
}

/** What of a key is the guest's: their mode and membership; the rest follows from the address. */
function modeOf(key: string): string {
  return key.split(" ")[0] ?? "";
}

/**
 * How far the browser's clock is ahead of ours at the least, from an answer of the server to what was asked
 * at `asked`: ours stood somewhere in the second that it names, after that.
 */
async function setClock(answer: Response, asked: number): Promise<void> {
  const ahead = asked - Date.parse(answer.headers.get("date") ?? "") - 1000;
  if (Number.isFinite(ahead)) await say("clock", String(ahead));
}

async function say(what: "owner" | "key" | "clock", text: string): Promise<void> {
  await (await caches.open(OWNER)).put(`/${what}`, new Response(text));
}

async function said(what: "owner" | "key" | "clock"): Promise<string | undefined> {
  return (await (await caches.open(OWNER)).match(`/${what}`))?.text();
}

/** A page that says it is a copy: whoever reads it later must not take it for what holds then. */
async function asCopy(page: Response): Promise<Response> {
  return changed(page, (html) => unhidden(html, "data-offline-copy"));
}

/** The offline page with links to the bookings that are kept here, the last seen first (OFF-01). */
async function withKeptBookings(page: Response): Promise<Response> {
  const bookings = await caches.open(BOOKINGS);
  const addresses = (await bookings.keys()).map(({ url }) => new URL(url).pathname).reverse();
  if (addresses.length === 0) return page;
  const links = addresses.map(async (address) => {
    const html = (await (await bookings.match(address))?.text()) ?? "";
    // The server has made the copy's own name safe to stand in a page.
    const name = html.match(/ data-copy-name="([^"]*)"/)?.[1] ?? address.split("/").at(-1);
    return `<li><a href="${address}"><bdi>${name}</bdi></a></li>`;
  });
  const list = (await Promise.all(links)).join("");
  return changed(page, (html) =>
    unhidden(html, "data-kept-bookings").replace('<ul data-kept-list="true">', (start) => start + list),
  );
}

const unhidden = (html: string, mark: string) => html.replace(`${mark}="true" hidden=""`, `${mark}="true"`);

async function changed(page: Response, change: (html: string) => string): Promise<Response> {
  const html = change(await page.text());
  const headers = new Headers(page.headers);
  // What came packed is kept plain.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  return new Response(html, { headers });
}

async function keepOfflinePage(address: string): Promise<void> {
  const asked = Date.now();
  const answer = await fetch(address, {
    cache: "no-store",
    credentials: "omit",
    headers: { accept: "text/html" },
  });
  await setClock(answer, asked);
  if (answer.ok && answer.headers.get("x-offline-copy") === "page")
    await (await caches.open(PAGES)).put(offlineKey(address), answer);
}

/** Keeps the offline page in the language that a page is read in, where it is not the site's own. */
async function keepLanguage(address: string): Promise<void> {
  const key = offlineKey(address);
  if (key !== "/offline" && !(await (await caches.open(PAGES)).match(key))) await keepOfflinePage(key);
}

async function keptBooking({ pathname }: URL): Promise<Response | undefined> {
  return (await caches.open(BOOKINGS)).match(pathname);
}

async function keptOfflinePage({ search }: URL): Promise<Response | undefined> {
  const pages = await caches.open(PAGES);
  const page = (await pages.match(offlineKey(`/offline${search}`))) ?? (await pages.match("/offline"));
  return page && withKeptBookings(page);
}

/** One page a language, whatever else its address says. */
function offlineKey(address: string): string {
  const locale = new URL(address, location.origin).searchParams.get("locale");
  return locale ? `/offline?locale=${encodeURIComponent(locale)}` : "/offline";
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const ofVersion = (name: string) =>
    (name.startsWith("offline-page-") && name !== PAGES) || Object.values(PRICED).includes(name);
  const old = names.filter((name) => off || ofVersion(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Prices are shown for no longer than this (OFF-02), milliseconds. */
const PRICE_MS = 60_000;
const MOST_PRICED = 20;
