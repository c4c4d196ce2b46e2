import type { Modal } from "#schemas";
import type { CompiledPage } from "../plan/page-plan.ts";
import { displayDecimals } from "../site/display-decimals.ts";
import { hiddenParts } from "../site/hidden-parts.ts";
import type { MessageCatalogue } from "../site/message-catalogue.ts";
import { messagesOf } from "../site/messages-of.ts";
import type { Release } from "../site/release.ts";
import type { Site, SiteView } from "../site/site.ts";
import { siteFlags } from "../site/site-flags.ts";
import { wordsLanguage } from "../site/words-language.ts";
import {
  type DocumentContext,
  islandFields,
  type PageContext,
  type PagePopup,
  sharedCountryFields,
  sharedDomainFields,
} from "../view/page-context.ts";
import { addressLocaleOf } from "../view/with-locale.ts";
import { escapeJson } from "./escape-html.ts";
import type { PageRequestInput } from "./page-renderer.ts";

/** The part of a page context that is the same on all pages of a site in a locale. */
type SharedContext = Omit<PageContext, OwnField>;
type OwnField = (typeof fieldsOfRequest)[number];

/** What another page of the same site may say otherwise. */
export const fieldsOfPage = [
  "page",
  "provides",
  "route",
  "homesSeo",
  "path",
  "url",
  "query",
  "today",
  "experimentJSON",
  "experimentPipeline",
  "callHeaders",
] as const;

/** What another request for a page of the same site in the same language may say otherwise. */
export const fieldsOfRequest = [
  "origin",
  ...fieldsOfPage,
  "device",
  "hidden",
  "microsite",
  "formKey",
] as const;

/** Device role that calls name where no vendor says another (MODE-06). */
const defaultDeviceRole = "Consumer_Guest";

/** What the page's widgets may know, cut to what may travel to every browser. */
export function toPageContext(
  release: Release,
  input: PageRequestInput,
  query: Readonly<Record<string, string>>,
  page: CompiledPage,
): PageContext {
  const search = new URLSearchParams(query).toString();
  const { site } = input.view;
  const flags = saidFlags(site, page);
  const experimentJSON = Object.fromEntries(
    flags.map((id) => [id, { val: input.flags[id] ?? site.experiments[id]?.control ?? "" }]),
  );
  const provides = site.pages[page.page]?.provides ?? [];
  return {
    ...sharedContext(release, input.view, provides).context,
    origin: input.origin,
    page: page.page,
    provides,
    route: { name: input.route.name, params: input.route.params, countryCode: input.route.countryCode },
    ...(input.route.name === "tag" && site.brand.propertyTypes[0] === "home" ? { homesSeo: true } : {}),
    path: input.path,
    url: search ? `${input.path}?${search}` : input.path,
    query,
    today: input.today,
    device: input.device,
    hidden: hiddenParts(site, input.device),
    experimentJSON,
    experimentPipeline: flags,
    callHeaders: {
      "origin-host": site.domain.host,
      "x-device-role": site.microsite?.deviceRole ?? defaultDeviceRole,
      ...(flags.length > 0 ? { "x-ab-config": JSON.stringify(experimentJSON) } : {}),
    },
    ...(input.formKey === undefined ? {} : { formKey: input.formKey }),
    ...(site.microsite
      ? {
          microsite: {
            ...pick(site.microsite, ["name", "sdk", "deviceRole"]),
            ...(input.transaction === undefined ? {} : { txnId: input.transaction }),
          },
        }
      : {}),
  };
}

/**
 * Experiments whose arm a page says (EXP-01): a page of the guest's own those that run on the site too, one
 * kept for everybody only those its conditions read, which its key has.
 */
function saidFlags({ pages, experiments }: Site, { page, flags }: CompiledPage): readonly string[] {
  if (pages[page]?.cache.scope !== "private") return flags;
  const running = Object.keys(experiments).filter((id) => experiments[id]?.enabled);
  return [...new Set([...flags, ...running])];
}

/** What islands and popups read beyond the context of a document. */
export function contextOfIslands(
  release: Release,
  view: SiteView,
): Pick<PageContext, (typeof islandFields)[number]> {
  return pick(sharedContext(release, view).context, islandFields);
}

/**
 * The context as JSON for the page's script element, without what comes with the words of its islands;
 * what all pages of a site share is written once.
 */
export function pageContextJson(release: Release, view: SiteView, context: PageContext): string {
  const own = escapeJson(pick(context, fieldsOfRequest));
  return `${sharedContext(release, view, context.provides).json.slice(0, -1)},${own.slice(1)}`;
}

interface Shared {
  readonly context: SharedContext;
  readonly json: string;
}

const known = new WeakMap<Site, Map<string, Shared>>();

/** Pages about the same things share all of it: what cannot open over them is no popup of theirs. */
function sharedContext(release: Release, view: SiteView, provides: PageContext["provides"] = []): Shared {
  const { site, locale } = view;
  const key = [locale, ...provides].join(" ");
  const byLocale = known.get(site) ?? new Map<string, Shared>();
  known.set(site, byLocale);
  let shared = byLocale.get(key);
  if (!shared) {
    const context = buildShared(release, view, provides);
    shared = { context, json: escapeJson(withoutIslandFields(context)) };
    byLocale.set(key, shared);
  }
  return shared;
}

/** What of it a document carries; scripts need a few of the numbers at once. */
function withoutIslandFields(context: SharedContext): Omit<DocumentContext, OwnField> {
  const first = Object.entries(context).filter(([name]) => !islandFields.some((field) => field === name));
  const { events, recent, search } = context.limits;
  const limits = { events, recent, search: pick(search, ["openSearchThreshold"]) };
  return { ...(Object.fromEntries(first) as Omit<DocumentContext, OwnField | "limits">), limits };
}

/** What a page context says, beside its words, that its site alone does not decide. */
export function factsOfRelease(release: Release, { site, language }: SiteView) {
  return {
    dir: wordsLanguage(release, language).rtl ? "rtl" : "ltr",
    displayDecimals: displayDecimals(release, site.country),
  } as const;
}

function buildShared(release: Release, view: SiteView, provides: PageContext["provides"]): SharedContext {
  const { site, locale, language } = view;
  // What protects the server is nobody's business outside, and what it alone counts by nobody's use.
  const { protection: _, offline: _kept, wishlist: _hearts, ...limits } = site.limits;
  // What guests may type is read by the server.
  const { sentenceWords: __, ...spoken } = language;
  const words = messagesOf(release, site.brand.id, locale);
  // A popup that may not open is the same as none.
  const popups = Object.entries(site.modals).filter(
    ([, modal]) => modal.enabled && modal.requires?.every(mayHold(provides)) !== false,
  );
  const popupsOf = (isSaid: boolean) =>
    Object.fromEntries(
      popups
        .filter(([, { inDocuments }]) => inDocuments === isSaid)
        .map(([name, modal]) => [name, pagePopup(modal, words)]),
    );
  const defaultLocale = site.hostLocale ?? site.defaultLocale;
  return {
    release: release.hash,
    siteId: site.id,
    locale,
    defaultLocale,
    ...addressLocaleOf(locale, defaultLocale),
    ...(site.hostLocale && site.hostLocale !== site.defaultLocale ? { ownLocale: site.defaultLocale } : {}),
    locales: site.locales,
    language: spoken,
    ...factsOfRelease(release, view),
    brand: pick(site.brand, ["id", "name", "siteName", "legalName", "propertyTypes"]),
    country: pick(site.country, sharedCountryFields),
    domain: { ...pick(site.domain, sharedDomainFields), flags: siteFlags(site) },
    limits,
    modals: popupsOf(true),
    morePopups: popupsOf(false),
  };
}

function pagePopup(modal: Modal, words: MessageCatalogue): PagePopup {
  const { enabled: _, v: _v, inDocuments: _in, props = {}, layout, height, reopenOnLoad, ...said } = modal;
  const title = words[modal.title];
  return {
    ...said,
    title: typeof title === "string" ? title : "",
    ...(Object.keys(props).length > 0 ? { props } : {}),
    ...(layout === "dialog" ? {} : { layout }),
    ...(height === "tall" ? {} : { height }),
    ...(reopenOnLoad ? { reopenOnLoad } : {}),
  };
}

/** Who is there, and which popup lies open, changes on a page; what the page is about does not. */
function mayHold(provides: PageContext["provides"]) {
  const holds = new Set<string>(["anonymous", "signedIn", "summary", ...provides]);
  return (condition: string): boolean => holds.has(condition);
}

function pick<T extends object, K extends keyof T>(value: T, keys: readonly K[]): Pick<T, K> {
  const picked = {} as Pick<T, K>;
  for (const key of keys) if (value[key] !== undefined) picked[key] = value[key];
  return picked;
}
