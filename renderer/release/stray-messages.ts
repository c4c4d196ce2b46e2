import { createFinding } from "./finding.ts";
import type { Entries, MessageEntry } from "./message-entry.ts";
import { nearestName } from "./nearest-name.ts";
import type { Finding } from "./release.ts";
import type { Languages } from "./spoken-messages.ts";

/**
 * Messages of other languages that English does not have, once per id for all of them. An id that looks like a misspelt one
 * accounts for the missing one too: `told` learns it as `<locale>|<id>`.
 */
export function strayMessages(byLocale: Languages, english: Entries, told: Set<string>): Finding[] {
  const strays = new Map<string, { readonly locales: string[]; readonly entry: MessageEntry }>();
  for (const [locale, { all: entries }] of byLocale) {
    for (const [id, entry] of entries) {
      if (english.has(id)) continue;
      if (told.has(id)) {
        const meant = nearestName(
          id,
          [...english.keys()].filter((known) => !entries.has(known)),
        );
        if (meant !== undefined) told.add(`${locale}|${meant}`);
        continue;
      }
      const stray = strays.get(id) ?? { locales: [], entry };
      stray.locales.push(locale);
      strays.set(id, stray);
    }
  }
  return [...strays].map(([id, { locales, entry }]) => {
    const missing = [...english.keys()].filter((known) =>
      locales.every((locale) => !byLocale.get(locale)?.all.has(known)),
    );
    const meant = nearestName(id, missing) ?? nearestName(id, english.keys());
    if (meant !== undefined) for (const locale of locales) told.add(`${locale}|${meant}`);
    const message = `There is no English message "${id}", so nothing shows the one in ${locales.sort().join(", ")}.`;
    const suggestion = meant === undefined ? undefined : `Did you mean "${meant}"?`;
    const words = { code: "unknown-message", message, suggestion, severity: "warning" } as const;
    return createFinding(entry.source, [id], words, "key");
  });
}
