import { type CompileResult, compileMessage } from "./compile-message.ts";
import type { ConfigPlace } from "./config-place.ts";
import { createFinding } from "./finding.ts";
import type { JsonFile } from "./json-file.ts";
import { isJsonObject } from "./layer.ts";
import type { MessageEntry } from "./message-entry.ts";
import { missingMessages } from "./missing-messages.ts";
import { didYouMean } from "./nearest-name.ts";
import type { Finding, MessageCatalogue } from "./release.ts";
import { strayMessages } from "./stray-messages.ts";

export interface MessageFile {
  readonly source: JsonFile;
  readonly place: ConfigPlace;
}

export interface Catalogues {
  /** Messages by locale, English standing in for missing ones. */
  readonly messages: Readonly<Record<string, MessageCatalogue>>;
  /** By brand and locale, only what a brand says differently. */
  readonly brandMessages: Readonly<Record<string, Readonly<Record<string, MessageCatalogue>>>>;
  /** Message ids that exist in English, with a brand's own ones when a brand is named. */
  readonly ids: (brand?: string) => ReadonlySet<string>;
  readonly findings: readonly Finding[];
}

const ENGLISH = "en";

/** Compiles all messages (LOC-09): one finding per message that does not parse or asks for other values than English. */
export function compileCatalogues(files: readonly MessageFile[], locales: readonly string[]): Catalogues {
  const findings: Finding[] = [];
  // Ids that something was said about already; what follows from it is not said again.
  const told = new Set<string>();
  const shared = new Map<string, Map<string, MessageEntry>>();
  const brands = new Map<string, Map<string, Map<string, MessageEntry>>>();
  for (const file of files) {
    const { brand, locale = ENGLISH } = file.place;
    const group = brand === undefined ? shared : mapIn(brands, brand);
    readMessages(file, mapIn(group, locale), findings, told);
  }
  const english = shared.get(ENGLISH) ?? new Map<string, MessageEntry>();
  for (const byLocale of [shared, ...brands.values()]) {
    const original = byLocale === shared ? english : mergeMaps(english, byLocale.get(ENGLISH));
    findings.push(...strayMessages(byLocale, original, told));
    for (const entries of byLocale.values()) findings.push(...differentArguments(entries, original));
  }
  findings.push(...missingMessages(shared, english, told));
  const all = new Set([...locales, ...shared.keys(), ENGLISH]);
  const messages: Record<string, MessageCatalogue> = {};
  for (const locale of [...all].sort()) messages[locale] = catalogue(mergeMaps(english, shared.get(locale)));
  const sharedIds = new Set([...english.keys(), ...told]);
  const brandIds = new Map(
    [...brands].map(([brand, own]) => [brand, new Set([...sharedIds, ...(own.get(ENGLISH)?.keys() ?? [])])]),
  );
  return {
    messages,
    brandMessages: brandCatalogues(brands, all, messages, shared),
    ids: (brand) => brandIds.get(brand ?? "") ?? sharedIds,
    findings,
  };
}

function readMessages(
  { source, place }: MessageFile,
  into: Map<string, MessageEntry>,
  findings: Finding[],
  told: Set<string>,
): void {
  for (const [id, text] of isJsonObject(source.value) ? Object.entries(source.value) : []) {
    if (id === "$schema") continue;
    if (typeof text !== "string") {
      told.add(id);
      continue;
    }
    if (!id.startsWith(`${place.id}.`)) {
      const message = `"${id}" stands in the file of the namespace "${place.id}".`;
      findings.push(createFinding(source, [id], { code: "wrong-namespace", message }, "key"));
      told.add(id);
    }
    const result = compileMessage(text);
    if (result.ok) into.set(id, { result, source });
    else {
      findings.push(brokenMessage(source, id, text, result));
      told.add(id);
    }
  }
}

function brokenMessage(
  source: JsonFile,
  id: string,
  text: string,
  result: CompileResult & { ok: false },
): Finding {
  const finding = createFinding(source, [id], {
    code: "bad-message",
    message: `"${id}" is not a valid message: ${result.problem} at "${text.slice(result.offset, result.offset + 20)}".`,
    suggestion: "Write a literal brace or less-than sign in quotes: '{'.",
  });
  return { ...finding, column: finding.column + 1 + JSON.stringify(text.slice(0, result.offset)).length - 2 };
}

/** Messages that ask their caller for other values than English does. */
function differentArguments(
  entries: ReadonlyMap<string, MessageEntry>,
  english: ReadonlyMap<string, MessageEntry>,
): Finding[] {
  const findings: Finding[] = [];
  for (const [id, { result, source }] of entries) {
    const original = english.get(id);
    if (!original) continue;
    const expected = original.result.arguments;
    const missing = expected.filter((name) => !result.arguments.includes(name));
    const extra = result.arguments.filter((name) => !expected.includes(name));
    if (extra.length === 0 && missing.length === 0) continue;
    const parts = [
      missing.length > 0 && `leaves out ${missing.join(", ")}`,
      extra.length > 0 && `asks for ${extra.join(", ")}`,
    ];
    const message = `"${id}" ${parts.filter(Boolean).join(" and ")}; English has ${expected.join(", ") || "no values"}.`;
    const suggestion = extra[0] === undefined ? undefined : didYouMean(extra[0], missing);
    findings.push(createFinding(source, [id], { code: "message-arguments", message, suggestion }));
  }
  return findings;
}

function brandCatalogues(
  brands: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, MessageEntry>>>,
  locales: ReadonlySet<string>,
  messages: Readonly<Record<string, MessageCatalogue>>,
  shared: ReadonlyMap<string, ReadonlyMap<string, MessageEntry>>,
): Record<string, Record<string, MessageCatalogue>> {
  const result: Record<string, Record<string, MessageCatalogue>> = {};
  for (const [brand, byLocale] of [...brands].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const own: Record<string, MessageCatalogue> = {};
    for (const locale of [...locales].sort()) {
      const said = mergeMaps(byLocale.get(ENGLISH), shared.get(locale), byLocale.get(locale));
      const different = [...said].filter(
        ([id, { result: compiled }]) => messages[locale]?.[id] !== compiled.message,
      );
      if (different.length > 0) own[locale] = catalogue(new Map(different));
    }
    result[brand] = own;
  }
  return result;
}

function catalogue(entries: ReadonlyMap<string, MessageEntry>): MessageCatalogue {
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([id, { result }]) => [id, result.message]));
}

function mergeMaps(
  ...maps: readonly (ReadonlyMap<string, MessageEntry> | undefined)[]
): ReadonlyMap<string, MessageEntry> {
  return new Map(maps.flatMap((map) => [...(map ?? [])]));
}

function mapIn<V>(map: Map<string, Map<string, V>>, key: string): Map<string, V> {
  let inner = map.get(key);
  if (!inner) {
    inner = new Map();
    map.set(key, inner);
  }
  return inner;
}
