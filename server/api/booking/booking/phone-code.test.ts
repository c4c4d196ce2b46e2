import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import limits from "../../../../config/limits.json" with { type: "json" };
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, buildQuote, GUEST } from "../../../testing/booking.ts";
import type { Browser } from "../../../testing/browser.ts";
import { openKnownSession } from "../../../testing/known-guest.ts";
import { buildRelease } from "../../../testing/release.ts";
import { buildSupply } from "../../../testing/supply.ts";
import { codeFor, waitingTexts } from "../../../testing/text-messages.ts";

/** The release of the tests, where the countries of some sites ask for a code. */
function asking(release: Release, asks: (siteId: string) => boolean): Release {
  const sites = Object.entries(release.sites).map(([id, site]) => [
    id,
    asks(id) ? { ...site, country: { ...site.country, payAtHotelPhoneCode: true } } : site,
  ]);
  return { ...release, sites: Object.fromEntries(sites) };
}

const OTHER_HOST = "in.hotels.test";
let test: TestApp;
let browser: Browser;
let user: typeof GUEST;
let number = "";
let keys = 0;
beforeAll(async () => {
  const plain = buildRelease();
  const site = Object.values(plain.sites).find(({ domain }) => domain.host === "nl.homes.test");
  const release = asking(plain, (id) => id === site?.id);
  test = await createTestApp({ release: () => release });
  await buildSupply(test.database.db);
  await test.database.db.updateTable("room_category").set({ capacity: 900 }).execute();
}, 90_000);
afterAll(() => test.stop());
beforeEach(() => {
  keys += 1;
  browser = test.browser();
  user = { ...GUEST, phone: `6${String(20_000_000 + keys * 10_001)}` };
  number = `+31${user.phone}`;
});

const quoteId = async (who = browser): Promise<string> => (await buildQuote(who)).quote_id;
const phoneOf = ({ phone, country_code, country_iso_code } = user) => ({
  phone,
  country_code,
  country_iso_code,
});
const send = (quote_id: string, more: object = phoneOf(), who = browser) =>
  who.post("/api/pwa/sendBookingCode", { quote_id, ...more });
const book = (quote_id: string, more: object = {}, key = `code${keys}`, who = browser) =>
  who.post("/api/pwa/createBooking", bookingBody(quote_id, key, { user, ...more }));
const code = () => codeFor(test.database.db, number);
const wrong = async () => ((Number(await code()) + 1) % 1_000_000).toString().padStart(6, "0");
const bookings = async (quote_id: string) =>
  test.database.db.selectFrom("booking").select("booking_id").where("quote_id", "=", quote_id).execute();

describe("the code of a booking", () => {
  it("[BOOK-08] is asked of whoever is not signed in, is sent to the number of the form, and books once", async () => {
    const quote = await quoteId();
    const refused = await book(quote);
    expect([refused.status, refused.body.code]).toEqual([422, "otp_required"]);
    expect(await bookings(quote)).toEqual([]);
    const sent = await send(quote);
    expect(sent.body).toMatchObject({ nod: 6, resend_in: limits.signIn.resendSeconds });
    expect(sent.text).not.toContain(user.phone);
    const otp = await code();
    const made = await book(quote, { otp });
    expect([made.status, made.body.state], made.text).toEqual([200, "confirmed"]);
    const again = await book(quote, { otp });
    expect(again.body.booking_id).toBe(made.body.booking_id);
    expect(await bookings(quote)).toHaveLength(1);
    expect((await book(quote, { otp }, `other${keys}`)).body.code).toBe("duplicate_request");
  });

  it("[BOOK-08] of many presses at once makes one booking", async () => {
    const quote = await quoteId();
    await send(quote);
    const otp = await code();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, press) => book(quote, { otp }, `press${keys}x${press}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await bookings(quote)).toHaveLength(1);
  });

  it("[BOOK-04] [BOOK-08] is wrong five times and then ended; another one is had after a minute, and books", async () => {
    const quote = await quoteId();
    await send(quote);
    const [otp, other] = [await code(), await wrong()];
    const tried = [];
    for (let count = 0; count < limits.signIn.codeTries; count += 1)
      tried.push((await book(quote, { otp: other })).body.code);
    expect(new Set(tried)).toEqual(new Set(["otp_invalid"]));
    expect((await book(quote, { otp })).body.code).toBe("otp_expired");
    test.clock.advance(59_000);
    expect((await send(quote, {})).body.resend_in).toBe(1);
    test.clock.advance(1000);
    await send(quote, {});
    expect((await waitingTexts(test.database.db)).filter(({ to }) => to === number)).toHaveLength(2);
    expect((await book(quote, { otp: await code() })).status).toBe(200);
  });

  it("[BOOK-08] proves its number for a quarter of an hour, in this browser and for no other number", async () => {
    const quote = await quoteId();
    await send(quote);
    const otp = await code();
    const elsewhere = test.browser();
    expect((await book(await quoteId(elsewhere), { otp }, undefined, elsewhere)).body.code).toBe(
      "otp_required",
    );
    const swapped = { ...user, phone: `7${user.phone.slice(1)}` };
    expect((await book(quote, { otp, user: swapped })).body.code).toBe("otp_required");
    expect((await book(quote, { otp })).status).toBe(200);
    expect((await book(await quoteId(), {}, `more${keys}`)).status).toBe(200);
    expect((await book(await quoteId(), { user: swapped }, `swap${keys}`)).body.code).toBe("otp_required");
    test.clock.advance(15 * 60_000 + 1);
    expect((await book(await quoteId(), {}, `late${keys}`)).body.code).toBe("otp_required");
  });

  it("[BOOK-08] signs nobody in, and a code to sign in with books nothing", async () => {
    const quote = await quoteId();
    await send(quote);
    expect((await browser.post("/api/pwa/authenticate", { otp: await code() })).body.code).toBe(
      "otp_expired",
    );
    const other = test.browser();
    const its = await quoteId(other);
    test.clock.advance(60_000);
    await other.post("/api/pwa/generateByPhone", phoneOf());
    expect((await book(its, { otp: await code() }, undefined, other)).body.code).toBe("otp_required");
  });

  it("[BOOK-08] says at the field what cannot be a code, which spends no try", async () => {
    const quote = await quoteId();
    await send(quote);
    for (const otp of ["", "12345", "abcdef", "1234567"])
      expect((await book(quote, { otp })).body.fields?.[0]?.field, otp).toBe("otp");
    const otp = await code();
    expect((await book(quote, { otp: `${otp.slice(0, 3)} ${otp.slice(3)}` })).status).toBe(200);
  });

  it("[BOOK-08] goes to a number alone, for a price of this browser that is not booked yet", async () => {
    const quote = await quoteId();
    const foreign = await send(quote, phoneOf(), test.browser());
    expect([foreign.status, foreign.body.code]).toEqual([404, "not_found"]);
    expect((await send(quote, {})).body.code).toBe("otp_expired");
    const refused = await send(quote, { ...phoneOf(), phone: "61" });
    expect([refused.status, refused.body.fields[0].field]).toEqual([422, "user.phone"]);
    const abroad = await send(quote, { ...phoneOf(), phone: "+447700900123" });
    expect([abroad.status, abroad.body.fields[0].field]).toEqual([422, "user.phone"]);
    expect((await waitingTexts(test.database.db)).filter(({ to }) => to === number)).toEqual([]);
    await send(quote);
    await book(quote, { otp: await code() });
    expect((await send(quote)).body.code).toBe("not_found");
  });

  it("[BOOK-08] is asked of nobody who is signed in, nor where the country does not say so", async () => {
    const { token } = await openKnownSession({ db: test.database.db, clock: test.clock });
    const known = test.browser();
    known.useSession(token);
    const its = await quoteId(known);
    expect((await send(its, phoneOf(), known)).body.code).toBe("forbidden");
    expect((await book(its, {}, undefined, known)).status).toBe(200);
    const elsewhere = test.browser(OTHER_HOST);
    const there = await elsewhere.post("/api/pwa/sendBookingCode", {
      quote_id: "q".repeat(20),
      ...phoneOf(),
    });
    expect([there.status, there.body.code]).toEqual([403, "forbidden"]);
  });

  it("[BOOK-08] counts with all other codes of its number", async () => {
    const quote = await quoteId();
    const answers = [];
    for (let count = 0; count <= limits.protection.codesPerPhone; count += 1) {
      answers.push(await send(quote));
      test.clock.advance(60_000);
    }
    expect(answers.map(({ status }) => status)).toEqual([
      ...Array(limits.protection.codesPerPhone).fill(200),
      429,
    ]);
  });
});
