import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays } from "#domain/dates";
import type { Release, Site } from "#renderer";
import { messagesOf } from "#renderer/release";
import { registry } from "#widgets/registry";
import { realRelease } from "../../../../tests/support/real-release.ts";
import type { WaitingMail } from "../../../gateways/waiting-mail.ts";
import type { MailedCancellation } from "../../../mails/cancelled-facts.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { bookingBody, buildQuote } from "../../../testing/booking.ts";
import { buildSupply } from "../../../testing/supply.ts";
import type { QuoteRow } from "../quote/queries.ts";
import { bookingMails } from "./booking-mails.ts";

const BOOKING = "7KQ2MZ9XW4TD";
const LINK = /^https:\/\/nl\.wrenhollow\.example\/booking\/7KQ2MZ9XW4TD(\?locale=\w+)?$/;
const MARKS = /[\u2068\u2069\u200f]/g;
const ENGLISH =
  /\b(Dear|Your booking|is confirmed|Booking number|Address:|from|until|nights?|rooms?|You pay|Nothing|See your)\b/;

/** What each language makes of the facts: arrival, its time, nights and rooms, total. */
const facts: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ["Saturday, 10 April 2027", "from 2:00 PM", "2 nights, 3 rooms", "€12,345.00"],
  nl: ["zaterdag 10 april 2027", "vanaf 14:00 uur", "2 nachten, 3 kamers", "€ 12.345,00"],
  de: ["Samstag, 10. April 2027", "ab 14:00 Uhr", "2 Nächte, 3 Zimmer", "12.345,00 €"],
  fr: ["samedi 10 avril 2027", "à partir de 14:00", "2 nuits, 3 chambres", "12 345,00 €"],
  ar: ["السبت، 10 أبريل 2027", "ابتداءً من 2:00 م", "ليلتان، 3 غرف", "12,345.00 €"],
  es: ["sábado, 10 de abril de 2027", "desde las 14:00", "2 noches, 3 habitaciones", "12.345,00 €"],
  it: ["sabato 10 aprile 2027", "dalle 14:00", "2 notti, 3 camere", "12.345,00 €"],
  pt: ["sábado, 10 de abril de 2027", "a partir das 14:00", "2 noites, 3 quartos", "€ 12.345,00"],
  id: ["Sabtu, 10 April 2027", "mulai pukul 14.00", "2 malam, 3 kamar", "€12.345,00"],
  my: ["Sabtu, 10 April 2027", "dari 2:00 PTG", "2 malam, 3 bilik", "€12,345.00"],
  ja: ["2027年4月10日土曜日", "14:00から", "2泊、3室", "€12,345.00"],
  vi: ["Thứ Bảy, 10 tháng 4, 2027", "từ 14:00", "2 đêm, 3 phòng", "12.345,00 €"],
  th: ["วันเสาร์ที่ 10 เมษายน 2027", "ตั้งแต่ 14:00 น.", "2 คืน, 3 ห้อง", "€12,345.00"],
  hi: ["शनिवार, 10 अप्रैल 2027", "2:00 pm से", "2 रातें, 3 कमरे", "€12,345.00"],
};
const locales = Object.keys(facts);

describe("the confirmation mail", () => {
  let release: Release;
  let site: Site;
  beforeAll(async () => {
    release = await realRelease();
    site = release.sites["wrenhollow-nl"] as Site;
  }, 60_000);

  function mailIn(
    locale: string,
    stay: Partial<QuoteRow> = {},
    offered: readonly string[] = locales,
    changed: boolean | MailedCancellation = false,
  ) {
    const defaultLocale = site.defaultLocale;
    const context = { release, site: { ...site, defaultLocale, locales: offered }, locale };
    const [mail] = bookingMails({
      event: typeof changed === "object" ? "bookingCancelled" : changed ? "bookingChanged" : "bookingMade",
      ...(typeof changed === "object" ? { cancelled: changed } : {}),
      quote: { ...QUOTE, ...stay },
      bookingId: BOOKING,
      guest: { first_name: "Noor", last_name: "de Vries", email: "noor@example.test" } as never,
      context: context as unknown as OperationContext,
    });
    if (!mail) throw new Error("No mail is sent of a booking that was made.");
    return mail;
  }

  it("[LOC-01] is written in every language of the product", () => {
    // One that was added since has no words of its own yet.
    expect(Object.keys(release.languages)).toEqual(expect.arrayContaining(locales));
  });

  it.each(locales)(
    "[LOC-06] [LOC-07] [LOC-09] says the facts of a booking in %s and no English",
    (locale) => {
      const { to, locale: written, subject, body, html } = mailIn(locale);
      const plain = body.replace(MARKS, "").replace(/[\u00a0\u202f]/g, " ");
      expect([to, written]).toEqual(["noor@example.test", locale]);
      for (const fact of [BOOKING, "Huis aan de Vecht"]) expect(subject).toContain(fact);
      for (const fact of [
        "Noor de Vries",
        "Huis aan de Vecht",
        "Vechtdijk 4, Utrecht",
        BOOKING,
        "Whole house",
      ])
        expect(plain).toContain(fact);
      for (const fact of facts[locale] ?? []) expect(withoutCommas(plain)).toContain(withoutCommas(fact));
      expect(plain).not.toMatch(/mail\.confirmation|[{}]/);
      // Digits of all languages are Latin ones.
      expect(subject + body).not.toMatch(/(?![0-9])\p{Nd}/u);
      if (locale !== "en") expect(subject + plain).not.toMatch(ENGLISH);
      expect(body.split("\n").filter((line) => LINK.test(line))).toHaveLength(1);
      expect(html?.split('href="https://nl.wrenhollow.example/booking/')).toHaveLength(2);
      for (const fact of facts[locale] ?? [])
        expect(withoutCommas(textOf(html ?? ""))).toContain(withoutCommas(fact));
      expect(html).toContain(`dir="${locale === "ar" ? "rtl" : "ltr"}"`);
      expect(html).not.toMatch(/<img|<script|url\(|mail\.|\{\w+\}/);
    },
  );

  it.each(locales)("[PRICE-03] has the line of a member's price in %s, named as on pages", (locale) => {
    const line = { quantity: 1, payable: "with_booking", included: false } as const;
    const price_lines = [
      { ...line, bill_type: "room", name: "Room price", amount: 24_000 },
      { ...line, bill_type: "member", name: "Member price", amount: -1_200 },
    ] as const;
    const { body } = mailIn(locale, { terms: { ...QUOTE.terms, price_lines } });
    const name = messagesOf(release, site.brand.id, locale)["stay.bill.member"];
    expect(name).toBeTruthy();
    expect(body).toContain(String(name));
    if (locale !== "en") expect(body).not.toContain("Member discount");
  });

  it.each(locales)(
    "[LOC-09] says of a changed booking in %s that it was changed, and the rest as before",
    (locale) => {
      const [first, changed] = [mailIn(locale), mailIn(locale, {}, locales, true)];
      expect(changed.subject).not.toBe(first.subject);
      const [linesBefore, lines] = [first.body.split("\n"), changed.body.split("\n")];
      expect(lines.filter((line, index) => line !== linesBefore[index])).toEqual([lines[4]]);
      for (const text of [changed.subject, lines[4]]) {
        expect(text).toContain("Huis aan de Vecht");
        expect(text).not.toMatch(/mail\.changed|[{}]/);
        if (locale !== "en") expect(text).not.toMatch(/\bchanged\b/);
      }
    },
  );

  it.each(locales)(
    "[LOC-09] says of a cancelled booking in %s what it cost and what comes back, and nothing in English",
    (locale) => {
      const refunded = {
        charge: 234_500,
        due: 0,
        paid: 1_234_500,
        refund: 1_000_000,
        refundBy: "2027-04-18",
        reason: "cancel.reason.health",
      };
      const free = { charge: 0, due: 0, paid: 0, refund: 0, refundBy: null };
      const charged = { ...free, charge: 234_500, due: 134_500, paid: 100_000 };
      const [first, ...others] = [refunded, charged, free].map((cancelled) =>
        mailIn(locale, {}, locales, cancelled),
      );
      const plain = (text = "") => text.replace(MARKS, "").replace(/[\u00a0\u202f]/g, " ");
      const digits = (text = "") => plain(text).replace(/[^\d]/g, "");
      expect(plain(first?.subject)).toContain(BOOKING);
      for (const amount of ["234500", "1000000"]) expect(digits(first?.body)).toContain(amount);
      expect(plain(first?.body)).toMatch(/18/);
      expect(digits(others[0]?.body)).toContain("134500");
      expect(new Set([first, ...others].map((mail) => mail?.body)).size).toBe(3);
      for (const mail of [first, ...others]) {
        expect(mail?.subject + plain(mail?.body)).not.toMatch(/mail\.\w|cancel\.\w|[{}]/);
        if (locale !== "en")
          expect(mail?.subject + plain(mail?.body)).not.toMatch(
            /\b(cancelled|cancellation|You get|gives back|Reason|Illness|charges you|paid nothing|covers)\b/,
          );
        expect(mail?.body.split("\n").filter((line) => LINK.test(line))).toHaveLength(1);
      }
    },
  );

  it.each(locales.slice(1))("[LOC-09] has words of its own for every line in %s", (locale) => {
    const english = messagesOf(release, site.brand.id, "en");
    const own = messagesOf(release, site.brand.id, locale);
    // A mail that is not sent may still be under way.
    const off = Object.values(site.mails).filter(({ enabled }) => enabled === false);
    const underWay = off.map(({ id }) => `mail.${id}.`);
    const ids = Object.keys(english).filter(
      (id) => id.startsWith("mail.") && !underWay.some((prefix) => id.startsWith(prefix)),
    );
    expect(ids.length).toBeGreaterThan(10);
    // Single words such as `Total` are the same in some languages, and a colon is one in most, as in a
    // subject of values alone.
    const same = ids.filter((id) => JSON.stringify(own[id]) === JSON.stringify(english[id]));
    expect(same.filter((id) => !/^mail\.(row$|label\.|guest-inquiry\.subject$)/.test(id))).toEqual([]);
  });

  it("[LOC-09] counts nights and rooms as each language does", () => {
    const one = { checkout: "2027-04-11", rooms: 1 };
    const many = { checkout: "2027-04-21", rooms: 2 };
    const wordsOf = (locale: string, stay: Partial<QuoteRow>) =>
      mailIn(locale, stay)
        .body.split("\n")
        .find((line) => line.includes("Whole house"))
        ?.replace(MARKS, "")
        .replace(/^[^:]*: /, "");
    expect(wordsOf("en", one)).toBe("1 night, 1 room: Whole house");
    expect(wordsOf("de", one)).toBe("1 Nacht, 1 Zimmer: Whole house");
    expect(wordsOf("ar", one)).toBe("ليلة واحدة، غرفة واحدة: Whole house");
    expect(wordsOf("ar", many)).toBe("11 ليلة، غرفتان: Whole house");
  });

  it("[LOC-03] keeps what is written left to right apart from Arabic words", () => {
    const { subject, body } = mailIn("ar");
    const lines = [subject, ...body.split("\n")];
    const link = lines.find((line) => LINK.test(line)) ?? "";
    expect(link).not.toMatch(MARKS);
    for (const line of lines.filter((each) => each !== link && each !== site.brand.siteName)) {
      expect(line.split("\u2068").length, line).toBe(line.split("\u2069").length);
      const around = line.replace(/\u2068[^\u2068\u2069]*\u2069/g, "");
      expect(around, line).not.toMatch(/[A-Za-z€/]/);
    }
    expect(body).toContain(`\u2068${BOOKING}\u2069`);
    expect(mailIn("en").body).not.toMatch(MARKS);
  });

  it("[LOC-04] falls back as pages do when the site does not speak the language", () => {
    expect(site.locales).not.toContain("ar");
    for (const asked of ["ar", "xx"]) {
      const mail = mailIn(asked, {}, site.locales);
      expect(mail).toEqual(mailIn("nl", {}, site.locales));
      expect(mail.locale).toBe("nl");
    }
  });

  it("[LOC-05] speaks Malay to a guest who reads `my`", () => {
    expect(mailIn("my").body).toContain("Tempahan anda di Huis aan de Vecht telah disahkan.");
  });

  it("says what a guest wrote as text, whatever it looks like", () => {
    const { terms } = QUOTE;
    const hotel = { ...terms.hotel, name: '<script>alert("1")</script> & Söhne' };
    const { html, body } = mailIn("en", { terms: { ...terms, hotel } } as Partial<QuoteRow>);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Söhne");
    expect(body).toContain('<script>alert("1")</script> & Söhne');
  });

  it("is none where the brand has it off, and another where a layer says it otherwise", () => {
    const own = site.mails["booking-made"] as Site["mails"][string];
    const mails = (change: Partial<typeof own>) => ({
      ...site,
      mails: { "booking-made": { ...own, ...change } },
    });
    const sent = (changed: Site) =>
      bookingMails({
        event: "bookingMade",
        quote: QUOTE,
        bookingId: BOOKING,
        guest: { first_name: "Noor", last_name: "de Vries", email: "noor@example.test" } as never,
        context: { release, site: changed, locale: "nl" } as unknown as OperationContext,
      });
    expect(sent(site)).toHaveLength(1);
    expect(sent(mails({ enabled: false }))).toEqual([]);
    const [short] = sent(mails({ order: ["first"] }));
    expect(short?.body).toBe("Je boeking bij Huis aan de Vecht is bevestigd.");
    expect(short?.html).not.toContain("<h1");
  });

  it("[BDET-07] links to the booking in the language of the mail", () => {
    expect(mailIn("ar").body).toContain(`/booking/${BOOKING}?locale=ar\n`);
    expect(mailIn("nl").body).toContain(`/booking/${BOOKING}\n`);
  });

  it("[LOC-09] keeps its words out of what pages send to browsers", () => {
    const namespaces = Object.values(registry).flatMap(({ manifest }) => manifest.messages ?? []);
    expect(namespaces).toContain("stay");
    expect(namespaces).not.toContain("mail");
  });
});

describe("the mail of a booking", () => {
  let test: TestApp;
  beforeAll(async () => {
    const release = await realRelease();
    test = await createTestApp({ release: () => release });
    await buildSupply(test.database.db);
  }, 90_000);
  afterAll(() => test.stop());

  it.each([
    ["de", "?locale=de", "2027-05-01", "Ihre Buchung ist bestätigt: Wren cottage."],
    ["nl", "", "2027-05-03", "Je boeking bij Wren cottage is bevestigd."],
    ["nl", "?locale=th", "2027-05-05", "Je boeking bij Wren cottage is bevestigd."],
  ])("[LOC-04] is in %s when the page's calls ask %j", async (locale, query, checkin, line) => {
    const browser = test.browser("wrenhollow-nl.localhost");
    const quote = await buildQuote(browser, {
      hotel_id: 2,
      room_category_id: 21,
      checkin,
      checkout: addDays(checkin, 2),
    });
    const answer = await browser.post(
      `/api/pwa/createBooking${query}`,
      bookingBody(quote.quote_id, `mail-${checkin}`),
    );
    expect(answer.status, answer.text).toBe(200);
    const rows = await test.database.db.selectFrom("outbox").select("payload").execute();
    const mails = rows.map(({ payload }) => payload as WaitingMail);
    const own = mails.find(({ subject }) => subject.includes(answer.body.booking_id));
    expect([own?.locale, own?.body.split("\n")[4]]).toEqual([locale, line]);
  });

  it.each([
    ["nobody says", undefined, 1],
    ["it is on", true, 1],
    ["it is off", false, 0],
  ])(
    "[MSG-03] is sent of a new and of a changed booking as inform_guest says: %s",
    async (_, inform_guest, mails) => {
      const browser = test.browser("wrenhollow-nl.localhost");
      const checkin = addDays("2027-06-01", mails * 4 + (inform_guest ? 2 : 0));
      const quote = await buildQuote(browser, {
        hotel_id: 2,
        room_category_id: 21,
        checkin,
        checkout: addDays(checkin, 2),
      });
      const body = bookingBody(quote.quote_id, `informed-${checkin}`);
      const answer = await browser.post("/api/pwa/createBooking", { ...body, inform_guest });
      expect(answer.status, answer.text).toBe(200);
      const sent = async () => {
        const rows = await test.database.db.selectFrom("outbox").select("payload").execute();
        return rows.filter(({ payload }) =>
          (payload as WaitingMail).subject.includes(answer.body.booking_id),
        );
      };
      expect(await sent()).toHaveLength(mails);
      const changed = await browser.put(`/api/pwa/updateBooking/${answer.body.booking_id}`, {
        idempotency_key: `changed-${checkin}-000000`,
        booking: { services: { meals: [] }, pricing: { total: answer.body.final_amount } },
        inform_guest,
      });
      expect(changed.status, changed.text).toBe(200);
      expect(await sent()).toHaveLength(mails * 2);
    },
  );
});

/** What a reader of HTML reads. */
function textOf(html: string): string {
  const text = html.replace(/<style>.*?<\/style>/s, "").replace(/<[^>]+>/g, " ");
  return text
    .replace(MARKS, "")
    .replace(/[\u00a0\u202f]/g, " ")
    .replaceAll("&#39;", "'");
}

/** Versions of the language data differ in the comma behind a weekday. */
function withoutCommas(text: string): string {
  return text.replace(/[,،]/g, "");
}

const QUOTE = {
  checkin: "2027-04-10",
  checkout: "2027-04-12",
  rooms: 3,
  total: 1_234_500,
  currency_code: "EUR",
  terms: {
    hotel: {
      name: "Huis aan de Vecht",
      address: "Vechtdijk 4, Utrecht",
      check_in_time: "14:00",
      check_out_time: "11:00",
    },
    room_category: { name: "Whole house" },
    currency_symbol: "€",
  },
} as unknown as QuoteRow;
