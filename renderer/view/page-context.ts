import type { Brand, Country, Domain, Language, Limits, Microsite, Modal, Page } from "#schemas";
import type { HiddenPart } from "../site/hidden-parts.ts";

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

/** What islands and popups alone read of a page: it comes with their words, the same all over a site. */
export const islandFields = [
  "locales",
  "language",
  "brand",
  "country",
  "displayDecimals",
  "limits",
  "morePopups",
] as const;

/** A page context as a document carries it: what is there before any island wakes. */
export type DocumentContext = Omit<PageContext, (typeof islandFields)[number]> & {
  readonly limits: ScriptLimits;
};

/** The numbers that scripts read without an island: what is counted of a visit, what browsers remember. */
export interface ScriptLimits extends Pick<Limits, "events" | "recent"> {
  readonly search: Pick<Limits["search"], "openSearchThreshold">;
}

/** A popup that may open. What it leaves out is as it is with most: a dialog, tall, closed on a load. */
export type PagePopup = Partial<Omit<Modal, "enabled" | "v" | "title" | "inDocuments">> &
  Pick<Modal, "title">;

/** What every widget on a page may know. Serialised once per page; nothing in it belongs to a guest. */
export interface PageContext {
  readonly release: string;
  readonly siteId: string;
  /** Absolute origin of the site, such as `https://nl.wrenhollow.example`. */
  readonly origin: string;
  readonly locale: string;
  /** Locale of the site's addresses that name none. */
  readonly defaultLocale: string;
  /** The page's language where addresses must name it: where it is another than they mean without. */
  readonly addressLocale?: string;
  /**
   * Locale of this very address without one, where it is another: the home of a country on a path of the
   * site.
   */
  readonly ownLocale?: string;
  readonly locales: readonly string[];
  readonly language: Language;
  readonly dir: "ltr" | "rtl";
  readonly brand: Pick<Brand, "id" | "name" | "siteName" | "propertyTypes"> &
    Partial<Pick<Brand, "legalName">>;
  readonly country: Pick<Country, (typeof sharedCountryFields)[number]>;
  /** Decimals an amount is shown with, by ISO 4217 code (LOC-07). */
  readonly displayDecimals: Readonly<Record<string, number>>;
  readonly domain: Pick<Domain, (typeof sharedDomainFields)[number]>;
  /** Without the numbers that the server alone reads. */
  readonly limits: Omit<Limits, "protection" | "offline" | "wishlist">;
  /** Popups that may open on this site, by value of `?modal=`; a title is its words here. */
  readonly modals: Readonly<Record<string, PagePopup>>;
  /** Those that documents leave out: they are known once a guest opens one. */
  readonly morePopups?: Readonly<Record<string, PagePopup>>;
  readonly page: string;
  /** What the page is about, for popups over it. */
  readonly provides: readonly NonNullable<Page["provides"]>[number][];
  readonly route: {
    readonly name: string;
    readonly params: Readonly<Record<string, string>>;
    readonly countryCode: string;
  };
  /** A page for search engines of a brand of holiday homes (TRK-02); absent on any other. */
  readonly homesSeo?: true;
  readonly path: string;
  /** Path with the declared query parameters, as cached: without the popup that lies over it. */
  readonly url: string;
  /**
   * Query parameters of the page, last one winning; undeclared ones are absent while rendering on the server.
   */
  readonly query: Readonly<Record<string, string>>;
  /** Today in the site's time zone, `YYYY-MM-DD`, as the server saw it. */
  readonly today: string;
  readonly device: "web" | "webview";
  /**
   * What is not shown here: the web view's rules, the vendor's, the domain's (MODE-04). Read it with
   * `isHidden`.
   */
  readonly hidden: readonly HiddenPart[];
  /** Arms of the experiments the page's conditions use (EXP-01). */
  readonly experimentJSON: Readonly<Record<string, { readonly val: string }>>;
  /** Their ids, in order. */
  readonly experimentPipeline: readonly string[];
  /**
   * Headers of every call: the site it is for (API-01), AB config (EXP-01) and device role (MODE-06). Nobody
   * is trusted for them.
   */
  readonly callHeaders: Readonly<Record<string, string>>;
  /**
   * On a page that belongs to one guest: what its plain forms hold and nobody else can know, another one each
   * time it is made. By it the server takes a form once that comes twice.
   */
  readonly formKey?: string;
  /** The vendor that embeds the site (MODE-05). */
  readonly microsite?: {
    readonly name: string;
    readonly sdk: Microsite["sdk"];
    readonly deviceRole: string;
    /** The vendor's transaction, on pages that belong to one guest. */
    readonly txnId?: string;
  };
}
