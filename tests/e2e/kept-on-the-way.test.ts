import type { Request } from "playwright";
import { describe, expect, it } from "vitest";
import { COOKIES, STORAGE } from "#schemas/kept-in-browser.ts";
import catalogue from "../../schemas/api/events.schema.json" with { type: "json" };
import { openBrowser, siteUrl } from "./support/browser.ts";
import { banner, way } from "./support/consent.ts";
import { type Batch, hearBatches } from "./support/counted.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import type { TestGuest } from "./support/pages/checkout-page.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();

interface Kept {
  readonly cookies: readonly string[];
  readonly localStorage: readonly string[];
  readonly sessionStorage: readonly string[];
}

/** Names of what a browser keeps. */
async function keptBy({ page, context }: Guest): Promise<Kept> {
  const keys = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)] as const);
  const cookies = (await context.cookies()).map(({ name }) => name.replace(/^__Host-/, ""));
  return { cookies, localStorage: keys[0], sessionStorage: keys[1] };
}

/** The rule of the registry that a name falls under. */
function ruleOf(place: keyof Kept, name: string) {
  if (place === "cookies") return Object.values(COOKIES).find((rule) => rule.name === name);
  return Object.values(STORAGE).find(
    (rule) =>
      rule.place === place &&
      (rule.name.endsWith("*") ? name.startsWith(rule.name.slice(0, -1)) : name === rule.name),
  );
}

const traveller: TestGuest = {
  firstName: "Noor",
  lastName: "Verhoeven",
  phone: "612345678",
  email: "noor@example.com",
};

/** What a walk has brought about. */
interface Walked {
  readonly batches: readonly Batch[];
  /** What was asked for, each once. */
  readonly asked: Set<string>;
}

/**
 * A request by its method and path: numbers and hashes say nothing here, nor which of the pictures and parts
 * of the product it is, but for the part that counts. What goes to another host is named in full.
 */
function askedOf(request: Request): string {
  const { pathname, host } = new URL(request.url());
  if (host !== new URL(siteUrl("wrenhollow-nl")).host) return request.url();
  const path = pathname
    .replace(/^\/(images|fonts|brand|_words|_styles)\/.*/, "/$1/*")
    .replace(/^\/assets\/(browser-tracking)?.*/, "/assets/$1*")
    .replace(/\/booking\/[A-Z0-9]+$/, "/booking/*")
    .replace(/\/\d+(?=\/|$)/, "/*");
  return `${request.method()} ${path}`;
}

/**
 * Walks from a link of a campaign to a booking, and answers the question for consent on the first page, if at
 * all.
 */
async function walk(guest: Guest, answer: "refuseAll" | "acceptAll" | null, lane: number): Promise<Walked> {
  const { page } = guest;
  const batches = await hearBatches(page);
  const asked = new Set<string>();
  page.on("request", (request) => request.url().startsWith("http") && asked.add(askedOf(request)));
  await guest.open("/?utm_source=newsletter&utm_campaign=spring_2027&gclid=Cj0KCQiA_gjKbH-2xR8e_v01");
  await banner(guest).waitFor();
  if (answer) {
    await way(guest, answer).click();
    await banner(guest).waitFor({ state: "hidden" });
  }
  // Time enough to count, and to do what it may not.
  // What a page sends when it is left is not heard any more: it is told before that it is.
  const settle = async () => {
    await page.waitForTimeout(2500);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await page.waitForTimeout(200);
  };
  await settle();
  const stay = stayAhead(2, lane);
  await guest.open(listingPath(guest.site.id, stay));
  await settle();
  await openProperty(guest, stay);
  await settle();
  await openCheckout(guest, stay);
  await settle();
  await guest.checkout.fillGuest(traveller);
  await guest.checkout.book();
  await guest.booking.article.waitFor();
  await settle();
  return { batches, asked };
}

/** What a browser keeps that the site works with. */
const NEEDED_COOKIES = ["appContext", "countryIso", "geo", "guest", "sid"];
/** What is kept beside cookies on the way: the place that was looked at. */
const NEEDED_STORAGE = { localStorage: ["staywright.recent-hotels.wrenhollow-nl"], sessionStorage: [] };
const NEEDED_REQUESTS = [
  "GET /",
  "GET /_styles/*",
  "GET /_words/*",
  "GET /api/pwa/policy-check",
  "GET /api/pwa/session",
  "GET /assets/*",
  "GET /booking/*",
  "GET /brand/*",
  "GET /checkout",
  "GET /fonts/*",
  "GET /hotels-in-amsterdam",
  "GET /images/*",
  "GET /nl/*/",
  "POST /api/pwa/createBooking",
];

describe("the way to a booking", () => {
  const strangerHere = () => newGuest("wrenhollow-nl", "desktop", { consent: null, offlineCopies: false });
  const sorted = ({ cookies, localStorage, sessionStorage }: Kept): Kept => ({
    cookies: cookies.toSorted(),
    localStorage: localStorage.toSorted(),
    sessionStorage: sessionStorage.toSorted(),
  });

  it.each([
    ["before any choice", null, 40, [], []],
    ["after a refusal", "refuseAll", 41, [COOKIES.consent.name], ["POST /_consent"]],
  ] as const)(
    "[CONS-04] keeps and asks for what it needs, and for nothing else: %s",
    async (_, answer, lane, cookies, requests) => {
      const guest = await strangerHere();
      const { batches, asked } = await walk(guest, answer, lane);
      const kept = await keptBy(guest);
      expect(sorted(kept)).toEqual({
        ...NEEDED_STORAGE,
        cookies: [...NEEDED_COOKIES, ...cookies].toSorted(),
      });
      expect([...asked].toSorted()).toEqual([...NEEDED_REQUESTS, ...requests].toSorted());
      expect(batches).toEqual([]);
      const places = Object.keys(kept) as (keyof Kept)[];
      const rules = places.flatMap((place) => kept[place].map((name) => ruleOf(place, name)?.consent));
      expect(new Set(rules)).toEqual(new Set(["necessary"]));
      await guest.context.close();
    },
  );

  it("[CONS-04] [TRK-08a] counts for whoever agrees, in batches of the one list of events, nothing of the guest, and forgets it when that is taken back", async () => {
    const guest = await strangerHere();
    const { page } = guest;
    const { batches, asked } = await walk(guest, "acceptAll", 42);
    const optional = [COOKIES.campaign.name, COOKIES.fingerprint.name];
    const needed = [...NEEDED_COOKIES, COOKIES.consent.name];
    expect(sorted(await keptBy(guest))).toEqual({
      ...NEEDED_STORAGE,
      cookies: [...needed, ...optional].toSorted(),
    });
    const counting = ["GET /assets/browser-tracking*", "POST /_consent", "POST /api/pwa/events"];
    expect([...asked].toSorted()).toEqual([...NEEDED_REQUESTS, ...counting].toSorted());

    const sent = batches.map(({ text }) => JSON.parse(text));
    for (const { classType, data, landing, ...more } of sent) {
      expect([classType, more]).toEqual(["EVENT_DATA", {}]);
      expect(data.map(({ name }: { readonly name: string }) => name).filter(isNoEvent)).toEqual([]);
      for (const event of data) expect(Object.keys(event).filter((key) => !EVENT_KEYS.has(key))).toEqual([]);
    }
    const names = batches.flatMap(({ events }) => events.map(({ name }) => name));
    expect(names).toEqual(expect.arrayContaining(["statistics_accepted", "page_view", "metric_event"]));
    expect(names).toEqual(
      expect.arrayContaining(["hotels_listed", "property_view", "checkout_begun", "booked"]),
    );
    expect(sent.filter(({ landing }) => landing).map(({ landing }) => landing)).toEqual([
      {
        source: "newsletter",
        campaign: "spring_2027",
        click: "google",
        click_id: "Cj0KCQiA_gjKbH-2xR8e_v01",
        deeplink: "/",
      },
    ]);
    const said = batches.map(({ text }) => text).join();
    const number = await guest.booking.number();
    expect(number.length).toBeGreaterThan(5);
    for (const personal of [...Object.values(traveller), number, number.replaceAll("-", ""), "/booking"])
      expect(said).not.toContain(personal);

    const before = batches.length;
    await page.getByRole("link", { name: guest.say("consent.open") }).click();
    await way(guest, "refuseAll").click();
    await banner(guest).waitFor({ state: "hidden" });
    asked.clear();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
    await guest.open("/");
    await page.waitForTimeout(2500);
    expect(batches.length).toBe(before);
    expect([...asked].filter((each) => /tracking|events/.test(each))).toEqual([]);
    expect((await keptBy(guest)).cookies.toSorted()).toEqual(needed.toSorted());
    await guest.context.close();
  });
});

const EVENT_KEYS = new Set(["name", "page", "time", "attributes"]);
/** Names of the catalogue. */
const events = catalogue.$defs.EventRecord.oneOf.map(
  ({ $ref }) =>
    (catalogue.$defs as unknown as Record<string, { properties: { name: { const: string } } }>)[
      $ref.split("/").at(-1) ?? ""
    ]?.properties.name.const,
);
const isNoEvent = (name: string) => !events.includes(name);
