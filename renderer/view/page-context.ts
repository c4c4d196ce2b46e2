import type { Brand, Country, Domain, Language, Limits, Modal } from "#schemas";

/** Fields of the country that every island may read; the rest stays on the server (`useSite`). */
export const sharedCountryFields = [
  "COUNTRY_CODE",
  "urlCode",
  "regionId",
  "name",
  "hotelTaxLine",
  "shortHotelTaxLine",
  "taxDisplay",
  "currencyCode",
  "currencySymbol",
  "displayDecimals",
  "phone",
  "supportPhone",
  "timeZone",
  "weekStart",
  "distanceUnit",
  "doesHomePageExists",
  "defaultPropertyType",
  "defaultCheckinDiff",
  "defaultCheckoutDiff",
  "defaultRoomGuestConfig",
  "maxSearchableMonths",
  "maxSelectableDates",
  "minSelectableDates",
  "toShowMilesOnDetail",
] as const satisfies readonly (keyof Country)[];

export const sharedDomainFields = [
  "id",
  "pageCountryCode",
  "appCountryCode",
  "flags",
  "apiBaseHost",
] as const satisfies readonly (keyof Domain)[];

/** What every widget on a page may know. Serialised once per page; nothing in it belongs to a guest. */
export interface PageContext {
  readonly release: string;
  readonly siteId: string;
  /** Absolute origin of the site, such as `https://nl.wrenhollow.example`. */
  readonly origin: string;
  readonly locale: string;
  readonly defaultLocale: string;
  readonly locales: readonly string[];
  readonly language: Language;
  readonly dir: "ltr" | "rtl";
  readonly brand: Pick<Brand, "id" | "name" | "siteName" | "propertyTypes">;
  readonly country: Pick<Country, (typeof sharedCountryFields)[number]>;
  readonly domain: Pick<Domain, (typeof sharedDomainFields)[number]>;
  readonly limits: Limits;
  /** Popups that may open on this site, by value of `?modal=`. */
  readonly modals: Readonly<Record<string, Modal>>;
  readonly page: string;
  readonly route: {
    readonly name: string;
    readonly params: Readonly<Record<string, string>>;
    readonly countryCode: string;
  };
  readonly path: string;
  /** Path with the declared query parameters, as cached. */
  readonly url: string;
  /** Query parameters of the page, last one winning; undeclared ones are absent while rendering on the server. */
  readonly query: Readonly<Record<string, string>>;
  /** Today in the site's time zone, `YYYY-MM-DD`, as the server saw it. */
  readonly today: string;
  readonly device: "web" | "webview";
  /** Experiment arms by name; only the ones the page's conditions use. */
  readonly flags: Readonly<Record<string, string>>;
}
