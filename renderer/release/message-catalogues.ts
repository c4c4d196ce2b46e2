import { isSameJson } from "./layer.ts";
import { createMemory } from "./memory.ts";
import { type Entries, type MessageEntry, NO_ENTRIES } from "./message-entry.ts";
import type { MessageCatalogue } from "./release.ts";
import { createSettler } from "./settled.ts";
import { type Languages, NOTHING_SAID } from "./spoken-messages.ts";

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

/** Writes catalogues. One whose language says what it said before, and lacks the same English words, is the same object. */
export function createCatalogueWriter(): CatalogueWriter {
  const settleLent = createSettler(saysTheSame);
  const catalogues = createMemory<MessageCatalogue>();
  const brandCatalogues = createMemory<MessageCatalogue>();

  return (shared, brands, locales) => {
    const { all: english } = shared.get("en") ?? NOTHING_SAID;
    const messages: Record<string, MessageCatalogue> = {};
    for (const locale of locales) {
      const { all: own } = shared.get(locale) ?? shared.get("en") ?? NOTHING_SAID;
      const lent = settleLent(locale, without(english, own));
      messages[locale] = catalogues([own, lent], () => catalogue(new Map([...own, ...lent])));
    }
    const brandMessages: Record<string, Record<string, MessageCatalogue>> = {};
    for (const [brand, said] of [...brands].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const words: Record<string, MessageCatalogue> = {};
      for (const locale of locales) {
        const everybody = messages[locale] ?? {};
        const layers = [said.get("en"), shared.get(locale), said.get(locale)].map(
          (layer) => (layer ?? NOTHING_SAID).all,
        );
        const own = brandCatalogues([everybody, ...layers], () => differentWords(layers, everybody));
        if (Object.keys(own).length > 0) words[locale] = own;
      }
      brandMessages[brand] = words;
    }
    return { messages, brandMessages };
  };
}

/** Messages whose ids others lack. */
function without(entries: Entries, others: Entries): Entries {
  if (entries === others) return NO_ENTRIES;
  const lacking = [...entries].filter(([id]) => !others.has(id));
  return lacking.length === 0 ? NO_ENTRIES : new Map(lacking);
}

function saysTheSame(before: Entries, entries: Entries): boolean {
  if (before.size !== entries.size) return false;
  for (const [id, { result }] of entries) {
    const known = before.get(id);
    if (!known || !isSameJson(known.result.message, result.message)) return false;
  }
  return true;
}

/** What a brand says in its English, and in a locale over the shared words, where that is not what everybody says. */
function differentWords(
  [ownEnglish = NO_ENTRIES, shared = NO_ENTRIES, own = NO_ENTRIES]: readonly Entries[],
  everybody: MessageCatalogue,
): MessageCatalogue {
  const words = new Map<string, MessageEntry>();
  for (const id of new Set([...ownEnglish.keys(), ...own.keys()])) {
    const entry = own.get(id) ?? shared.get(id) ?? ownEnglish.get(id);
    if (entry && entry.result.message !== everybody[id]) words.set(id, entry);
  }
  return catalogue(words);
}

function catalogue(entries: Entries): MessageCatalogue {
  const result: Record<string, MessageCatalogue[string]> = {};
  for (const id of [...entries.keys()].sort()) {
    const entry = entries.get(id);
    if (entry) result[id] = entry.result.message;
  }
  return result;
}
