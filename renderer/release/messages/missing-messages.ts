import { fallbackLocales } from "../../site/fallback-locales.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { NO_ENTRIES, namespaceOf } from "./message-entry.ts";
import type { IdDifference } from "./message-ids.ts";
import type { Languages, SpokenMessages } from "./spoken-messages.ts";

/** A language with this share of the messages claims to be whole, so what it lacks was forgotten. */
const WHOLE = 0.9;

/**
 * So many whole languages, and more, tell a message that is new from one that was forgotten: of new words
 * most have none yet.
 */
const TELLING = 3;

/**
 * What other languages lack of English (LOC-09), once per message for all of them; a namespace that is
 * missing altogether is one finding. A language that is under way is only counted, and words that most
 * languages lack are new: they wait for translation.
 */
export function missingMessages(
  shared: Languages,
  { all: english, namespaces, ids }: SpokenMessages,
  told: ReadonlySet<string>,
  lacking: IdDifference,
): Finding[] {
  const findings: Finding[] = [];
  const localesOf = new Map<string, string[]>();
  let whole = 0;
  for (const [locale, { all: entries, ...own }] of shared) {
    const lacked = lacking(ids, own.ids);
    const [first] = entries.values();
    if (!first) continue;
    const missing = lacked.filter((id) => !told.has(id) && !told.has(`${locale}|${id}`));
    if (missing.length > english.size * (1 - WHOLE)) {
      const message = `${locale} has ${english.size - lacked.length} of ${english.size} messages; ${standIns(locale, shared.keys())} for the rest.`;
      findings.push(
        createFinding(first.source, [], { code: "incomplete-language", message, severity: "info" }),
      );
      continue;
    }
    if (locale !== "en") whole++;
    const missed = missing.map((id) => (own.namespaces.has(namespaceOf(id)) ? id : `${namespaceOf(id)}.*`));
    for (const id of new Set(missed)) localesOf.set(id, [...(localesOf.get(id) ?? []), locale]);
  }
  for (const [id, locales] of localesOf) {
    const isNamespace = id.endsWith(".*");
    const [entry] = isNamespace
      ? (namespaces.get(namespaceOf(id)) ?? NO_ENTRIES).values()
      : [english.get(id)];
    if (!entry) continue;
    const named = locales.sort().join(", ");
    const isNew = whole >= TELLING && locales.length > whole / 2;
    const words = isNew
      ? ({
          code: "untranslated-message",
          message: `"${id}" waits for translation into ${named}; English stands in for it.`,
          severity: "info",
        } as const)
      : ({
          code: isNamespace ? "missing-namespace" : "missing-message",
          message: `"${id}" is missing in ${named}; English stands in for it.`,
          severity: "warning",
        } as const);
    findings.push(createFinding(entry.source, isNamespace ? [] : [id], words, "key"));
  }
  return findings;
}

/** Who speaks for a language until it is whole: `pt and English stand in`. */
function standIns(locale: string, known: Iterable<string>): string {
  const names = fallbackLocales(locale, known).map((each) => (each === "en" ? "English" : each));
  return names.length === 1 ? `${names[0]} stands in` : `${names.join(", then ")} stand in`;
}
