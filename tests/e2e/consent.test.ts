import type { Request } from "playwright";
import { describe, expect, it } from "vitest";
import { COOKIES, STORAGE } from "#schemas/kept-in-browser.ts";
import catalogue from "../../schemas/api/events.schema.json" with { type: "json" };
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, siteUrl } from "./support/browser.ts";
import { type Batch, hearBatches } from "./support/counted.ts";
import { type Guest, newGuest } from "./support/guest.ts";
import type { TestGuest } from "./support/pages/checkout-page.ts";
import { listingPath, openCheckout, openProperty } from "./support/places.ts";
import { stayAhead } from "./support/stay.ts";

openBrowser();

const banner = ({ page }: Guest) => page.locator("#cookie-choices");
const way = (guest: Guest, key: string) =>
  banner(guest).getByRole("button", { name: guest.say(`consent.${key}`) });
const stranger = (site: string, screen: "phone" | "desktop", more = {}) =>
  newGuest(site, screen, { consent: null, offlineCopies: false, ...more });
const choice = async ({ context }: Guest) =>
  (await context.cookies()).find(({ name }) => name === COOKIES.consent.name)?.value.split(".")[1];

/** No copies are kept here for reading offline, which the browser writes down. */
const troubleOf = ({ trouble }: Guest) => trouble.filter((line) => !line.includes("Service Worker"));

describe("the question for consent", () => {
  it("[CONS-05] is put once the server has said that it applies, and stands where each page wants it", async () => {
    const guest = await stranger("wrenhollow-nl", "phone");
    const { page } = guest;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: string[] = [];
    await page.route("**/api/pwa/policy-check*", async (route) => {
      asked.push(new URL(route.request().url()).search);
      await held;
      await route.continue();
    });
    await guest.open("/");
    await expect.poll(() => asked).toEqual(["?version=1"]);
    await page.waitForTimeout(600);
    expect(await banner(guest).isVisible()).toBe(false);
    answer();
    await banner(guest).waitFor();
    const offset = () => banner(guest).evaluate((element) => getComputedStyle(element).insetBlockEnd);
    expect(await offset()).toBe("56px");
    await page
      .locator('footer a[href*="/login"], header a[href*="/login"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/\/login/);
    await expect.poll(offset).toBe("78px");
    await banner(guest).waitFor();
    expect(asked).toHaveLength(1);
    expect(troubleOf(guest)).toEqual([]);
    await guest.context.close();
  });

  it("[CONS-02] stands where each page wants it as the guest goes on and back, without a load", async () => {
    const guest = await stranger("wrenhollow-nl", "phone");
    const { page } = guest;
    await guest.open("/");
    await page.evaluate(() => Object.assign(window, { loadedOnce: true }));
    /** Pixels from its lower edge to that of the window, once it is back. */
    const bottom = async () => {
      await banner(guest).waitFor();
      return banner(guest).evaluate((element) =>
        Math.round(innerHeight - element.getBoundingClientRect().bottom),
      );
    };
    const follow = async (path: RegExp) => {
      await page.locator("a[href]").evaluateAll((links, source) => {
        const isIt = ({ pathname }: HTMLAnchorElement) => new RegExp(source).test(pathname);
        (links as HTMLAnchorElement[]).find(isIt)?.click();
      }, path.source);
      await page.waitForURL((url) => path.test(url.pathname));
      await page.waitForTimeout(500);
    };
    expect(await bottom()).toBe(56);
    for (const [path, offset] of [
      [/^\/hotels-in-/, 51],
      [/^\/nl\/\d+\//, 0],
      [/^\/login/, 78],
      [/^\/my-booking/, 56],
    ] as const) {
      await follow(path);
      expect(await bottom(), path.source).toBe(offset);
    }
    await page.goBack();
    await page.waitForURL(/login/);
    await expect.poll(bottom).toBe(78);
    expect(await page.evaluate(() => "loadedOnce" in window)).toBe(true);
    await guest.context.close();
  });

  it.each([
    ["wrenhollow-nl", "desktop"],
    ["wrenhollow-nl", "phone"],
  ] as const)(
    "[CONS-06] takes yes, no and a choice with the same weight, and opens again from the footer: %s %s",
    async (site, screen) => {
      const guest = await stranger(site, screen);
      const { page } = guest;
      await guest.open("/");
      await banner(guest).waitFor();
      const looks = await banner(guest)
        .locator("form > * button:visible, form > details > summary")
        .evaluateAll((ways) =>
          ways.map((each) => {
            const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(each);
            const { width, height } = each.getBoundingClientRect();
            return {
              backgroundColor,
              color,
              fontSize,
              fontWeight,
              size: [Math.round(width), Math.round(height)],
            };
          }),
        );
      expect(looks).toHaveLength(3);
      for (const look of looks) expect(look).toEqual(looks[0]);
      expect(await accessibilityProblems(page)).toEqual([]);

      await way(guest, "refuseAll").click();
      await banner(guest).waitFor({ state: "hidden" });
      expect(await choice(guest)).toBe("");
      await guest.open(listingPath(site));
      await page.waitForTimeout(1200);
      expect(await banner(guest).isVisible()).toBe(false);

      const again = page.getByRole("link", { name: guest.say("consent.open") });
      await again.click();
      await banner(guest).waitFor();
      await banner(guest).getByText(guest.say("consent.settings")).click();
      const boxes = banner(guest).getByRole("checkbox");
      const ticks = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
      await expect.poll(ticks).toEqual([true, false, false, false]);
      await banner(guest).locator('[value="statistics"]').check();
      await way(guest, "save").click();
      await banner(guest).waitFor({ state: "hidden" });
      expect(await choice(guest)).toBe("s");
      expect(troubleOf(guest)).toEqual([]);
      await guest.context.close();
    },
  );

  it("is not put by a site that hides it, nor to whose browser has said no, and not on a checkout", async () => {
    const hidden = await stranger("solvanta-in", "phone");
    await hidden.open("/");
    await hidden.page.waitForTimeout(1500);
    expect(await banner(hidden).isVisible()).toBe(false);
    await hidden.context.close();

    const refusing = await stranger("wrenhollow-nl", "desktop");
    await refusing.page.addInitScript(() => Object.assign(navigator, { globalPrivacyControl: true }));
    await refusing.open("/");
    await refusing.page.waitForTimeout(1500);
    expect(await banner(refusing).isVisible()).toBe(false);
    await refusing.context.close();

    const booking = await stranger("wrenhollow-nl", "phone");
    await openCheckout(booking);
    await booking.page.waitForTimeout(800);
    expect(await banner(booking).count()).toBe(0);
    await booking.context.close();
  });

  it("is a plain form where no scripts run", async () => {
    const guest = await stranger("wrenhollow-nl", "desktop", { javaScript: false });
    const { page } = guest;
    await guest.open("/terms");
    await page.getByRole("link", { name: guest.say("consent.open") }).click();
    await banner(guest).waitFor();
    await way(guest, "acceptAll").click();
    await page.getByText(guest.say("consent.kept")).waitFor();
    expect(await choice(guest)).toBe("psm");
    expect(await banner(guest).isVisible()).toBe(false);
    await guest.context.close();
  });

  it("[CONS-03] [CONST-04] tells a second after statistics are accepted, and loads what counts not before", async () => {
    const guest = await stranger("wrenhollow-nl", "desktop");
    const { page } = guest;
    const batches = await hearBatches(page);
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    await guest.open("/");
    await banner(guest).waitFor();
    expect(fetched.filter((url) => url.includes("browser-tracking"))).toEqual([]);
    const answered = page.waitForResponse((response) => response.url().endsWith("/_consent"));
    await way(guest, "acceptAll").click();
    await answered;
    const accepted = Date.now();
    await expect.poll(() => batches.length, { timeout: 8000 }).toBeGreaterThan(0);
    expect(batches[0]?.events.map(({ name }) => name)).toEqual(["statistics_accepted"]);
    const waited = (batches[0]?.at ?? 0) - accepted;
    expect(waited).toBeGreaterThan(900);
    // Its part has to be fetched after that.
    expect(waited).toBeLessThan(4000);
    await guest.context.close();
  });
});

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
