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

/** A value that an attribute takes. */
function sampleOf({ type, enum: values, pattern = "", items }: Attribute): unknown {
  if (items) return [sampleOf(items)];
  if (values) return values[0];
  if (type === "integer" || type === "number") return 7;
  if (type === "boolean") return true;
  const sample = ["coupon", "coupon.refused", "sold_out"].find((each) => new RegExp(pattern).test(each));
  return sample ?? expect.fail(`no sample of ${pattern}`);
}

const eventOf = ({ name, attributes }: (typeof events)[number]) => ({
  name,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([key, attribute]) => [key, sampleOf(attribute)]),
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
    // A label is words: a name is one too, and nothing but our own code writes it.
    const labels = PERSONAL.filter((each) => each !== "Noor de Vries" && new RegExp(pattern).test(each));
    expect(labels).toEqual([]);
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
