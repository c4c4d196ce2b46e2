import { differentArguments, oddEnglish } from "./different-arguments.ts";
import { createMemory } from "./memory.ts";
import type { MessageEntry } from "./message-entry.ts";
import { wrongVariants } from "./message-variants.ts";
import { missingMessages } from "./missing-messages.ts";
import { type MessageFile, type ReadMessages, readMessages } from "./read-messages.ts";
import type { Finding, MessageCatalogue } from "./release.ts";
import { sameAsEnglish } from "./same-as-english.ts";
import { strayMessages } from "./stray-messages.ts";
import { unknownLocales } from "./unknown-locales.ts";

export interface Catalogues {
  /** Messages by locale, English standing in for missing ones. */
  readonly messages: Readonly<Record<string, MessageCatalogue>>;
  /** By brand and locale, only what a brand says differently. */
  readonly brandMessages: Readonly<Record<string, Readonly<Record<string, MessageCatalogue>>>>;
  /** Message ids that exist in English, with a brand's own ones when a brand is named. */
  readonly ids: (brand?: string) => ReadonlySet<string>;
  /** Message ids that any brand has. */
  readonly anyIds: ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

export type CatalogueCompiler = (files: readonly MessageFile[], locales: readonly string[]) => Catalogues;

type Entries = ReadonlyMap<string, MessageEntry>;

const ENGLISH = "en";
const SHARED = "";
const NO_ENTRIES: Entries = new Map();

/** Compiles all messages (LOC-09), again only those of files and languages that changed. */
export function createCatalogueCompiler(): CatalogueCompiler {
  const read = createMemory<ReadMessages>();
  const merged = createMemory<Entries>();
  const idsOf = createMemory<ReadonlySet<string>>();
  const compared = createMemory<readonly Finding[]>();
  const oddOnes = createMemory<ReadonlyMap<string, Finding>>();
  const catalogues = createMemory<MessageCatalogue>();
  const ownWords = createMemory<MessageCatalogue>();
  const over = (weaker: Entries, stronger: Entries | undefined): Entries =>
    stronger ? merged([weaker, stronger], () => mergeMaps([weaker, stronger])) : weaker;

  return (files, locales) => {
    const findings: Finding[] = [];
    const told = new Set<string>();
    const groups = new Map<string, Map<string, Entries[]>>([[SHARED, new Map()]]);
    for (const file of files) {
      const own = read([file.source], () => readMessages(file));
      findings.push(...own.findings);
      for (const id of own.told) told.add(id);
      const { brand = SHARED, locale = ENGLISH } = file.place;
      const byLocale = mapIn(groups, brand, () => new Map<string, Entries[]>());
      mapIn(byLocale, locale, (): Entries[] => []).push(own.entries);
    }
    for (const unknown of unknownLocales(files, locales)) {
      findings.push(unknown.finding);
      for (const byLocale of groups.values()) byLocale.delete(unknown.locale);
    }
    const spoken = new Map([...groups].map(([brand, byLocale]) => [brand, wholeLocales(byLocale)]));
    const shared = spoken.get(SHARED) ?? new Map<string, Entries>();
    const english = shared.get(ENGLISH) ?? NO_ENTRIES;
    const ids = new Map<string, ReadonlySet<string>>();
    const odd = oddOnes([english, ...shared.values()], () => oddEnglish(shared, english));
    findings.push(...odd.values());
    for (const [brand, byLocale] of spoken) {
      const original = brand === SHARED ? english : over(english, byLocale.get(ENGLISH));
      findings.push(...strayMessages(byLocale, original, told));
      for (const [locale, entries] of byLocale) {
        findings.push(
          ...compared([locale, entries, original, odd], () => [
            ...differentArguments(entries, original, odd),
            ...wrongVariants(locale, entries, original),
          ]),
        );
      }
      const known = idsOf([original], () => new Set(original.keys()));
      ids.set(brand, told.size === 0 ? known : new Set([...known, ...told]));
    }
    findings.push(...missingMessages(shared, english, told));
    findings.push(...compared(["same", english, ...shared.values()], () => sameAsEnglish(shared, english)));

    const all = [...new Set([...locales, ...shared.keys(), ENGLISH])].sort();
    const messages: Record<string, MessageCatalogue> = {};
    for (const locale of all) {
      const entries = over(english, shared.get(locale));
      messages[locale] = catalogues([entries], () => catalogue(entries));
    }
    const brandMessages: Record<string, Record<string, MessageCatalogue>> = {};
    for (const [brand, byLocale] of [...spoken].sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (brand === SHARED) continue;
      const own: Record<string, MessageCatalogue> = {};
      for (const locale of all) {
        const layers = [byLocale.get(ENGLISH), shared.get(locale), byLocale.get(locale)].map(
          (entries) => entries ?? NO_ENTRIES,
        );
        const words = ownWords([...layers, english], () => differentWords(layers, messages[locale]));
        if (Object.keys(words).length > 0) own[locale] = words;
      }
      brandMessages[brand] = own;
    }
    const sharedIds = ids.get(SHARED) ?? new Set<string>();
    const sets = [...new Set(ids.values())];
    const anyIds = idsOf(["any", ...sets], () => new Set(sets.flatMap((set) => [...set])));
    return {
      messages,
      brandMessages,
      findings,
      anyIds,
      ids: (brand = SHARED) => ids.get(brand) ?? sharedIds,
    };
  };

  function wholeLocales(byLocale: ReadonlyMap<string, readonly Entries[]>): ReadonlyMap<string, Entries> {
    return new Map([...byLocale].map(([locale, parts]) => [locale, merged(parts, () => mergeMaps(parts))]));
  }
}

/** What a brand says in its English, and in a locale over the shared words, where that is not what everybody says. */
function differentWords(
  [ownEnglish = NO_ENTRIES, shared = NO_ENTRIES, own = NO_ENTRIES]: readonly Entries[],
  everybody: MessageCatalogue | undefined,
): MessageCatalogue {
  const words = new Map<string, MessageEntry>();
  for (const id of new Set([...ownEnglish.keys(), ...own.keys()])) {
    const entry = own.get(id) ?? shared.get(id) ?? ownEnglish.get(id);
    if (entry && entry.result.message !== everybody?.[id]) words.set(id, entry);
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

function mergeMaps(maps: readonly Entries[]): Entries {
  const result = new Map<string, MessageEntry>();
  for (const map of maps) for (const [id, entry] of map) result.set(id, entry);
  return result;
}

function mapIn<V>(map: Map<string, V>, key: string, create: () => V): V {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
