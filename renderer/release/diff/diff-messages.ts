import type { MessageCatalogue } from "../../site/message-catalogue.ts";
import { messagesOf } from "../../site/messages-of.ts";
import type { Release } from "../../site/release.ts";
import { isSameJson } from "../json/layer.ts";
import { causeOfSources, type Sides } from "./change-cause.ts";
import type { BuiltRelease, DiffCollector } from "./diff-collector.ts";
import { rememberingPairs, unionKeys } from "./diff-values.ts";

/** Messages that read differently, by locale; each text is compared once for all sites of a brand. */
export function collectMessageDifferences(sides: Sides<BuiltRelease>, collector: DiffCollector): void {
  const { before, after } = sides;
  const compare = rememberingPairs(changedIds);
  const collect = (
    catalogues: Sides<MessageCatalogue>,
    locale: string,
    brand: string | undefined,
    sites: readonly string[],
  ) => {
    for (const id of compare(catalogues.before, catalogues.after)) {
      const sources = {
        before: before.provenance.message(id, locale, brand),
        after: after.provenance.message(id, locale, brand),
      };
      const provenance = { before: before.provenance, after: after.provenance };
      const cause = causeOfSources(provenance, sources, false);
      const difference = {
        path: ["messages", locale, id],
        before: sources.before[0]?.value,
        after: sources.after[0]?.value,
      };
      if (cause) collector.add(cause, difference, sites);
    }
  };
  for (const [locale, was] of Object.entries(before.release.messages)) {
    const is = after.release.messages[locale];
    if (is) collect({ before: was, after: is }, locale, undefined, []);
  }
  for (const { brand, locale, sites } of readings(before.release, after.release)) {
    if (!before.release.messages[locale] || !after.release.messages[locale]) continue;
    const was = messagesOf(before.release, brand, locale);
    const is = messagesOf(after.release, brand, locale);
    collect({ before: was, after: is }, locale, brand, sites);
  }
}

interface Reading {
  readonly brand: string;
  readonly locale: string;
  readonly sites: string[];
}

/**
 * Brands and locales that sites are read in, before and after, and those that a brand has words of its own
 * for.
 */
function readings(before: Release, after: Release): Iterable<Reading> {
  const found = new Map<string, Reading>();
  const readingOf = (brand: string, locale: string) => {
    const key = `${brand}\u001f${locale}`;
    const reading = found.get(key) ?? { brand, locale, sites: [] };
    found.set(key, reading);
    return reading;
  };
  for (const { brandMessages } of [before, after])
    for (const [brand, locales] of Object.entries(brandMessages))
      for (const locale of Object.keys(locales)) readingOf(brand, locale);
  for (const [id, site] of Object.entries(before.sites)) {
    const now = after.sites[id];
    if (!now || now.brand.id !== site.brand.id) continue;
    const isFallback = id === before.fallbackSite && id === after.fallbackSite;
    for (const locale of new Set([...site.locales, ...(isFallback ? ["en"] : [])])) {
      if (!now.locales.includes(locale) && !isFallback) continue;
      readingOf(site.brand.id, locale).sites.push(id);
    }
  }
  return found.values();
}

function changedIds(before: MessageCatalogue, after: MessageCatalogue): readonly string[] {
  return unionKeys(before, after).filter((id) => !isSameJson(before[id], after[id]));
}
