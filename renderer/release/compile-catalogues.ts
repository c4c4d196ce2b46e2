import { createMessageComparer } from "./compare-messages.ts";
import { createMemory } from "./memory.ts";
import { createCatalogueWriter, type MessageCatalogues } from "./message-catalogues.ts";
import { createIdDifference, type MessageIds } from "./message-ids.ts";
import { missingMessages } from "./missing-messages.ts";
import type { MessageFile } from "./read-messages.ts";
import type { Finding } from "./release.ts";
import { createSettler, isSameList, isSameSet } from "./settled.ts";
import { createLanguageReader, NOTHING_SAID } from "./spoken-messages.ts";
import { strayMessages } from "./stray-messages.ts";

export interface Catalogues extends MessageCatalogues {
  /** Message ids that exist in English, with a brand's own ones when a brand is named. Equal sets are the same object. */
  readonly ids: (brand?: string) => MessageIds;
  /** Message ids that any brand has. */
  readonly anyIds: MessageIds;
  readonly findings: readonly Finding[];
}

export type CatalogueCompiler = (files: readonly MessageFile[], locales: readonly string[]) => Catalogues;

/** Compiles all messages (LOC-09), again only those of namespaces and languages that changed. */
export function createCatalogueCompiler(): CatalogueCompiler {
  const settle = createSettler<readonly unknown[]>(isSameList);
  const compiled = createMemory<Catalogues>();
  const compile = createCompiler();
  return (files, locales) => {
    const sources = files.map(({ source }) => source);
    const keys = [settle("files", sources), settle("locales", locales)];
    return compiled(keys, () => compile(files, locales));
  };
}

function createCompiler(): CatalogueCompiler {
  const { read, brandEnglish } = createLanguageReader();
  const lacking = createIdDifference();
  const compare = createMessageComparer();
  const write = createCatalogueWriter(lacking);
  const settle = createSettler<MessageIds>(isSameSet);

  return (files, locales) => {
    const spoken = read(files, locales);
    const { shared, brands } = spoken;
    const english = shared.get("en") ?? NOTHING_SAID;
    const compared = compare(shared);
    const told = new Set(spoken.told);
    const findings = [
      ...spoken.findings,
      ...compared.findings,
      ...strayMessages(shared, english, told, lacking),
    ];
    const withTold = (name: string, ids: MessageIds) =>
      spoken.told.size === 0 ? ids : settle(name, new Set([...ids, ...spoken.told]));
    const sharedIds = withTold("shared", english.ids);
    const brandIds = new Map<string, MessageIds>();
    for (const [brand, own] of brands) {
      const original = brandEnglish(brand, spoken);
      findings.push(...strayMessages(own, original, told, lacking), ...compared.ofBrand(own, original));
      brandIds.set(brand, withTold(`brand ${brand}`, original.ids));
    }
    findings.push(...missingMessages(shared, english, told, lacking));
    const sets = [...new Set([sharedIds, ...brandIds.values()])];
    const all = [...new Set([...locales, ...shared.keys(), "en"])].sort();
    return {
      ...write(shared, brands, all),
      findings,
      anyIds: settle("any", new Set(sets.flatMap((set) => [...set]))),
      ids: (brand = "") => brandIds.get(brand) ?? sharedIds,
    };
  };
}
