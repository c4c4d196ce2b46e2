import type {
  Brand,
  Country,
  Domain,
  Experiment,
  Language,
  Limits,
  MailTemplate,
  Microsite,
  Modal,
  PaymentMode,
} from "#schemas";
import type { PageDocument } from "../page/page-document.ts";

/** One domain with every layer applied: what a host name stands for. Frozen, shared by all requests. */
export interface Site {
  /** Domain id, such as `wrenhollow-nl`; also the local host name (`wrenhollow-nl.localhost`). */
  readonly id: string;
  readonly domain: Domain;
  readonly brand: Brand;
  readonly country: Country;
  /** Locale of a request that names none. */
  readonly defaultLocale: string;
  /**
   * Locale that links name by saying none, where it is not this page's own default: a country's home on a
   * path of a site.
   */
  readonly hostLocale?: string;
  /** Locales this site can be read in, default first. */
  readonly locales: readonly string[];
  readonly limits: Limits;
  readonly paymentModes: readonly PaymentMode[];
  readonly experiments: Readonly<Record<string, Experiment>>;
  readonly modals: Readonly<Record<string, Modal>>;
  /** Mails by name, layered. */
  readonly mails: Readonly<Record<string, MailTemplate>>;
  /** Page documents by page type (`home`, `listing`, …), layered and with static conditions folded. */
  readonly pages: Readonly<Record<string, PageDocument>>;
  /** True for the answer to an unknown host: shown, never indexed (CONF-03). */
  readonly isFallback: boolean;
  /** The vendor the site is embedded by; absent on the site itself. */
  readonly microsite?: SiteMicrosite;
}

/** What a vendor says beside the props and flags it sets (MODE-05). */
export type SiteMicrosite = Pick<Microsite, "name" | "sdk" | "deviceRole" | "hide" | "frameAncestors">;

/** A site read in one locale: what a page is planned for. */
export interface SiteView {
  readonly site: Site;
  readonly locale: string;
  readonly language: Language;
}
