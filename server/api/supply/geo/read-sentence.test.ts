import { describe, expect, it } from "vitest";
import { formatRoomsConfig } from "#domain/rooms";
import { stayLimits } from "#domain/stay";
import { realRelease } from "../../../../tests/support/real-release.ts";
import { readSentence } from "./read-sentence.ts";

const release = await realRelease();

/**
 * What a sentence says on Monday 1 March 2027 on a hotel site whose prices are in rupees, or in another
 * currency.
 */
function readWhole(locale: string, text: string, own = "INR", today = "2027-03-01") {
  const { sentenceWords: words, contentLanguage: language } = release.languages[locale] ?? {};
  if (!words || !language) throw new Error(`${locale} has no words.`);
  const site = release.sites["solvanta-in"];
  if (!site) throw new Error("No site.");
  const others = ["EUR", "INR", "AED", "GBP", "USD", "JPY"].filter((code) => code !== own);
  const limits = stayLimits(site, today);
  return readSentence(text, { words, language, limits, currencies: [own, ...others] });
}

function read(locale: string, text: string) {
  const said = readWhole(locale, text);
  const { stay, rooms, places } = said ?? {};
  return said && [places?.[0], stay && `${stay.checkin} ${stay.checkout}`, rooms && formatRoomsConfig(rooms)];
}

describe("a sentence", () => {
  it.each([
    ["goa 2 adults", "goa", null, "1-2_0_0_0"],
    ["hotels in Pune tomorrow for 4 adults 2 rooms", "pune", "2027-03-02 2027-03-03", "2-2_0_0_0-2_0_0_0"],
    ["Lisbon for two next weekend", "lisbon", "2027-03-12 2027-03-14", "1-2_0_0_0"],
    ["3 nights in Goa from 24 December with a dog", "goa", "2027-12-24 2027-12-27", "1-2_0_0_1"],
    ["24/12 - 27/12 mumbai 2 adults 1 child and a baby", "mumbai", "2027-12-24 2027-12-27", "1-2_1_1_0"],
    ["december 24 to 27 goa", "goa", "2027-12-24 2027-12-27", null],
    ["december 24, 2 adults, goa", "goa", "2027-12-24 2027-12-25", "1-2_0_0_0"],
    ["goa 5 january 2028", "goa", "2028-01-05 2028-01-06", null],
    ["goa tomor", "goa", "2027-03-02 2027-03-03", null],
  ])("reads %j", (text, ...said) => {
    expect(read("en", text)).toEqual(said);
  });

  it.each(["goa", "goa 2", "weekend", "2 adults", "", "hotels in", "goa 31/02/2027"])(
    "says nothing in %j",
    (text) => {
      expect(read("en", text)).toBeNull();
    },
  );

  it("takes no dates that cannot be booked, says which and why, and keeps the rest", () => {
    expect(read("en", "goa 1 january 2020 2 adults")).toEqual(["goa", null, "1-2_0_0_0"]);
    expect(read("en", "goa 1 january 2040 2 adults")).toEqual(["goa", null, "1-2_0_0_0"]);
    const refused = (text: string) => readWhole("en", text)?.refused;
    expect(refused("goa 1 january 2020")).toEqual({
      stay: { checkin: "2020-01-01", checkout: "2020-01-02" },
      why: "past",
    });
    expect(refused("goa 28/02/2027 to 02/03/2027")?.why).toBe("past");
    expect(refused("goa 1 january 2040")?.why).toBe("too-far");
    expect(refused("goa 5 january 2028")).toBeNull();
  });

  it.each([
    ["under 100 euro", null, 10_000],
    ["under €99.50", null, 9900],
    ["99,50 euro", null, 9900],
    ["max 1.250 EUR", null, 125_000],
    ["50-80 euro", 5000, 8000],
    ["between 100 and 200 euros", 10_000, 20_000],
    ["from 100 to 200 euro", 10_000, 20_000],
    ["more than 300 euro", 30_000, null],
    ["under 80", null, 8000],
    ["at most 100 euro a night 3 nights from 24 december", null, 30_000],
    ["december 24, 90 euro", null, 9000],
    ["for two under 150 euros", null, 15_000],
    ["24/12 - 27/12 2 adults 100€", null, 10_000],
  ])("reads what %j may cost", (text, min, max) => {
    const said = readWhole("en", `amsterdam ${text}`, "EUR");
    expect(said?.places[0]).toBe("amsterdam");
    expect(said?.price).toEqual({ min, max });
  });

  it("keeps dates, guests and nights apart from amounts", () => {
    expect(read("en", "goa december 24, 3000 rupees, 2 adults")).toEqual([
      "goa",
      "2027-12-24 2027-12-25",
      "1-2_0_0_0",
    ]);
    for (const text of [
      "goa 2 adults",
      "goa from 24 to 27 december",
      "goa up to 10 guests",
      "goa 24.12.2027",
    ])
      expect(readWhole("en", text)?.price, text).toBeNull();
    expect(readWhole("en", "goa under 3000 per night")).toMatchObject({
      stay: { checkin: "2027-03-01", checkout: "2027-03-02" },
      price: { max: 300_000 },
    });
  });

  it("counts no amount of a currency that the site does not sell in", () => {
    expect(readWhole("en", "goa under 100 euro 2 adults")).toMatchObject({ places: ["goa"], price: null });
    expect(readWhole("en", "goa under 100 euro")).toBeNull();
    expect(readWhole("en", "osaka under 9000 yen", "JPY")?.price).toEqual({ min: null, max: 9000 });
  });

  it.each([
    ["ar", "دبي أقل من 3000 روبية"],
    ["ar", "دبي بأقل من ٣٠٠٠ روبية"],
    ["de", "Wien unter 3.000 Rupien"],
    ["es", "Madrid menos de 3000 rupias"],
    ["fr", "Paris moins de 3 000 roupies".replace(" 0", "\u202f0")],
    ["hi", "गोवा 3000 रुपये से कम"],
    ["hi", "गोवा ₹3,000 तक"],
    ["id", "Bali di bawah 3000 rupee"],
    ["it", "Roma sotto 3000 rupie"],
    ["ja", "東京 3000ルピー以下"],
    ["my", "Melaka bawah 3000 rupee"],
    ["nl", "Utrecht onder de 3000 roepies"],
    ["pt", "Rio até 3000 rupias"],
    ["th", "กรุงเทพ ไม่เกิน 3000 รูปี"],
    ["vi", "Hà Nội dưới 3000 INR"],
  ])("reads a price in the words of %s: %j", (locale, text) => {
    const said = readWhole(locale, text);
    expect(said?.price).toEqual({ min: null, max: 300_000 });
    expect(said?.places[0]?.split(" ").length).toBeLessThanOrEqual(2);
  });

  it.each([
    ["دبي ليلتين لشخصين", "2027-03-01 2027-03-03", "1-2_0_0_0"],
    ["دبي غرفتين", null, "2-2_0_0_0-2_0_0_0"],
    ["دبي غدا ليلتان بالغين وطفلين", "2027-03-02 2027-03-04", "1-2_0_2_0"],
    ["دبي 3 بالغين", null, "1-3_0_0_0"],
  ])("reads a pair in one Arabic word: %j", (text, stay, rooms) => {
    expect(read("ar", text)?.slice(1)).toEqual([stay, rooms]);
  });

  it.each([
    ["ar", "دبي غدا 3 بالغين", "2027-03-02 2027-03-03", "1-3_0_0_0"],
    ["de", "Wien nächstes Wochenende für zwei", "2027-03-12 2027-03-14", "1-2_0_0_0"],
    ["es", "Madrid del 24 al 27 de diciembre 2 adultos", "2027-12-24 2027-12-27", "1-2_0_0_0"],
    ["fr", "Paris pour deux ce week-end", "2027-03-05 2027-03-07", "1-2_0_0_0"],
    ["hi", "गोवा कल 2 लोग", "2027-03-02 2027-03-03", "1-2_0_0_0"],
    ["id", "Bali akhir pekan 2 orang dewasa", "2027-03-05 2027-03-07", "1-2_0_0_0"],
    ["it", "Roma fine settimana prossimo 2 persone", "2027-03-05 2027-03-07", "1-2_0_0_0"],
    ["ja", "東京 12月24日 2泊 大人2人", "2027-12-24 2027-12-26", "1-2_0_0_0"],
    ["my", "Melaka esok 2 orang 1 bilik", "2027-03-02 2027-03-03", "1-2_0_0_0"],
    ["nl", "volgend weekend Egmond aan Zee met hond", "2027-03-12 2027-03-14", "1-2_0_0_1"],
    ["pt", "Rio amanhã 2 pessoas 1 criança", "2027-03-02 2027-03-03", "1-2_0_1_0"],
    ["th", "กรุงเทพ พรุ่งนี้ 2 คน", "2027-03-02 2027-03-03", "1-2_0_0_0"],
    ["th", "ภูเก็ต พรุ่งนี้ 3 คืน", "2027-03-02 2027-03-05", null],
    ["vi", "Hà Nội ngày mai 2 người lớn", "2027-03-02 2027-03-03", "1-2_0_0_0"],
  ])("is read in the words of %s: %j", (locale, text, stay, rooms) => {
    expect(read(locale, text)?.slice(1)).toEqual([stay, rooms]);
  });

  it.each([
    ["en", "Goa weekend", "this"],
    ["en", "Goa this weekend", "this"],
    ["en", "Goa coming weekend", "this"],
    ["en", "Goa next weekend", "next"],
    ["nl", "komend weekend Texel", "this"],
    ["nl", "volgend weekend Texel", "next"],
    ["de", "Wien kommendes Wochenende", "this"],
    ["de", "Wien nächstes Wochenende", "next"],
    ["fr", "Paris ce week-end", "this"],
    ["fr", "Paris le week-end prochain", "next"],
    ["es", "Madrid este fin de semana", "this"],
    ["es", "Madrid el próximo fin de semana", "this"],
    ["es", "Madrid el fin de semana que viene", "this"],
    ["es", "Madrid el fin de semana siguiente", "next"],
    ["it", "Roma questo weekend", "this"],
    ["it", "Roma il prossimo fine settimana", "this"],
    ["pt", "Rio no próximo fim de semana", "this"],
    ["pt", "Rio fim de semana que vem", "this"],
    ["ar", "دبي نهاية الأسبوع القادمة", "this"],
    ["ar", "دبي عطلة نهاية الأسبوع المقبلة", "this"],
    ["hi", "गोवा इस वीकेंड", "this"],
    ["hi", "गोवा अगले वीकेंड", "next"],
    ["id", "Bali akhir pekan ini", "this"],
    ["id", "Bali akhir pekan depan", "next"],
    ["my", "Melaka hujung minggu ini", "this"],
    ["my", "Melaka hujung minggu depan", "next"],
    ["ja", "東京 週末", "this"],
    ["ja", "東京 次の週末", "this"],
    ["ja", "東京 来週の週末", "next"],
    ["ja", "東京 今週末", "this"],
    ["ja", "東京 来週末 大人2人", "next"],
    ["th", "ภูเก็ต สุดสัปดาห์นี้", "this"],
    ["th", "ภูเก็ต สุดสัปดาห์หน้า", "next"],
    ["vi", "Hà Nội cuối tuần này", "this"],
    ["vi", "Hà Nội cuối tuần tới", "this"],
    ["vi", "Hà Nội cuối tuần sau", "next"],
  ])("means on a Monday, in the words of %s, by %j the weekend of %s week", (locale, text, week) => {
    const stay = week === "this" ? "2027-03-05 2027-03-07" : "2027-03-12 2027-03-14";
    expect(read(locale, text)?.[1]).toBe(stay);
    expect(readWhole(locale, text)?.places[0]?.split(" ").length).toBeLessThanOrEqual(2);
  });

  it.each([
    ["Thursday", "2027-03-04", "2027-03-05", "2027-03-05", "2027-03-12"],
    ["Friday", "2027-03-05", "2027-03-05", "2027-03-05", "2027-03-12"],
    ["Saturday", "2027-03-06", "2027-03-06", "2027-03-12", "2027-03-12"],
    ["Sunday", "2027-03-07", "2027-03-12", "2027-03-12", "2027-03-12"],
  ])(
    "on a %s, begins the weekend, the coming and the next one where a guest would",
    (_, today, ...starts) => {
      const said = ["goa weekend", "goa coming weekend", "goa next weekend"];
      expect(said.map((text) => readWhole("en", text, "INR", today)?.stay?.checkin)).toEqual(starts);
    },
  );

  it("is read in every language the product speaks", () => {
    // A language that was just added has no words of its own yet.
    const spoken = Object.entries(release.languages).filter(([, { sentenceWords }]) => sentenceWords);
    expect(spoken.length).toBeGreaterThanOrEqual(14);
    for (const [locale, { sentenceWords }] of spoken)
      expect(sentenceWords?.adults.length, locale).toBeGreaterThan(0);
  });
});
