import { describe, expect, it } from "vitest";
import { formatRoomsConfig } from "#domain/rooms";
import { stayLimits } from "#domain/stay";
import { realRelease } from "../../../../tests/support/real-release.ts";
import { readSentence } from "./read-sentence.ts";

const release = await realRelease();

/** What a sentence says on Monday 1 March 2027 on a hotel site. */
function read(locale: string, text: string) {
  const { sentenceWords: words, contentLanguage: language } = release.languages[locale] ?? {};
  if (!words || !language) throw new Error(`${locale} has no words.`);
  const site = release.sites["solvanta-in"];
  if (!site) throw new Error("No site.");
  const said = readSentence(text, { words, language, limits: stayLimits(site, "2027-03-01") });
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

  it("leaves out dates that cannot be booked, and keeps the rest", () => {
    expect(read("en", "goa 1 january 2020 2 adults")).toEqual(["goa", null, "1-2_0_0_0"]);
    expect(read("en", "goa 1 january 2040 2 adults")).toEqual(["goa", null, "1-2_0_0_0"]);
  });

  it.each([
    ["ar", "دبي غدا 3 بالغين", "2027-03-02 2027-03-03", "1-3_0_0_0"],
    ["de", "Wien nächstes Wochenende für zwei", "2027-03-12 2027-03-14", "1-2_0_0_0"],
    ["es", "Madrid del 24 al 27 de diciembre 2 adultos", "2027-12-24 2027-12-27", "1-2_0_0_0"],
    ["fr", "Paris pour deux ce week-end", "2027-03-05 2027-03-07", "1-2_0_0_0"],
    ["hi", "गोवा कल 2 लोग", "2027-03-02 2027-03-03", "1-2_0_0_0"],
    ["id", "Bali akhir pekan 2 orang dewasa", "2027-03-05 2027-03-07", "1-2_0_0_0"],
    ["it", "Roma fine settimana prossimo 2 persone", "2027-03-12 2027-03-14", "1-2_0_0_0"],
    ["ja", "東京 12月24日 2泊 大人2人", "2027-12-24 2027-12-26", "1-2_0_0_0"],
    ["my", "Melaka esok 2 orang 1 bilik", "2027-03-02 2027-03-03", "1-2_0_0_0"],
    ["nl", "volgend weekend Egmond aan Zee met hond", "2027-03-12 2027-03-14", "1-2_0_0_1"],
    ["pt", "Rio amanhã 2 pessoas 1 criança", "2027-03-02 2027-03-03", "1-2_0_1_0"],
    ["th", "กรุงเทพ พรุ่งนี้ 2 คน", "2027-03-02 2027-03-03", "1-2_0_0_0"],
    ["vi", "Hà Nội ngày mai 2 người lớn", "2027-03-02 2027-03-03", "1-2_0_0_0"],
  ])("is read in the words of %s: %j", (locale, text, stay, rooms) => {
    expect(read(locale, text)?.slice(1)).toEqual([stay, rooms]);
  });

  it("is read in every language the product speaks", () => {
    // A language that was just added has no words of its own yet.
    const spoken = Object.entries(release.languages).filter(([, { sentenceWords }]) => sentenceWords);
    expect(spoken.length).toBeGreaterThanOrEqual(14);
    for (const [locale, { sentenceWords }] of spoken)
      expect(sentenceWords?.adults.length, locale).toBeGreaterThan(0);
  });
});
