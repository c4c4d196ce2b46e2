import type { Release, Site } from "#renderer";
import type { Brand, Country, Domain, RouteTable } from "#schemas";
import en from "../../config/languages/en.json" with { type: "json" };
import nl from "../../config/languages/nl.json" with { type: "json" };
import limits from "../../config/limits.json" with { type: "json" };
import routes from "../../config/routes.json" with { type: "json" };

/** A small release of two sites: `nl.homes.test` (holiday homes, Dutch and English) and `in.hotels.test` (hotels, English). */
export function buildRelease(): Release {
  const sites = {
    "homes-nl": buildSite({
      id: "homes-nl",
      brand: "homes",
      host: "nl.homes.test",
      country: NL,
      locales: ["nl", "en"],
    }),
    "hotels-in": buildSite({
      id: "hotels-in",
      brand: "hotels",
      host: "in.hotels.test",
      country: IN,
      locales: ["en"],
    }),
  };
  return {
    hash: "0123456789abcdef",
    builtAt: "2027-01-01T00:00:00.000Z",
    sites,
    hosts: { "nl.homes.test": "homes-nl", "in.hotels.test": "hotels-in" },
    fallbackSite: "hotels-in",
    countries: { NL, IN },
    messages: { en: {}, nl: {} },
    languages: { en, nl },
    // What calls never look at.
    routes: routes as unknown as RouteTable,
    ...({ amenities: {}, cities: {}, brandMessages: {}, microsites: {} } as object),
  } as unknown as Release;
}

interface SiteSeed {
  readonly id: string;
  readonly brand: string;
  readonly host: string;
  readonly country: Country;
  readonly locales: readonly string[];
}

/** A site with the parts of its configuration that calls read. */
export function buildSite({ id, brand, host, country, locales }: SiteSeed): Site {
  return {
    id,
    brand: {
      id: brand,
      siteName: `${brand} of the tests`,
      propertyTypes: ["hotel", "home"],
    } as unknown as Brand,
    domain: {
      id,
      host,
      pageCountryCode: country.urlCode,
      appCountryCode: country.COUNTRY_CODE,
    } as unknown as Domain,
    country,
    defaultLocale: locales[0] ?? "en",
    locales,
    limits: { ...limits, protection: { ...limits.protection, ...UNLIMITED } },
    paymentModes: [],
    experiments: {},
    modals: {},
    pages: {},
    isFallback: false,
  };
}

/** Tests book more than any guest; a test of these budgets sets them itself. */
const UNLIMITED = {
  roomNightsPerSession: 1e6,
  roomNightsPerPhone: 1e6,
  roomNightsPerSource: 1e6,
  roomNightsPerSourceAndProperty: 1e6,
  unprovenRooms: 1e6,
  unprovenNights: 1e6,
  mailsPerHour: 1e6,
  mailsPerDay: 1e6,
};

const NL = {
  COUNTRY_CODE: "NL",
  urlCode: "nl",
  regionId: 143,
  currencyCode: "EUR",
  currencySymbol: "€",
  timeZone: "Europe/Amsterdam",
  phone: { code: "+31", min: 9, max: 9 },
  defaultPropertyType: "home",
  distanceUnit: "km",
  taxDisplay: "inclusive",
  defaultCheckinDiff: 0,
  defaultCheckoutDiff: 1,
  minSelectableDates: 2,
  maxSelectableDates: 28,
  maxSearchableMonths: 36,
} as unknown as Country;

const IN = {
  COUNTRY_CODE: "IN",
  urlCode: "in",
  regionId: 1,
  currencyCode: "INR",
  currencySymbol: "₹",
  timeZone: "Asia/Kolkata",
  phone: { code: "+91", min: 10, max: 10 },
  defaultPropertyType: "hotel",
  distanceUnit: "km",
  taxDisplay: "inclusive",
  defaultCheckinDiff: 0,
  defaultCheckoutDiff: 1,
  maxSearchableMonths: 12,
} as unknown as Country;
