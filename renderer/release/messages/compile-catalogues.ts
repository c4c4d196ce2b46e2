import { createMemory } from "../../memory/memory.ts";
import { createSettler, isSameList, isSameSet } from "../../memory/settled.ts";
import type { Finding } from "../json/finding.ts";
import type { Suspicion } from "../json/waivable-rules.ts";
import type { CleanWords } from "./clean-words.ts";
import { createMessageComparer } from "./compare-messages.ts";
import { createCatalogueWriter, type MessageCatalogues } from "./message-catalogues.ts";
import { createIdDifference, type MessageIds } from "./message-ids.ts";
import { missingMessages } from "./missing-messages.ts";
import type { MessageFile } from "./read-messages.ts";
import { createLanguageReader, NOTHING_SAID, type SpokenMessages } from "./spoken-messages.ts";
import { strayMessages } from "./stray-messages.ts";

export interface Catalogues extends MessageCatalogues {
  /**
   * Message ids that exist in English, with a brand's own ones when a brand is named. Equal sets are the same
   * object.
   */
  readonly ids: (brand?: string) => MessageIds;
  /** Message ids that any brand has. */
  readonly anyIds: MessageIds;
  /** What English messages ask their caller for, by id: `{place}, <b>`. Equal maps are the same object. */
  readonly asking: (brand?: string) => ReadonlyMap<string, readonly string[]>;
  readonly findings: readonly Finding[];
  /** What may be wrong, unless it is waived. */
  readonly suspicions: readonly Suspicion<Finding>[];
}

/**
 * Locales of the languages there are, and the BCP 47 tag of the language that each is: `my` is Malay, `ms`
 * (LOC-05).
 */
export type LanguageTags = ReadonlyMap<string, string>;

export type CatalogueCompiler = (files: readonly MessageFile[], languages: LanguageTags) => Catalogues;

/**
 * Compiles all messages (LOC-09), again only those of namespaces and languages that changed. What is `clean`
 * is not compared.
 */
export function createCatalogueCompiler(clean?: CleanWords): CatalogueCompiler {
  const settle = createSettler<readonly unknown[]>(isSameList);
  const compiled = createMemory<Catalogues>();
  const compile = createCompiler(clean);
  return (files, languages) => {
    const sources = files.map(({ source }) => source);
    const keys = [settle("files", sources), settle("languages", [...languages].flat())];
    return compiled(keys, () => compile(files, languages));
  };
}

function createCompiler(clean: CleanWords | undefined): CatalogueCompiler {
  const { read, brandEnglish } = createLanguageReader();
  const lacking = createIdDifference();
  const compare = createMessageComparer(clean);
  const write = createCatalogueWriter(lacking);
  const settle = createSettler<MessageIds>(isSameSet);
  const settleAsking = createSettler<Asking>(isSameAsking);

  return (files, languages) => {
    const locales = [...languages.keys()];
    const spoken = read(files, locales);
    const { shared, brands } = spoken;
    const english = shared.get("en") ?? NOTHING_SAID;
    const compared = compare(shared, (locale) => languages.get(locale) ?? locale);
    const told = new Set(spoken.told);
    const findings = [
      ...spoken.findings,
      ...compared.findings,
      ...strayMessages(shared, english, told, lacking),
    ];
    const suspicions = [...compared.suspicions];
    const withTold = (name: string, ids: MessageIds) =>
      spoken.told.size === 0 ? ids : settle(name, new Set([...ids, ...spoken.told]));
    const sharedIds = withTold("shared", english.ids);
    const brandIds = new Map<string, MessageIds>();
    const sharedAsking = settleAsking("shared", askingOf(english, compared.findings));
    const brandAsking = new Map<string, Asking>();
    for (const [brand, own] of brands) {
      const original = brandEnglish(brand, spoken);
      const ofBrand = compared.ofBrand(brand, own, original);
      findings.push(...strayMessages(own, original, told, lacking), ...ofBrand.findings);
      suspicions.push(...ofBrand.suspicions);
      brandAsking.set(brand, settleAsking(`brand ${brand}`, askingOf(original, compared.findings)));
      brandIds.set(brand, withTold(`brand ${brand}`, original.ids));
    }
    findings.push(...missingMessages(shared, english, told, lacking));
    const sets = [...new Set([sharedIds, ...brandIds.values()])];
    const all = [...new Set([...locales, ...shared.keys(), "en"])].sort();
    return {
      ...write(shared, brands, all),
      findings,
      suspicions,
      asking: (brand = "") => brandAsking.get(brand) ?? sharedAsking,
      anyIds: settle("any", new Set(sets.flatMap((set) => [...set]))),
      ids: (brand = "") => brandIds.get(brand) ?? sharedIds,
    };
  };
}

type Asking = ReadonlyMap<string, readonly string[]>;

/** A message that asks for other values than it does in other languages is told of there. */
function askingOf({ all }: SpokenMessages, findings: readonly Finding[]): Asking {
  const told = new Set(
    findings.flatMap(({ code, message }) =>
      code === "message-arguments" ? (/"([^"]+)"/.exec(message)?.[1] ?? []) : [],
    ),
  );
  return new Map(
    [...all].flatMap(([id, { result }]) =>
      result.arguments.length > 0 && !told.has(id) ? [[id, result.arguments] as const] : [],
    ),
  );
}

function isSameAsking(before: Asking, asking: Asking): boolean {
  return (
    before.size === asking.size && [...asking].every(([id, names]) => before.get(id)?.join() === names.join())
  );
}
