import { createMemory } from "../../memory/memory.ts";
import { createSettler } from "../../memory/settled.ts";
import { fallbackLocales } from "../../site/fallback-locales.ts";
import type { MessageCatalogue } from "../../site/message-catalogue.ts";
import { isSameJson } from "../json/layer.ts";
import { type Entries, type MessageEntry, NO_ENTRIES } from "./message-entry.ts";
import type { IdDifference, MessageIds } from "./message-ids.ts";
import { type Languages, NOTHING_SAID, type SpokenMessages } from "./spoken-messages.ts";

export interface MessageCatalogues {
  /** Messages by locale, English standing in for missing ones. */
  readonly messages: Readonly<Record<string, MessageCatalogue>>;
  /** By brand and locale, only what a brand says differently. */
  readonly brandMessages: Readonly<Record<string, Readonly<Record<string, MessageCatalogue>>>>;
}

export type CatalogueWriter = (
  shared: Languages,
  brands: ReadonlyMap<string, Languages>,
  locales: readonly string[],
) => MessageCatalogues;

/**
 * Writes catalogues. One whose language says what it said before, and lacks the same English words, is the
 * same object.
 */
export function createCatalogueWriter(lacking: IdDifference): CatalogueWriter {
  const settleLent = createSettler(saysTheSame);
  const catalogues = createMemory<MessageCatalogue>();
  const brandCatalogues = createMemory<MessageCatalogue>();
  const sorted = createMemory<readonly string[]>();
  /** Most languages have the ids of English, which are sorted once for all of them. */
  const inOrder = (english: MessageIds, ids: MessageIds) => {
    const strays = lacking(ids, english);
    return strays.length === 0
      ? sorted([english], () => [...english].sort())
      : [...english, ...strays].sort();
  };

  return (shared, brands, locales) => {
    const english = shared.get("en") ?? NOTHING_SAID;
    const messages: Record<string, MessageCatalogue> = {};
    for (const locale of locales) {
      const { all, ids } = shared.get(locale) ?? english;
      const parents = parentsOf(locale, locales).flatMap((parent) => shared.get(parent) ?? []);
      const lent = settleLent(locale, pick([...parents, english], lacking(english.ids, ids)));
      messages[locale] = catalogues([all, lent], () => catalogue(inOrder(english.ids, ids), all, lent));
    }
    const brandMessages: Record<string, Record<string, MessageCatalogue>> = {};
    for (const [brand, said] of [...brands].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const words: Record<string, MessageCatalogue> = {};
      for (const locale of locales) {
        const everybody = messages[locale] ?? {};
        const layers = [locale, ...parentsOf(locale, locales)]
          .flatMap((each) => [said.get(each), shared.get(each)])
          .concat(said.get("en"))
          .map((layer) => (layer ?? NOTHING_SAID).all);
        const own = brandCatalogues([everybody, ...layers], () => differentWords(layers, everybody));
        if (Object.keys(own).length > 0) words[locale] = own;
      }
      brandMessages[brand] = words;
    }
    return { messages, brandMessages };
  };
}

/** What stands in before English. */
function parentsOf(locale: string, locales: readonly string[]): readonly string[] {
  return fallbackLocales(locale, locales).filter((parent) => parent !== "en");
}

/** Each message as the first that says it. */
function pick(speakers: readonly SpokenMessages[], ids: readonly string[]): Entries {
  if (ids.length === 0) return NO_ENTRIES;
  const picked = new Map<string, MessageEntry>();
  for (const id of ids) {
    const speaker = speakers.find(({ all }) => all.has(id));
    const entry = speaker?.all.get(id);
    if (entry) picked.set(id, entry);
  }
  return picked;
}

function saysTheSame(before: Entries, entries: Entries): boolean {
  if (before.size !== entries.size) return false;
  for (const [id, { result }] of entries) {
    const known = before.get(id);
    if (!known || !isSameJson(known.result.message, result.message)) return false;
  }
  return true;
}

/**
 * What a brand says where that is not what everybody says. Layers come strongest first: the brand's words and
 * the shared ones of a locale, then of what stands in for it, and at last the brand's English.
 */
function differentWords(layers: readonly Entries[], everybody: MessageCatalogue): MessageCatalogue {
  const words: Record<string, MessageCatalogue[string]> = {};
  const brands = layers.filter((_, index) => index % 2 === 0);
  for (const id of [...new Set(brands.flatMap((own) => [...own.keys()]))].sort()) {
    const message = layers.find((layer) => layer.has(id))?.get(id)?.result.message;
    if (message !== undefined && message !== everybody[id]) words[id] = message;
  }
  return words;
}

function catalogue(ids: readonly string[], own: Entries, lent: Entries): MessageCatalogue {
  const result: Record<string, MessageCatalogue[string]> = {};
  for (const id of ids) {
    const entry = own.get(id) ?? lent.get(id);
    if (entry) result[id] = entry.result.message;
  }
  return result;
}
