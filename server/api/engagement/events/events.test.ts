import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import catalogue from "../../../../schemas/api/events.schema.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";

type Node = Readonly<Record<string, unknown>>;
interface Attribute {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly items?: Attribute;
}
interface EventSchema {
  readonly properties: {
    readonly name: { readonly const: string };
    readonly page: Node;
    readonly attributes: {
      readonly required: readonly string[];
      readonly properties: Readonly<Record<string, Attribute>>;
    };
  };
}

const definitions = catalogue.$defs as unknown as Readonly<Record<string, EventSchema>>;
const events = catalogue.$defs.EventRecord.oneOf.map(({ $ref }) => {
  const { name, attributes } = (definitions[$ref.split("/").at(-1) ?? ""] as EventSchema).properties;
  return { name: name.const, attributes: attributes.properties, required: attributes.required };
});

/** What no attribute and no label may be able to hold. */
const PERSONAL = [
  "noor@example.test",
  "+31612345678",
  "0612345678",
  "Noor de Vries",
  "K7QP-3MNT-9XRD",
  "203.0.113.9",
  "/booking/K7QP-3MNT-9XRD?token=abc",
  "123e4567-e89b-12d3-a456-426614174000",
];

/** Words of the configuration, of which each attribute takes one. */
const WORDS: Readonly<Record<string, string>> = {
  "page_view.route": "listing",
  "booking_cancelled.reason": "other",
  "booking_failed.code": "sold_out",
  "verification_failed.kind": "coupon",
  "verification_failed.message": "coupon.refused",
};

/** A value that an attribute takes. */
function sampleOf(place: string, { type, enum: values, items }: Attribute): unknown {
  if (items) return [sampleOf(place, items)];
  if (values) return values[0];
  if (type === "integer" || type === "number") return 7;
  if (type === "boolean") return true;
  return WORDS[place] ?? expect.fail(`no sample of ${place}`);
}

const eventOf = ({ name, attributes }: (typeof events)[number]) => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, attribute]) => [key, sampleOf(`${name}.${key}`, attribute)]),
  ),
});

describe("the catalogue of tracking events", () => {
  let test: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    test = await createTestApp();
    browser = test.browser();
    await browser.agree();
  }, 90_000);
  afterAll(() => test.stop());
  beforeEach(async () => {
    await test.database.db.deleteFrom("event_log").execute();
  });
  const send = (...data: readonly unknown[]) => browser.post("/api/pwa/events", { data });
  const kept = () => test.database.db.selectFrom("event_log").select(["name", "attributes"]).execute();

  it("names each event once", () => {
    expect(new Set(events.map(({ name }) => name)).size).toBe(events.length);
    expect(events.length).toBeGreaterThan(0);
  });

  it("has no attribute that something personal fits into", () => {
    const open = events.flatMap(({ name, attributes }) =>
      Object.entries(attributes).flatMap(([key, attribute]) => {
        const { type, enum: values, pattern } = attribute.items ?? attribute;
        if (values || type === "integer" || type === "number" || type === "boolean") return [];
        const fits = pattern ? PERSONAL.filter((each) => new RegExp(pattern).test(each)) : PERSONAL;
        return fits.map((each) => `${name}.${key} takes ${each}`);
      }),
    );
    expect(open).toEqual([]);
    const { pattern } = catalogue.$defs.EventPage;
    expect(PERSONAL.filter((each) => new RegExp(pattern).test(each))).toEqual([]);
  });

  it.each(events)(
    "keeps $name with its facts, and refuses it without one of them or with another",
    async (event) => {
      const whole = eventOf(event);
      expect((await send(whole)).body).toEqual({ accepted: 1 });
      expect(await kept()).toEqual([whole]);
      for (const missing of event.required) {
        const { [missing]: _, ...attributes } = whole.attributes;
        expect((await send({ ...whole, attributes })).status, missing).toBe(400);
      }
      const more = { ...whole.attributes, email: "noor@example.test" };
      const { status, body } = await send({ ...whole, attributes: more });
      expect([status, body.fields]).toEqual([
        400,
        [expect.objectContaining({ field: "data.0.attributes.email", code: "additionalProperties" })],
      ]);
      expect(await kept()).toHaveLength(1);
    },
  );

  it("[TRK-08a] keeps no word that is not ours, of whatever form, from a forged page or by a forged request", async () => {
    const forged = [
      { name: "page_view", attributes: { pageType: "Others", route: "noor", hard: true } },
      { name: "page_view", attributes: { pageType: "Others", route: "constructor", hard: true } },
      { name: "booking_cancelled", attributes: { hotel: 7, reason: "noor-de-vries", charged: false } },
      { name: "booking_failed", attributes: { reason: "booking failed", code: "noor", status: 409 } },
      { name: "verification_failed", attributes: { kind: "coupon", message: "coupon.noor" } },
      { name: "verification_failed", attributes: { kind: "noor", message: "coupon.refused" } },
    ];
    for (const event of forged)
      expect((await send(event)).body, JSON.stringify(event)).toEqual({ accepted: 0 });
    const scroll = { name: "scroll_milestone", attributes: { percent: 25 } };
    for (const page of ["noor", "noor-de-vries", "constructor"])
      expect((await send({ ...scroll, page })).body, page).toEqual({ accepted: 1 });
    for (const page of ["Noor de Vries", "/booking/K7QP", "noor@example.test"])
      expect((await send({ ...scroll, page })).status, page).toBe(400);
    await send({ ...scroll, page: "home" });
    const { db } = test.database;
    const pages = await db.selectFrom("event_log").select("page").orderBy("page").execute();
    expect(pages.map(({ page }) => page)).toEqual(["home", null, null, null]);
    const waiting = await db.selectFrom("outbox").select("payload").execute();
    expect(JSON.stringify(waiting)).not.toContain("noor");
  });

  it("refuses an event that is not in it, and says which, with all that came beside it", async () => {
    const [known] = events.map(eventOf);
    const { status, body } = await send(known, { name: "guest_typed", attributes: {} });
    expect([status, body.code, body.fields]).toEqual([
      400,
      "validation_failed",
      [expect.objectContaining({ field: "data.1.name", code: "discriminator" })],
    ]);
    for (const nameless of [{ attributes: {} }, { name: 7 }, { name: "__proto__" }, "web_vitals", null])
      expect((await send(nameless)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it("[API-47] keeps what counts a visit for guests who agree to statistics, and failures for everybody", async () => {
    const stranger = test.browser();
    const refused = test.browser();
    await refused.post("/api/pwa/consent", { version: 1, categories: ["marketing"] });
    const needed = ["booking_failed", "verification_failed", "import_failed"];
    for (const event of events)
      for (const each of [stranger, refused]) {
        const { body } = await each.post("/api/pwa/events", {
          classType: "EVENT_DATA",
          data: [eventOf(event)],
        });
        expect(body, event.name).toEqual({ accepted: needed.includes(event.name) ? 1 : 0 });
      }
    const names = (await kept()).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(needed));
  });
});
