import { addressLocaleOf, type PageContext } from "#renderer";
import india from "../../../config/countries/IN.json" with { type: "json" };
import netherlands from "../../../config/countries/NL.json" with { type: "json" };
import limits from "../../../config/limits.json" with { type: "json" };

/** A property page of the Indian hotel site on 20 November 2026; overrides replace single facts. */
export function buildPage(overrides: Partial<PageContext> = {}): PageContext {
  const query = overrides.query ?? {};
  const page = {
    release: "test",
    siteId: "solvanta-in",
    origin: "https://in.solvanta.example",
    locale: "en",
    defaultLocale: "en",
    locales: ["en"],
    language: { locale: "en", contentLanguage: "en", dateLibraryLocale: "en" },
    dir: "ltr",
    brand: { id: "solvanta", name: "Solvanta", siteName: "Solvanta Hotels", propertyTypes: ["hotel"] },
    country: india,
    displayDecimals: { INR: 0 },
    domain: { id: "solvanta-in", pageCountryCode: "in", appCountryCode: "IN", flags: {}, apiBaseHost: "/" },
    limits,
    modals: {},
    page: "hotel",
    route: { name: "hotel", params: { hotelId: "1204" }, countryCode: "in" },
    path: "/1204/",
    url: `/1204/?${new URLSearchParams(query)}`,
    query,
    today: "2026-11-20",
    device: "web",
    hidden: [],
    experimentJSON: {},
    experimentPipeline: [],
    callHeaders: {},
    ...overrides,
  };
  return { ...page, ...addressLocaleOf(page.locale, page.defaultLocale) } as unknown as PageContext;
}

/** What is different on a Dutch site of holiday homes. */
export const dutch = {
  siteId: "wrenhollow-nl",
  brand: { id: "wrenhollow", name: "Wrenhollow", siteName: "Wrenhollow", propertyTypes: ["home"] },
  country: netherlands,
  domain: { id: "wrenhollow-nl", pageCountryCode: "nl", appCountryCode: "NL", flags: {}, apiBaseHost: "/" },
  route: { name: "hotel", params: { hotelId: "7310" }, countryCode: "nl" },
  path: "/nl/7310/",
} as unknown as Partial<PageContext>;
