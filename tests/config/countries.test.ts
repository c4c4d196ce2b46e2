import { describe, expect, it } from "vitest";
import type { Country } from "#schemas";
import { readConfig, readFolder } from "./config-folder.ts";

const countries = readFolder<Country>("countries");
const all = Object.entries(countries);
const cities = new Set(
  readConfig<readonly { readonly slug: string }[]>("cities.json").map((city) => city.slug),
);

const regionIds = {
  IN: 1,
  MY: 5,
  NP: 7,
  TH: 8,
  ID: 96,
  CN: 50,
  AE: 209,
  SA: 172,
  GB: 210,
  US: 211,
  CA: 43,
  PH: 160,
  VN: 217,
  ES: 183,
  SG: 177,
  JP: 104,
  BR: 36,
  MX: 132,
  OM: 152,
  BH: 25,
  KW: 110,
  EG: 64,
  NL: 143,
  DE: 1001,
  FR: 1002,
  AT: 1003,
  IT: 1004,
  BE: 1005,
};

describe("countries", () => {
  it("[CONF-11] carry the region ids of the specification, and ids from 1001 up where it names none", () => {
    const own = Object.fromEntries(all.map(([code, country]) => [code, country.regionId]));
    expect(own).toMatchObject(regionIds);
    const others = Object.entries(own).filter(([code]) => !(code in regionIds));
    for (const [code, id] of others) expect(id, code).toBeGreaterThan(1000);
    expect(new Set(Object.values(own)).size).toBe(all.length);
  });

  it.each(all)("[CONF-05] %s has its words, address and tax lines", (code, country) => {
    expect(country.COUNTRY_CODE).toBe(code);
    for (const id of [country.name, country.tagline, country.title, country.description, country.keywords])
      expect(id).toMatch(/^country\./);
    expect(country.hotelTaxLine).toMatch(/^country\.tax\./);
    expect(country.shortHotelTaxLine).toBe(`${country.hotelTaxLine}Short`);
    expect(country.taxDisplay === "exclusive").toBe(country.hotelTaxLine === "country.tax.exclusive");
  });

  it.each(all)("[CONF-06] %s has a real currency, zone and offset", (_, country) => {
    const digits =
      new Intl.NumberFormat("en", { style: "currency", currency: country.currencyCode }).resolvedOptions()
        .maximumFractionDigits ?? 2;
    expect(country.displayDecimals).toBeLessThanOrEqual(Math.max(2, digits));
    for (const zone of [country.timeZone, ...(country.timeZones ?? [])])
      expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
    expect(country.timezoneOffset).toBe(
      Math.min(offsetMinutes(country.timeZone, "2026-01-15"), offsetMinutes(country.timeZone, "2026-07-15")),
    );
    expect(country.supportPhone.startsWith(country.phone.code)).toBe(true);
    expect(country.phone.min).toBeLessThanOrEqual(country.phone.max);
  });

  it("[CONF-07] Japan looks a week ahead; everybody else starts today, for one night and two adults", () => {
    for (const [code, country] of all) {
      expect(country.defaultCheckinDiff, code).toBe(code === "JP" ? 7 : 0);
      expect(country.defaultCheckoutDiff).toBe(1);
      expect(country.defaultRoomGuestConfig).toBe("0,1,0");
    }
  });

  it("[CONF-07] holiday-home countries sell 2 to 28 dates, 36 months ahead, the United Kingdom 12", () => {
    const homes = all.filter(([, country]) => country.defaultPropertyType === "home");
    const named = ["AT", "BE", "DE", "ES", "FR", "GB", "IT", "NL"];
    expect(homes.map(([code]) => code)).toEqual(expect.arrayContaining(named));
    for (const [code, country] of homes.filter(([each]) => named.includes(each))) {
      expect([country.minSelectableDates, country.maxSelectableDates]).toEqual([2, 28]);
      expect(country.maxSearchableMonths, code).toBe(code === "GB" ? 12 : 36);
    }
  });

  it("[CONF-09] link only cities that exist", () => {
    for (const [code, country] of all) {
      const linked = [
        ...country.popular_cities,
        ...Object.values(country.footerLinks).flatMap((group) => group.cities),
      ];
      expect(
        linked.filter((slug) => !cities.has(slug)),
        code,
      ).toEqual([]);
    }
  });

  it("[CONF-10] only the United Kingdom has a price match, and it is off", () => {
    const offers = all.filter(([, country]) => country.priceMatchGuarantee);
    expect(offers.map(([code, country]) => [code, country.priceMatchGuarantee?.enabled])).toEqual([
      ["GB", false],
    ]);
  });

  it("[CONF-17] know the prefixes +91, +31, +32 and +49", () => {
    expect(["IN", "NL", "BE", "DE"].map((code) => countries[code]?.phone.code)).toEqual([
      "+91",
      "+31",
      "+32",
      "+49",
    ]);
  });
});

function offsetMinutes(timeZone: string, date: string): number {
  const name = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
    .formatToParts(new Date(`${date}T12:00:00Z`))
    .find((part) => part.type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}
