import { createMessageComparer } from "./compare-messages.ts";
import { createMemory } from "./memory.ts";
import { createCatalogueWriter, type MessageCatalogues } from "./message-catalogues.ts";
import { missingMessages } from "./missing-messages.ts";
import type { MessageFile } from "./read-messages.ts";
import type { Finding } from "./release.ts";
import { createSettler, isSameList, isSameSet } from "./settled.ts";
import { createLanguageReader, NOTHING_SAID, type SpokenMessages } from "./spoken-messages.ts";
import { strayMessages } from "./stray-messages.ts";

export interface Catalogues extends MessageCatalogues {
  /** Message ids that exist in English, with a brand's own ones when a brand is named. Equal sets are the same object. */
  readonly ids: (brand?: string) => ReadonlySet<string>;
  /** Message ids that any brand has. */
  readonly anyIds: ReadonlySet<string>;
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
  const { read, over } = createLanguageReader();
  const compare = createMessageComparer();
  const write = createCatalogueWriter();
  const settle = createSettler<ReadonlySet<string>>(isSameSet);

  return (files, locales) => {
    const { shared, brands, told, ...spoken } = read(files, locales);
    const english = shared.get("en") ?? NOTHING_SAID;
    const idsIn = ({ all }: SpokenMessages, name: string) => settle(name, new Set([...all.keys(), ...told]));
    const compared = compare(shared);
    const explained = new Set(told);
    const findings = [
      ...spoken.findings,
      ...compared.findings,
      ...strayMessages(shared, english.all, explained),
    ];
    const sharedIds = idsIn(english, "shared");
    const brandIds = new Map<string, ReadonlySet<string>>();
    for (const [brand, own] of brands) {
      const original = over(english, own.get("en") ?? NOTHING_SAID);
      findings.push(...strayMessages(own, original.all, explained), ...compared.ofBrand(own, original));
      brandIds.set(brand, idsIn(original, `brand ${brand}`));
    }
    findings.push(...missingMessages(shared, english, explained));
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
