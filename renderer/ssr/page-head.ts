import type { IntlShape } from "react-intl";
import type { PageDocument } from "../page/page-document.ts";
import { alternatesOf } from "../site/alternates.ts";
import { languageTag } from "../site/language-tag.ts";
import type { Release } from "../site/release.ts";
import type { PageHead } from "./head-tags.ts";
import { pageAddress } from "./page-address.ts";
import type { PageRequestInput } from "./page-renderer.ts";
import { structuredData } from "./structured-data.ts";

/** What a page's query means to search engines (SEO-02). */
export interface QueryInHead {
  /**
   * The part of the query that makes it another page, as it stands in the canonical address; may be empty.
   */
  readonly canonical: string;
  /** False when the page is a narrower form of the one its canonical address names. */
  readonly index: boolean;
  /** False where the address means nothing in another language or on another site. */
  readonly alternates?: boolean;
}

interface PageHeadInput {
  readonly release: Release;
  readonly input: PageRequestInput;
  readonly document: PageDocument;
  readonly status: number;
  readonly published: Readonly<Record<string, unknown>>;
  readonly query?: QueryInHead | undefined;
  readonly intl: IntlShape;
}

/** Head of a page from its document, the country's texts and what its widgets published (SEO-01). */
export function pageHead({
  release,
  input,
  document,
  status,
  published,
  query,
  intl,
}: PageHeadInput): PageHead {
  const { site } = input.view;
  const { path, address, locale, isOnOtherSites } = pageAddress(release, input, published.textCountry);
  const parts = [query?.canonical, locale].filter(Boolean);
  const canonical = parts.length > 0 ? `${address}?${parts.join("&")}` : address;
  const { title, description, keywords } = headWords({
    routes: release.routes,
    input,
    document,
    published,
    intl,
  });
  return {
    title: title ?? site.brand.siteName,
    description,
    keywords,
    canonical,
    index:
      document.head.index &&
      status === 200 &&
      !site.isFallback &&
      site.country.indexPage !== false &&
      query?.index !== false &&
      published.listed !== 0,
    siteName: site.brand.siteName,
    structuredData: structuredData(document.head.structuredData ?? [], {
      view: input.view,
      origin: input.origin,
      url: canonical,
    }),
    alternates:
      (document.cache.scope === "public" || document.head.index) &&
      isOnOtherSites &&
      !query?.canonical &&
      query?.alternates !== false
        ? alternatesOf(release, site, path)
        : [],
  };
}

/** Messages that the head of a page says, by the path of the configuration that names each. */
export function headMessages(
  { view: { site }, route }: PageRequestInput,
  { id, head }: PageDocument,
): readonly (readonly [path: string, messageId: string])[] {
  const home = route.name === "home" ? site.country : undefined;
  const title = home?.title;
  const description = home?.description;
  const named = [
    [title ? "country.title" : `pages.${id}.head.title`, title ?? head.title],
    [description ? "country.description" : `pages.${id}.head.description`, description ?? head.description],
    ["country.keywords", site.country.keywords],
    [`pages.${id}.head.title`, route.title],
  ] as const;
  return named.flatMap(([path, messageId]) => (messageId ? [[path, messageId] as const] : []));
}

/**
 * What the head of a page says, after the tags of its address; a part that lacks a value it needs is
 * undefined.
 */
export function headWords({
  routes,
  input,
  document,
  published,
  intl,
}: Pick<PageHeadInput, "input" | "document" | "published" | "intl"> & Pick<Release, "routes">) {
  const { site } = input.view;
  const values = {
    brand: site.brand.siteName,
    country: text(intl, site.country.name, {}) ?? site.country.name,
    ...(input.route.title ? { title: text(intl, input.route.title, {}) } : {}),
    ...input.route.params,
    ...published,
  };
  const home = input.route.name === "home" ? site.country : undefined;
  const description = home?.description ?? document.head.description;
  const tags = (input.route.params.tag?.split("/") ?? []).flatMap((tag) => {
    const name = Object.hasOwn(routes.tags, tag) ? routes.tags[tag]?.name : undefined;
    return (name && text(intl, name, {})) || [];
  });
  const { letter = input.route.params.countryLetter } = input.route.params;
  const parts = letter ? [...tags, letter.toLocaleUpperCase(languageTag(input.view.language))] : tags;
  const tagged = (words: string | undefined) => (words === undefined ? words : [...parts, words].join(" · "));
  return {
    title: tagged(text(intl, home?.title ?? document.head.title, values)),
    description: description ? tagged(text(intl, description, values)) : undefined,
    keywords: site.country.keywords ? text(intl, site.country.keywords, values) : undefined,
  };
}

/** A message, or undefined when a value it needs is missing: a title must never show a placeholder. */
function text(intl: IntlShape, id: string, values: Readonly<Record<string, unknown>>): string | undefined {
  if (!(id in intl.messages)) return undefined;
  try {
    return intl.formatMessage({ id }, values as Record<string, string>);
  } catch {
    return undefined;
  }
}
