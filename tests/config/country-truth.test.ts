import { getCountryCallingCode, getExampleNumber, Metadata, parsePhoneNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { describe, expect, it } from "vitest";
import worldCountries from "world-countries";
import { taxedInsideByLaw } from "#domain/price";
import type { Country, Domain, RouteTable } from "#schemas";
import { classify } from "../../renderer/route/classify.ts";
import { readConfig, readFolder } from "./config-folder.ts";

/** What public data says about every configured country: a wrong value in a country's file goes red here. */
const countries = Object.entries(readFolder<Country>("countries"));
const domains = Object.values(readFolder<Domain>("domains"));
const table = readConfig<RouteTable>("routes.json");

describe.each(countries)("country %s", (code, country) => {
  const world = worldCountries.find(({ cca2 }) => cca2 === code);

  it("[CONF-06] pays in a currency of the country, written with a symbol people there know", () => {
    expect(Object.keys(world?.currencies ?? {})).toContain(country.currencyCode);
    const known = [
      country.currencyCode,
      ...["symbol", "narrowSymbol"].map((form) => symbolOf(country.currencyCode, form as "symbol")),
      (world?.currencies as Record<string, { symbol: string }> | undefined)?.[country.currencyCode]?.symbol,
    ];
    // A bare dollar sign would read as another country's money, so letters may stand before it.
    const { currencySymbol } = country;
    expect(known.includes(currencySymbol) || (/^[A-Z]+\$$/.test(currencySymbol) && known.includes("$"))).toBe(
      true,
    );
  });

  it("[CONF-06] [CONF-17] has the calling code and the mobile lengths of the numbering plan", () => {
    expect(country.phone.code).toBe(`+${getCountryCallingCode(code as "NL")}`);
    const lengths = mobileLengths(code);
    expect(country.phone.min).toBe(Math.min(...lengths));
    expect(lengths).toContain(country.phone.max);
    // The Netherlands number machines with eleven digits; people have nine.
    expect(country.phone.max).toBe(code === "NL" ? 9 : Math.max(...lengths));
    const example = getExampleNumber(code as "NL", examples)?.nationalNumber ?? "";
    expect(example.length).toBeGreaterThanOrEqual(country.phone.min);
    expect(example.length).toBeLessThanOrEqual(country.phone.max);
    expect(parsePhoneNumber(country.supportPhone).countryCallingCode).toBe(country.phone.code.slice(1));
  });

  it("[CONF-06] names a zone for every clock the country has", () => {
    const own = new Set([country.timeZone, ...(country.timeZones ?? [])].map(clockOf));
    for (const zone of regionOf(code).zones) expect(own, zone).toContain(clockOf(zone));
    const zones = regionOf(code).zones.map(sameZone);
    for (const zone of [country.timeZone, ...(country.timeZones ?? [])])
      expect(zones).toContain(sameZone(zone));
  });

  it("[CONF-06] starts the week and measures distances as the country does", () => {
    expect(country.weekStart).toBe(regionOf(code).firstDay);
    expect(country.distanceUnit).toBe(["GB", "LR", "MM", "US"].includes(code) ? "mi" : "km");
    expect(country.toShowMilesOnDetail).toBe(country.distanceUnit === "mi");
  });

  it("[CONF-05] [PRICE-05] names the tax the country really has", () => {
    const line = country.hotelTaxLine.split(".").at(-1) ?? "";
    // Of a country opened since, only its owner knows the tax; the words must be those of one.
    if (code in taxes) expect(line).toBe(taxes[code]);
    else expect(Object.values(taxes)).toContain(line);
  });

  it("[CONF-05] is written in a language of the country, or in English", () => {
    const spoken = Object.keys(world?.languages ?? {}).map((tag) => Intl.getCanonicalLocales(tag)[0]);
    const main = new Intl.Locale("und", { region: code }).maximize().language;
    const { contentLanguage } = readConfig<{ contentLanguage: string }>(`languages/${country.lang}.json`);
    expect([...spoken, main, "en"]).toContain(contentLanguage);
  });

  it("[CONF-09] links only pages that exist", () => {
    for (const [name, href] of Object.entries(country.links)) {
      if (!href.startsWith("/")) continue;
      const route = classify(
        { table, cities: {} },
        { path: href, query: {}, countryCode: "in", hasHome: () => true },
      );
      expect(route.status, `${name} ${href}`).toBe(200);
    }
  });

  it("turns on only what has a page: games and referrals wait for theirs", () => {
    const isOpen = (path: string) =>
      classify({ table, cities: {} }, { path, query: {}, countryCode: "in", hasHome: () => true }).status ===
      200;
    if (country.toShowPlayAndWin) expect(isOpen("/games")).toBe(true);
    if (country.doesReferralExists) expect(isOpen(country.links.referAndEarn ?? "/referral")).toBe(true);
  });

  it("[CONF-05] has a canonical address that one of the sites answers", () => {
    const { host, pathname } = new URL(country.canonicalURL);
    const domain = domains.find((each) => each.host === host);
    expect(domain, host).toBeDefined();
    expect(pathname).toBe(domain?.country === code ? "/" : `/${country.urlCode}/`);
  });
});

it("[CONF-05] [PRICE-05] wants prices with their taxes exactly where the shown totals always have them", () => {
  type Items = readonly (string | { readonly group: string })[];
  const byLaw = readConfig<{ when: { in: readonly [string, Items] } }>("assertions/tax-by-law.json").when
    .in[1];
  const onTop = readConfig<{ when: { all: readonly [unknown, { not: { in: readonly [string, Items] } }] } }>(
    "assertions/tax-on-top.json",
  ).when.all[1].not.in[1];
  const countriesOf = (items: Items) =>
    items.flatMap((item) =>
      typeof item === "string"
        ? [item]
        : readConfig<{ countries: readonly string[] }>(`groups/${item.group}.json`).countries,
    );
  for (const list of [byLaw, onTop]) expect(countriesOf(list).sort()).toEqual([...taxedInsideByLaw].sort());
});

/** The tax on a night there, by the last part of the message that names it. */
const taxes: Readonly<Record<string, string>> = {
  AE: "vatFees",
  AT: "vat",
  BE: "vat",
  BH: "vat",
  BR: "generic",
  CA: "exclusive",
  CN: "vat",
  DE: "vat",
  EG: "vat",
  ES: "vat",
  FR: "vat",
  GB: "vat",
  ID: "generic",
  IN: "gst",
  IT: "vat",
  JP: "consumption",
  // Kuwait has no value added tax.
  KW: "generic",
  MX: "vat",
  MY: "sst",
  NL: "vat",
  NP: "vat",
  OM: "vat",
  PH: "vat",
  SA: "vat",
  SG: "gstService",
  TH: "vat",
  US: "exclusive",
  VN: "vat",
};

function symbolOf(currency: string, currencyDisplay: "symbol" | "narrowSymbol"): string | undefined {
  return new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;
}

/**
 * Possible lengths of a mobile number without calling code and trunk zero; the package leaves the members out
 * of its types.
 */
function mobileLengths(code: string): readonly number[] {
  const metadata = new Metadata();
  metadata.selectNumberingPlan(code as "NL");
  const plan = metadata.numberingPlan as unknown as {
    readonly type: (name: "MOBILE") => { readonly possibleLengths: () => readonly number[] };
  };
  return plan.type("MOBILE").possibleLengths();
}

/**
 * Zones and first weekday of a country from CLDR; Node 20 has them as properties, newer versions as methods.
 */
function regionOf(code: string): { readonly zones: readonly string[]; readonly firstDay: number } {
  const locale = new Intl.Locale("und", { region: code }) as Intl.Locale & {
    readonly timeZones?: readonly string[];
    readonly getTimeZones?: () => readonly string[];
    readonly weekInfo?: { readonly firstDay: number };
    readonly getWeekInfo?: () => { readonly firstDay: number };
  };
  return {
    zones: locale.getTimeZones?.() ?? locale.timeZones ?? [],
    firstDay: ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0) % 7,
  };
}

/** Hours from UTC in winter and in summer. */
function clockOf(timeZone: string): string {
  return ["2027-01-15", "2027-07-15"].map((date) => offsetOn(timeZone, date)).join(" ");
}

/** Zones that changed their name (Asia/Calcutta, Asia/Kolkata) are one. */
function sameZone(timeZone: string): string {
  return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
}

function offsetOn(timeZone: string, date: string): string {
  return (
    new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" })
      .formatToParts(new Date(`${date}T12:00:00Z`))
      .find(({ type }) => type === "timeZoneName")?.value ?? ""
  );
}
