import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import type { Browser } from "../../../testing/browser.ts";
import { codeFor, waitingTexts } from "../../../testing/text-messages.ts";

const GUEST = { name: "Noor de Wit", email: "noor@example.test", gdpr_consent: true };

let test: TestApp;
let guests = 0;
let number = "";
let phone = "";
beforeAll(async () => {
  test = await createTestApp();
}, 90_000);
afterAll(() => test.stop());
beforeEach(() => {
  guests += 1;
  phone = `6${String(10_000_000 + guests * 10_001)}`;
  number = `+31${phone}`;
  browser = test.browser();
});

let browser: Browser;
const post = (path: string, body: object, who = browser) => who.post(`/api/pwa/${path}`, body);
const send = (who = browser, more: object = {}) =>
  post("generateByPhone", { phone, country_code: "+31", ...more }, who);
const state = async (who = browser) => (await who.get("/api/pwa/signInState")).body;
const code = () => codeFor(test.database.db, number);
const prove = async (who = browser, otp?: string) =>
  post("authenticate", { otp: otp ?? (await code()) }, who);
const isKnown = async (who = browser) => (await who.get("/api/pwa/user")).body;
/** A code that is not the one that was sent. */
const wrong = async () => ((Number(await code()) + 1) % 1_000_000).toString().padStart(6, "0");
const account = async () => {
  await send();
  await prove();
  const made = await post("userSignUp", GUEST);
  expect(made.status, made.text).toBe(200);
  await post("userSignOut", {});
};

describe("a one-time code", () => {
  it("[ACC-12] is six digits in a message that a browser can read, named in no answer and nowhere in the database but there", async () => {
    const sent = await send();
    const [text] = (await waitingTexts(test.database.db)).filter(({ to }) => to === number);
    expect(text?.text).toMatch(/\n\n@[a-z.]+ #\d{6}$/);
    expect(sent.text).not.toContain(await code());
    const [row] = await test.database.db
      .selectFrom("one_time_code")
      .selectAll()
      .where("contact", "=", number)
      .execute();
    expect(JSON.stringify(row)).not.toContain(await code());
  });

  it("[ACC-12] is right once", async () => {
    await account();
    test.clock.advance(60_000);
    await send();
    const otp = await code();
    expect((await prove(browser, otp)).status).toBe(200);
    expect((await prove(browser, otp)).body.code).toBe("otp_expired");
  });

  it("[ACC-12] of many right answers at once is right once", async () => {
    await send();
    const otp = await code();
    const answers = await Promise.all(Array.from({ length: 5 }, () => prove(browser, otp)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  });

  it("[ACC-12] [ACC-22] is refused with number 54 five times, and then not even right, at once or one by one", async () => {
    await send();
    const [otp, other] = [await code(), await wrong()];
    const refused = await Promise.all(Array.from({ length: 9 }, () => prove(browser, other)));
    const told = refused.map(({ body }) => `${body.code} ${body.details?.error_code ?? ""}`.trim()).sort();
    expect(told).toEqual([
      ...Array(4).fill("otp_expired"),
      ...Array(limits.signIn.codeTries).fill("otp_invalid 54"),
    ]);
    expect((await prove(browser, otp)).body.code).toBe("otp_expired");
    expect((await isKnown()).isLoggedIn).toBe(false);
  });

  it("[ACC-12] ends after five minutes", async () => {
    await send();
    test.clock.advance(5 * 60_000 - 1);
    expect((await prove(browser, await wrong())).body.code).toBe("otp_invalid");
    test.clock.advance(1);
    expect((await prove()).body.code).toBe("otp_expired");
    expect((await state()).step).toBe("start");
  });

  it("[ACC-12] is good in the browser that asked and in no other", async () => {
    await send();
    const other = test.browser();
    expect((await prove(other)).body.code).toBe("otp_expired");
    await send(other, { phone: `7${phone.slice(1)}` });
    expect((await prove(other)).body.code).toBe("otp_invalid");
  });

  it("[ACC-12] is sent again after a minute, not before, and the new one burns the old", async () => {
    await send();
    const first = await code();
    test.clock.advance(59_000);
    expect((await send(browser, { phone: undefined })).body.resend_in).toBe(1);
    expect((await waitingTexts(test.database.db)).filter(({ to }) => to === number).length).toBe(1);
    test.clock.advance(1000);
    expect((await send(browser, { phone: undefined })).body.resend_in).toBe(60);
    const second = await code();
    if (first !== second) expect((await prove(browser, first)).body.code).toBe("otp_invalid");
    expect((await prove(browser, second)).status).toBe(200);
  });

  it("is not sent where only its state is asked for, and has no other length", async () => {
    expect((await send(browser, { send_otp: false })).body).toMatchObject({ expires_in: 0 });
    expect((await waitingTexts(test.database.db)).filter(({ to }) => to === number)).toEqual([]);
    expect((await send(browser, { nod: 4 })).status).toBe(400);
    expect((await send(browser, { nod: 6, devise_role: "CorporateAdmin" })).status).toBe(200);
    await prove();
    await post("userSignUp", GUEST);
    expect((await browser.get("/api/pwa/session")).body.audience).toBe("signed_in");
  });

  it("[ACC-13] goes nowhere for what is no number, which is said at the field", async () => {
    const refused = await send(browser, { phone: "61" });
    expect([refused.status, refused.body.fields[0]]).toMatchObject([422, { field: "phone" }]);
    expect((await send(browser, { phone: undefined })).body.code).toBe("otp_expired");
  });

  it("[ACC-11] is read as it was pasted, and what cannot be a code spends no try", async () => {
    await send();
    for (const otp of ["12345", "1234567", "abcdef", ""])
      expect((await post("authenticate", { otp })).body.fields?.[0]?.field, otp).toBe("otp");
    const otp = await code();
    expect((await post("authenticate", { otp: `${otp.slice(0, 3)} ${otp.slice(3)}` })).status).toBe(200);
  });
});

describe("codes for a number", () => {
  const asker = (index: number) => test.browser(undefined, `192.0.2.${index}`);
  const { codesPerPhone, codesPerBlock, codeBudgetMinutes } = limits.protection;

  it("[ACC-12] [ACC-13] are so many in an hour, whoever asks from wherever, and other numbers get theirs", async () => {
    const answers = [];
    for (let index = 0; index < codesPerPhone + 2; index += 1) answers.push(await send(asker(index)));
    expect(answers.map(({ status }) => status)).toEqual([...Array(codesPerPhone).fill(200), 429, 429]);
    expect(answers.at(-1)?.body.details.retry_after).toBeGreaterThan(0);
    const sent = (await waitingTexts(test.database.db)).filter(({ to }) => to === number);
    expect(sent.length).toBe(codesPerPhone);
    // A way of typing it is no other number.
    expect((await send(asker(90), { phone: `0${phone}` })).status).toBe(429);
    expect((await send(asker(91), { phone: `7${phone.slice(1)}` })).status).toBe(200);
    test.clock.advance(codeBudgetMinutes * 60_000);
    expect((await send(asker(92))).status).toBe(200);
  });

  it("[ACC-12] are so many for the numbers around it, so that nobody earns by sending many", async () => {
    test.clock.advance(codeBudgetMinutes * 60_000);
    const block = phone.slice(0, -4);
    const statuses = [];
    for (let index = 0; index <= codesPerBlock; index += 1) {
      const pumped = `${block}${String(index).padStart(4, "0")}`;
      statuses.push((await send(asker(100 + (index % 50)), { phone: pumped })).status);
    }
    expect(statuses).toEqual([...Array(codesPerBlock).fill(200), 429]);
  });
});
