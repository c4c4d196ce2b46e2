import { describe, expect, it } from "vitest";
import { COOKIES, STORAGE } from "#schemas/kept-in-browser.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { openBrowser, siteUrl } from "./support/browser.ts";
import { hearBatches } from "./support/counted.ts";
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

  it("[CONS-03] tells a second after statistics are accepted, and loads what counts not before", async () => {
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
    expect((batches[0]?.at ?? 0) - accepted).toBeGreaterThan(900);
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

/** Walks from the first page to a booking; returns the names of what was counted. */
async function walk(guest: Guest, lane: number): Promise<readonly string[]> {
  const { page } = guest;
  const batches = await hearBatches(page);
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    const { protocol, host, href } = new URL(request.url());
    if (protocol.startsWith("http") && host !== new URL(siteUrl(guest.site.id)).host) elsewhere.push(href);
  });
  await guest.open("/?utm_source=newsletter&utm_campaign=spring_2027&gclid=Cj0KCQiA_gjKbH-2xR8e_v01");
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
  expect(elsewhere).toEqual([]);
  return batches.flatMap(({ events }) => events.map(({ name }) => name));
}

describe("the way to a booking", () => {
  it.each([
    ["before any choice", null, 40],
    ["after a refusal", "", 41],
    ["after agreeing to all", "psm", 42],
  ])(
    "[CONS-04] keeps and sends what the guest allows, and all of it is in the registry: %s",
    async (_, consent, lane) => {
      const guest = await newGuest("wrenhollow-nl", "desktop", { consent, offlineCopies: false });
      const counted = await walk(guest, lane);
      const kept = await keptBy(guest);
      const rules = (Object.keys(kept) as (keyof Kept)[]).flatMap((place) =>
        kept[place].map((name) => [name, ruleOf(place, name)?.consent] as const),
      );
      expect(rules.filter(([, category]) => category === undefined)).toEqual([]);
      const optional = rules.filter(([, category]) => category !== "necessary").map(([name]) => name);
      if (consent) {
        expect(optional).toEqual([COOKIES.campaign.name]);
        for (const name of ["page_view", "hotels_listed", "property_view", "checkout_begun", "metric_event"])
          expect(counted).toContain(name);
      } else {
        expect(optional).toEqual([]);
        expect(counted).toEqual([]);
      }
      expect(kept.cookies.includes(COOKIES.consent.name)).toBe(consent !== null);
      await guest.context.close();
    },
  );
});
