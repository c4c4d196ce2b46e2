import type { Brand, Country, Domain, Language, Limits, Modal } from "#schemas";

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
  readonly brand: Brand;
  readonly country: Country;
  readonly domain: Domain;
  readonly limits: Limits;
  /** Popups that may open on this site, by value of `?modal=`. */
  readonly modals: Readonly<Record<string, Modal>>;
  readonly page: string;
  readonly route: { readonly name: string; readonly params: Readonly<Record<string, string>>; readonly countryCode: string };
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
