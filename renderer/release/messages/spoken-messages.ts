import { createMemory } from "../../memory/memory.ts";
import { createSettler, isSameSet } from "../../memory/settled.ts";
import type { Finding } from "../json/finding.ts";
import { type Entries, type MessageEntry, NO_ENTRIES } from "./message-entry.ts";
import type { MessageIds } from "./message-ids.ts";
import { type MessageFile, type ReadMessages, readMessages } from "./read-messages.ts";
import { unknownLocales } from "./unknown-locales.ts";

/** What is said in one language. */
export interface SpokenMessages {
  readonly all: Entries;
  /** The same by namespace. */
  readonly namespaces: ReadonlyMap<string, Entries>;
  /** The same object while no message comes or goes. */
  readonly ids: MessageIds;
}

/** By locale. */
export type Languages = ReadonlyMap<string, SpokenMessages>;

export interface SpokenLanguages {
  readonly shared: Languages;
  /** What brands say themselves, by brand. */
  readonly brands: ReadonlyMap<string, Languages>;
  readonly findings: readonly Finding[];
  /** Ids that something was said about already; what follows from it is not said again. */
  readonly told: ReadonlySet<string>;
}

export interface LanguageReader {
  /** Reads what the files say in the languages that exist. */
  readonly read: (files: readonly MessageFile[], locales: readonly string[]) => SpokenLanguages;
  /** What a brand says in English: its own words over the shared ones. */
  readonly brandEnglish: (brand: string, spoken: SpokenLanguages) => SpokenMessages;
}

export const NOTHING_SAID: SpokenMessages = { all: NO_ENTRIES, namespaces: new Map(), ids: new Set() };

/**
 * Puts together what every language says. Namespaces and languages whose files did not change stay the same
 * objects.
 */
export function createLanguageReader(): LanguageReader {
  const readFile = createMemory<ReadMessages>();
  const merged = createMemory<Entries>();
  const languages = createMemory<SpokenMessages>();
  const settleIds = createSettler<MessageIds>(isSameSet);

  const merge = (name: string, pieces: readonly (readonly [string, Entries])[]): SpokenMessages => {
    const parts = new Map<string, Entries[]>();
    for (const [namespace, entries] of pieces)
      parts.set(namespace, [...(parts.get(namespace) ?? []), entries]);
    const namespaces = new Map(
      [...parts].map(([namespace, own]) => [namespace, merged(own, () => mergeEntries(own))]),
    );
    const all = mergeEntries([...namespaces.values()]);
    return { all, namespaces, ids: settleIds(name, new Set(all.keys())) };
  };
  const ofFiles = (name: string, files: readonly ReadMessages[]) =>
    languages(files, () =>
      merge(
        name,
        files.flatMap(({ namespaces }) => [...namespaces]),
      ),
    );

  return {
    read: (files, locales) => {
      const findings: Finding[] = [];
      const told = new Set<string>();
      const unknown = unknownLocales(files, locales);
      const isUnknown = new Set(unknown.map(({ locale }) => locale));
      const groups = new Map<string, Map<string, ReadMessages[]>>();
      for (const file of files) {
        const own = readFile([file.source], () => readMessages(file));
        findings.push(...own.findings);
        for (const id of own.told) told.add(id);
        const { brand = "", locale = "en" } = file.place;
        const byLocale = mapIn(groups, brand, () => new Map<string, ReadMessages[]>());
        if (!isUnknown.has(locale)) mapIn(byLocale, locale, (): ReadMessages[] => []).push(own);
      }
      findings.push(...unknown.map(({ finding }) => finding));
      const spoken = new Map<string, Languages>();
      for (const [brand, byLocale] of groups)
        spoken.set(
          brand,
          new Map([...byLocale].map(([locale, parts]) => [locale, ofFiles(`${brand}|${locale}`, parts)])),
        );
      const shared = spoken.get("") ?? new Map<string, SpokenMessages>();
      spoken.delete("");
      return { shared, brands: spoken, findings, told };
    },
    brandEnglish: (brand, { shared, brands }) => {
      const weaker = shared.get("en") ?? NOTHING_SAID;
      const stronger = brands.get(brand)?.get("en") ?? NOTHING_SAID;
      return languages([weaker, stronger], () =>
        merge(`${brand} over shared`, [...weaker.namespaces, ...stronger.namespaces]),
      );
    },
  };
}

function mergeEntries(all: readonly Entries[]): Entries {
  const [first = NO_ENTRIES, ...others] = all;
  if (others.length === 0) return first;
  const result = new Map<string, MessageEntry>(first);
  for (const entries of others) for (const [id, entry] of entries) result.set(id, entry);
  return result;
}

function mapIn<V>(map: Map<string, V>, key: string, create: () => V): V {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}
