import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Release } from "#renderer";
import { registry } from "#widgets/registry";
import { seedDemoSupply } from "../../server/demo/seed-demo-supply.ts";
import { openGateways } from "../../server/gateways/open-gateways.ts";
import { readSettings } from "../../server/settings.ts";
import { createBrowser } from "../../server/testing/browser.ts";
import { openKnownSession } from "../../server/testing/known-guest.ts";
import { startTestWeb, type TestWeb } from "../../server/testing/web-app.ts";
import { renderExample } from "../support/example-node.tsx";
import { realRelease } from "../support/real-release.ts";

// What this copy of the project does with what was added to it, as JSON on the last line.

const HOST = "nl.wrenhollow.example";
type Member = Readonly<Record<string, unknown>>;

const release = await realRelease();
const web = await startTestWeb(() => release, {
  fill: (db) => seedDemoSupply(db, { properties: 150, today: "2027-03-01" }),
});
try {
  const found = {
    kind: (release as unknown as Member).seasons,
    widget: widget(release),
    ...(await calls(web)),
    ...(await filter(web)),
    ...(await outside()),
    event: await event(web),
  };
  process.stdout.write(`\n${JSON.stringify(found)}\n`);
} finally {
  await web.stop();
}

function widget({ sites }: Release): string | undefined {
  const { manifest } = registry["guard-widget"] ?? {};
  const [example] = manifest?.examples ?? [];
  const site = sites["wrenhollow-nl"];
  return manifest && example && site && renderExample(release, site, "en", manifest, example).html;
}

/**
 * The open call, and the one of the new scheme as a stranger, a member and the new role make it; what the
 * session says of the latter.
 */
async function calls({ app, db, clock }: TestWeb) {
  const browserOf = async (audience?: string) => {
    const browser = createBrowser(app, HOST);
    const { useSession: goOnWith } = browser;
    // The copy knows a role more.
    const claims = { audience: audience as "member" };
    if (audience) goOnWith((await openKnownSession({ db, clock: () => clock() }, claims)).token);
    return browser;
  };
  const [stranger, member, press] = [await browserOf(), await browserOf("member"), await browserOf("press")];
  const own = "/api/pwa/guard/press";
  return {
    call: (await stranger.get("/api/pwa/guard/echo?word=hello")).body,
    scheme: [(await stranger.get(own)).status, (await member.get(own)).status, (await press.get(own)).status],
    role: (await press.get("/api/pwa/session")).body.audience,
  };
}

/** The filter in the call and on the page that it narrows. */
async function filter({ app, get }: TestWeb) {
  const browser = createBrowser(app, HOST);
  const listed = async (more: string) =>
    (await browser.get(`/api/pwa/search?country_code=NL&count=60${more}`)).body as {
      readonly hotels: readonly { readonly ratings: { readonly value: number } }[];
      readonly facets: readonly { readonly id: string; readonly options: readonly Member[] }[];
    };
  const [all, narrowed] = [await listed(""), await listed("&filters[top_rated]=true")];
  const least = (list: typeof all) => Math.min(...list.hotels.map(({ ratings }) => ratings.value));
  const page = await get("/search?country_code=NL&top_rated=true&locale=en", HOST, {
    headers: { accept: "text/html" },
  });
  return {
    filter: {
      all: [all.hotels.length > narrowed.hotels.length, least(all)],
      narrowed: [narrowed.hotels.length > 0, least(narrowed)],
      facet: narrowed.facets.find(({ id }) => id === "top_rated")?.options,
      page: page.body,
    },
  };
}

/** What the new adapter of text messages wrote, and where the new provider of sign-in is asked. */
async function outside() {
  const folder = await mkdtemp(join(tmpdir(), "staywright-probe-"));
  const file = join(folder, "sent");
  const environment = { SMS_FILE: file, GUARD_CLIENT_ID: "guard", GUARD_CLIENT_SECRET: "secret" };
  const settings = readSettings(environment, folder).gateways;
  const { gateways, close } = openGateways(settings, { dataFolder: folder, clock: Date.now });
  await gateways.sms.send({ id: "s1", to: "+31612345678", text: "123 456", locale: "nl" });
  const { address } = await gateways.signIn.begin("guard", "https://nl.wrenhollow.example/back");
  close();
  return { adapter: await readFile(file, "utf8"), provider: address };
}

/** The event as the browser sends it, and as the server keeps it. */
async function event({ app, db }: TestWeb) {
  const sent: { readonly url: string; readonly body: Blob }[] = [];
  const sendBeacon = (url: string, body: Blob) => sent.push({ url, body }) > 0;
  Object.defineProperty(globalThis, "navigator", { value: { onLine: true, sendBeacon }, configurable: true });
  Object.assign(globalThis, { window: {}, document: { getElementById: () => null } });
  // It is there in the copy alone.
  const added: string = "../../renderer/browser/reports/tell-guard.ts";
  ((await import(added)) as { tellGuard: () => void }).tellGuard();
  const browser = createBrowser(app, HOST);
  await browser.agree();
  for (const { url, body } of sent) await browser.post(url, JSON.parse(await body.text()));
  return db.selectFrom("event_log").select(["name", "attributes"]).execute();
}
