import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { nearestName } from "../json/nearest-name.ts";
import { type MessageEntry, namespaceOf } from "./message-entry.ts";
import type { IdDifference } from "./message-ids.ts";
import type { Languages, SpokenMessages } from "./spoken-messages.ts";

/**
 * Messages of other languages that English does not have, once per id for all of them. An id that looks like
 * a misspelt one accounts for the missing one too: `told` learns it as `<locale>|<id>`.
 */
export function strayMessages(
  byLocale: Languages,
  { ids: english, all: englishEntries }: SpokenMessages,
  told: Set<string>,
  lacking: IdDifference,
): Finding[] {
  const strays = new Map<string, { readonly locales: string[]; readonly entry: MessageEntry }>();
  for (const [locale, { all: entries, ids }] of byLocale) {
    for (const id of lacking(ids, english)) {
      if (told.has(id)) {
        const meant = misplaced(id, lacking(english, ids));
        if (meant !== undefined) told.add(`${locale}|${meant}`);
        continue;
      }
      const entry = entries.get(id);
      const stray = strays.get(id) ?? (entry && { locales: [], entry });
      stray?.locales.push(locale);
      if (stray) strays.set(id, stray);
    }
  }
  const missingOf = new Map<string, readonly string[]>();
  const missingIn = (locales: readonly string[]): readonly string[] => {
    const key = locales.join();
    const missing =
      missingOf.get(key) ??
      [...english].filter((known) => locales.every((locale) => !byLocale.get(locale)?.ids.has(known)));
    missingOf.set(key, missing);
    return missing;
  };
  const meantBy = (id: string, missing: readonly string[]) =>
    nearestName(id, missing) ?? renamed(id, missing) ?? nearestName(id, english);
  return [...strays].map(([id, { locales, entry }], index) => {
    const meant = index < MOST_GUESSED ? meantBy(id, missingIn(locales)) : undefined;
    if (meant !== undefined) for (const locale of locales) told.add(`${locale}|${meant}`);
    const message = `There is no English message "${id}", so nothing shows the one in ${locales.sort().join(", ")}.`;
    const suggestion = meant === undefined ? undefined : `Did you mean "${meant}"?`;
    const words = { code: "unknown-message", message, suggestion, severity: "warning" } as const;
    // Where all others agree, English is the one that was changed.
    const isEnglish = locales.length > 1 && [...byLocale].every(([, { ids }]) => ids.has(id));
    const odd = isEnglish && meant !== undefined ? englishEntries.get(meant) : undefined;
    return odd
      ? createFinding(
          odd.source,
          [meant ?? id],
          { ...words, suggestion: `Did you mean "${id}" by "${meant}"?` },
          "key",
        )
      : createFinding(entry.source, [id], words, "key");
  });
}

/**
 * So many slips are none: where more ids are unknown, a whole file is, and looking for each takes minutes.
 */
const MOST_GUESSED = 1000;

/**
 * The missing message that an id in the wrong file stands for: the same words after another namespace, or a
 * near name.
 */
function misplaced(id: string, missing: readonly string[]): string | undefined {
  const rest = id.slice(id.indexOf(".") + 1);
  const isSame = (name: string) => name === rest || name.slice(name.indexOf(".") + 1) === rest;
  return missing.find(isSame) ?? nearestName(id, missing);
}

/** The one message of the namespace that all those languages lack: English gave it another name. */
function renamed(id: string, missing: readonly string[]): string | undefined {
  const [only, ...others] = missing.filter((name) => namespaceOf(name) === namespaceOf(id));
  return others.length === 0 ? only : undefined;
}
