import { afterAll, beforeAll, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";

describe("an owner's inquiry", () => {
  let test: TestApp;
  let keys = 0;
  beforeAll(async () => {
    test = await createTestApp();
  }, 90_000);
  afterAll(() => test.stop());

  const words = {
    name: "Asha Menon",
    property_name: "Duinhuis aan Zee",
    city: "De Cocksdorp",
    country: "NL",
    email: "asha.menon@guest.example",
    phone: "+31 6 1234 5678",
    message: "Zes kamers.\nSinds 2019.",
  };
  const nextKey = () => {
    keys += 1;
    return `inquiry${keys}`.padEnd(16, "0");
  };
  const send = (browser: Browser, more: object = {}, key = nextKey()) =>
    browser.post("/api/pwa/partner-inquiry", { ...words, idempotency_key: key, ...more });
  const kept = () => test.database.db.selectFrom("partner_inquiry").selectAll().execute();
  const mails = async () => {
    const rows = await test.database.db.selectFrom("outbox").select("payload").orderBy("outbox_id").execute();
    return rows.map(
      ({ payload }) => payload as { to: string; locale: string; subject: string; body: string },
    );
  };

  it("[STATIC-04] is kept once, reaches the brand and is answered in the language of the page, under a number nobody can guess", async () => {
    const browser = test.browser();
    const key = nextKey();
    const sent = await send(browser, {}, key);
    expect(sent.status, sent.text).toBe(200);
    const { reference } = sent.body;
    expect(reference).toMatch(/^[A-Z0-9]{12,}$/);
    expect((await send(browser, {}, key)).text).toBe(sent.text);
    expect((await send(browser, { message: "Other words." }, key)).status).toBe(422);
    const [row, ...more] = await kept();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ ...words, inquiry_id: reference });
    const all = await mails();
    expect(all.length).toBe(2);
    const answer = all.find(({ to }) => to === words.email);
    const forward = all.find(({ to }) => to !== words.email);
    for (const text of [words.phone, words.message, words.email]) expect(forward?.body).toContain(text);
    expect(forward?.subject).toContain("mail.inquiry.subject");
    // The address may be somebody else's: nothing of what was written goes there.
    for (const text of [words.name, words.property_name, words.phone, words.message])
      expect(`${answer?.subject} ${answer?.body}`).not.toContain(text);
    expect(answer?.body).toContain("mail.inquiry-answer.thanks");
  });

  it("[STATIC-04] is refused field by field where something is missing or wrong, and nothing is kept", async () => {
    const before = (await kept()).length;
    const browser = test.browser();
    const refused = async (more: object) => {
      const { status, body } = await send(browser, more);
      return [
        status,
        ...(body.fields ?? []).map(({ field, code }: Record<string, string>) => `${field} ${code}`),
      ];
    };
    expect(
      await refused({
        name: " ",
        property_name: "",
        city: "",
        country: "",
        email: "",
        phone: "",
        message: "",
      }),
    ).toEqual([
      422,
      "name name-required",
      "property_name property-required",
      "city city-required",
      "country country-required",
      "email contact-required",
      "message message-required",
    ]);
    expect(await refused({ email: "asha@", phone: "12" })).toEqual([
      422,
      "email email-invalid",
      "phone phone-invalid",
    ]);
    expect((await refused({ message: "a".repeat(2001) }))[1]).toBe("message too-long");
    const { body } = await send(browser, { phone: "12" });
    expect(body.fields[0].message).toMatch(/^Please enter a phone number of \d to \d+ digits$/);
    expect((await refused({ role: "admin" }))[0]).toBe(400);
    expect((await kept()).length).toBe(before);
  });

  it("needs the page's own token, and answers what fills the unseen field like any other without keeping it", async () => {
    const before = (await kept()).length;
    const browser = test.browser();
    await browser.get("/api/pwa/session");
    const forged = await browser.post(
      "/api/pwa/partner-inquiry",
      { ...words, idempotency_key: nextKey() },
      { "x-csrf-token": "forged" },
    );
    expect(forged.status).toBe(403);
    const robot = await send(browser, { website: "https://robot.example" });
    expect([robot.status, Object.keys(robot.body)]).toEqual([200, ["reference"]]);
    expect((await kept()).length).toBe(before);
  });

  it("is taken so often from one browser and no more, until the time is over", async () => {
    const browser = test.browser(undefined, "198.51.100.77");
    const { inquiriesPerSession, inquiryMinutes } = limits.protection;
    const states: number[] = [];
    for (let index = 0; index <= inquiriesPerSession; index += 1)
      states.push((await send(browser, { message: `Inquiry ${index}` })).status);
    expect(states).toEqual([...Array(inquiriesPerSession).fill(200), 429]);
    test.clock.advance(inquiryMinutes * 60_000);
    expect((await send(browser)).status).toBe(200);
  });
});
