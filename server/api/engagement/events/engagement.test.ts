import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createHttpEngagement } from "../../../gateways/http-engagement.ts";
import { sendOutbox } from "../../../jobs/outbox/send-outbox.ts";
import { createIds } from "../../../platform/ids.ts";
import { systemRandom } from "../../../platform/random.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookStay, GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { type HttpService, startHttpService } from "../../../testing/http-service.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { buildSupply } from "../../../testing/supply.ts";

const CLICK_ID = "Cj0KCQiA_gjKbH-2xR8e.v01";
const LANDING = {
  source: "newsletter",
  medium: "email",
  campaign: "spring-2027",
  term: "canal",
  content: "header",
  click: "google",
  deeplink: "/deals/unhurried-week",
};
const VIEW = { name: "page_view", attributes: { pageType: "City Page", route: "city", hard: true } };
const LIST = { name: "hotels_listed", attributes: { hotels: [1, 2] } };
const FROM = {
  utm_source: "newsletter",
  utm_medium: "email",
  utm_campaign: "spring-2027",
  utm_term: "canal",
  utm_content: "header",
  click_network: "google",
  deeplink: "/deals/unhurried-week",
  click_id: CLICK_ID,
};

/** Two nights from a day of April. */
const nights = (day: number) => ({
  checkin: `2027-04-${String(day).padStart(2, "0")}`,
  checkout: `2027-04-${String(day + 2).padStart(2, "0")}`,
});

interface Told {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

describe("the customer-engagement service", () => {
  let test: TestApp;
  let service: HttpService;
  beforeAll(async () => {
    [test, service] = await Promise.all([createTestApp(), startHttpService()]);
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => Promise.all([test.stop(), service.stop()]));
  afterEach(async () => {
    service.answer(200);
    await test.database.db.deleteFrom("outbox").execute();
  });

  /** Sends what waits; returns what that service was told by it. */
  async function told(): Promise<readonly Told[]> {
    const before = service.asked.length;
    const { db } = test.database;
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const gateways = {
      mail: { send: async () => undefined },
      engagement: createHttpEngagement({ url: service.url, secret: "a secret of that service" }, test.clock),
    };
    await sendOutbox({
      db,
      clock: test.clock,
      ids: createIds(systemRandom),
      log,
      gateways,
      protection: () => limits.protection,
      inquiryDays: () => limits.partner.inquiryDays,
    });
    const events = service.asked.slice(before).flatMap(({ json }) => (json as { events: Told[] }).events);
    return events.sort((one, other) => (one.name < other.name ? 1 : -1));
  }

  const count = (
    browser: Browser,
    data: readonly object[],
    more: object = {},
    headers?: Record<string, string>,
  ) => browser.post("/api/pwa/events", { classType: "EVENT_DATA", data, ...more }, headers);
  const landed = (browser: Browser) =>
    count(browser, [VIEW], { landing: { ...LANDING, click_id: CLICK_ID } });

  it("[TRK-08b] [TRK-08c] [TRK-08d] is told of events by its dimensions, with the campaign and its click id, by the outbox", async () => {
    const browser = test.browser();
    await browser.agree();
    await landed(browser);
    await count(browser, [LIST, { name: "scroll_milestone", attributes: { percent: 25 } }]);
    const place = { site: expect.any(String), brand: expect.any(String), country: "NL", locale: "nl" };
    service.answer(503);
    await told();
    test.clock.advance(60_000);
    service.answer(200);
    const events = await told();
    expect(events.map(({ name, attributes }) => ({ name, attributes }))).toEqual([
      {
        name: "page_view",
        attributes: { ...place, page_type: "City Page", ...FROM },
      },
      {
        name: "hotels_listed",
        attributes: { ...place, property_ids: "1,2", ...FROM },
      },
    ]);
    // One guest of that service, whom only the choice here is known by.
    expect(new Set(events.map(({ subject }) => subject)).size).toBe(1);
    expect(browser.cookie()).toContain(`.${events[0]?.subject}`);
    expect(await told()).toEqual([]);
  });

  it.each([
    ["before a choice", null, 2],
    ["after a refusal", [], 4],
    ["with consent to statistics alone", ["statistics"], 6],
    ["with consent to marketing alone", ["marketing"], 8],
  ] as const)("is told nothing and no campaign is kept, %s", async (_, categories, day) => {
    const browser = test.browser();
    if (categories) await browser.post("/api/pwa/consent", { version: 1, categories });
    await landed(browser);
    await bookStay(browser, `nothing-${categories}`, nights(day));
    expect(await told()).toEqual([]);
    expect(browser.cookie().includes("campaign=")).toBe(false);
    expect(await test.database.db.selectFrom("booking_campaign").selectAll().execute()).toEqual([]);
  });

  it("[TRK-11] [DEAL-03] gets the campaign of a landing with a booking, which keeps it, and nothing of the guest", async () => {
    const browser = test.browser();
    await browser.agree();
    await landed(browser);
    const { body } = await bookStay(browser, "from-a-campaign", nights(10));
    const kept = await test.database.db.selectFrom("booking_campaign").selectAll().execute();
    expect(kept).toEqual([
      expect.objectContaining({ booking_id: body.booking_id, ...LANDING, click_id: CLICK_ID }),
    ]);
    const events = await told();
    expect(events.map(({ name }) => name)).toEqual(["page_view", "booking_made"]);
    expect(events[1]?.attributes).toMatchObject({ property_id: 1, nights: 2, ...FROM });
    const said = JSON.stringify(events);
    for (const personal of [
      body.booking_id,
      ...Object.values(GUEST).filter((each) => String(each).length > 3),
    ])
      expect(said).not.toContain(String(personal));
    // Taken back: the cookie goes, and the next booking is told to nobody.
    await browser.post("/api/pwa/consent", { version: 1, categories: ["statistics"] });
    await bookStay(browser, "after-it", nights(12));
    expect([
      await told(),
      (await test.database.db.selectFrom("booking_campaign").selectAll().execute()).length,
    ]).toEqual([[], 1]);
  });

  it("is not told what waits without the number of a choice, as an earlier release kept it", async () => {
    const browser = test.browser();
    await browser.agree();
    await count(browser, [VIEW]);
    const { db } = test.database;
    const { payload } = await db.selectFrom("outbox").select("payload").executeTakeFirstOrThrow();
    const { consent: _, ...before } = payload as { readonly consent: string };
    await db
      .updateTable("outbox")
      .set({ payload: JSON.stringify(before) })
      .execute();
    expect(await told()).toEqual([]);
    expect(await db.selectFrom("outbox").select("state").execute()).toEqual([{ state: "sent" }]);
  });

  it.each([
    ["to all", []],
    ["to marketing", ["statistics"]],
    ["to statistics", ["preferences", "marketing"]],
  ])("is not told any more of what waited when its guest took consent back %s", async (_, left) => {
    const [browser, another] = [test.browser(), test.browser()];
    for (const each of [browser, another]) {
      await each.agree();
      await count(each, [VIEW]);
      // Once more, as whoever opens the settings again does: the first choice is replaced, not taken back.
      await each.agree();
    }
    await count(browser, [LIST]);
    await browser.post("/api/pwa/consent", { version: 1, categories: left });
    await browser.agree();
    const events = await told();
    expect(events.map(({ name }) => name)).toEqual(["page_view"]);
    expect(Object.keys(events[0] ?? {}).sort()).toEqual(["at", "attributes", "id", "name", "subject"]);
    const kept = await test.database.db.selectFrom("outbox").select(["state", "payload"]).execute();
    expect(kept).toEqual([1, 2, 3].map(() => ({ state: "sent", payload: {} })));
    await count(browser, [VIEW]);
    expect((await told()).map(({ name }) => name)).toEqual(["page_view"]);
  });

  it.each([
    ["corporate", "corporate"],
    ["travel_agent", "travel_agent"],
    ["signed_in", undefined],
  ] as const)(
    "[TRK-09] says of events whether the account is a company's or an agent's, by the session alone: %s",
    async (audience, account) => {
      const { db } = test.database;
      const browser = test.browser();
      const { token } = await openKnownSession(
        { db, clock: test.clock },
        { userId: `u-${audience}`, audience },
      );
      browser.useSession(token);
      await browser.agree();
      await db.deleteFrom("event_log").execute();
      // What a browser says of itself counts for nothing.
      await count(browser, [VIEW], undefined, { cookie: `${browser.cookie()}; userMode=corporate` });
      const own = account ? { account } : {};
      expect(
        (await db.selectFrom("event_log").select("attributes").execute()).map((row) => row.attributes),
      ).toEqual([{ ...VIEW.attributes, ...own }]);
      const [event] = await told();
      expect([event?.subject, event?.attributes.account]).toEqual([`u-${audience}`, account]);
    },
  );

  it("[CONST-04] [DEAL-03] keeps a campaign for 43200 minutes, from the last landing on", async () => {
    const browser = test.browser();
    await browser.agree();
    for (const click_id of [CLICK_ID, `${CLICK_ID}.2`]) {
      const { headers } = await count(browser, [VIEW], { landing: { ...LANDING, click_id } });
      const line = [headers["set-cookie"] ?? []].flat().find((each) => String(each).startsWith("campaign="));
      expect(line).toContain(click_id);
      expect(decodeURIComponent(decodeURIComponent(String(line)))).toContain(LANDING.deeplink);
      expect(Number(/max-age=(\d+)/i.exec(String(line))?.[1])).toBe(43_200 * 60);
    }
    const later = await count(browser, [VIEW]);
    expect(String(later.headers["set-cookie"] ?? "")).not.toContain("campaign=");
  });

  it("refuses a landing that is none", async () => {
    const browser = test.browser();
    await browser.agree();
    for (const landing of [
      {},
      { source: "noor@example.test" },
      { click_id: "0612345678" },
      { source: "newsletter", deeplink: "/booking/K7QP-3MNT-9XRD" },
      { source: "newsletter", deeplink: "https://elsewhere.example/" },
      { gclid: CLICK_ID },
      "x",
    ])
      expect((await count(browser, [VIEW], { landing })).status, JSON.stringify(landing)).toBe(400);
  });
});
