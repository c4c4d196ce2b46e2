import type { Brand, Domain } from "#schemas";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";

/** A file of messages, and the brand it belongs to; shared ones belong to none. */
interface MessageFile {
  readonly source: JsonFile;
  readonly brand: string | undefined;
}

/**
 * Messages that name a brand whose sites are not the only ones to show them: guests of the others would read
 * it.
 */
export function strayBrandNames(
  files: readonly MessageFile[],
  brands: ReadonlyMap<string, Brand>,
): Finding[] {
  const names = [...brands].flatMap(([id, { name }]) => (name ? [{ id, name }] : []));
  if (names.length < 2) return [];
  return files.flatMap(({ source, brand }) =>
    names.flatMap(({ id, name }): Finding[] => {
      if (id === brand || !source.text.includes(name) || !isJsonObject(source.value)) return [];
      const word = new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, "u");
      return Object.entries(source.value).flatMap(([key, text]) => {
        if (key === "$schema" || typeof text !== "string" || !word.test(text)) return [];
        const own = brand === undefined ? undefined : brands.get(brand)?.name;
        const message = `"${key}" says "${name}", and ${own ? `this is ${own}` : "sites of other brands show it too"}.`;
        const suggestion = own
          ? `Write "${own}".`
          : `Take the name out, or write the message in config/brands/${id}/messages.`;
        return [
          createFinding(source, [key], {
            code: "of-another-brand",
            message,
            suggestion,
            severity: "warning",
          }),
        ];
      });
    }),
  );
}

/**
 * Messages that write out a host or a mail address of a brand, where sites of other brands show them too. Of
 * a text that says the brand's name as well, that is told. `baseOf` gives the part of a host that somebody
 * registers.
 */
export function strayBrandHosts(
  files: readonly MessageFile[],
  brands: ReadonlyMap<string, Brand>,
  domains: ReadonlyMap<string, Domain>,
  baseOf: (host: string) => string | undefined,
): Finding[] {
  const owners = new Map<string, Set<string>>();
  const own = (brand: string, host: string | undefined) => {
    const base = host === undefined ? undefined : baseOf(host.toLowerCase());
    if (base !== undefined) owners.set(base, (owners.get(base) ?? new Set()).add(brand));
  };
  for (const { brand, host, hosts } of domains.values())
    for (const each of [host, ...hosts]) own(brand, each);
  for (const [id, { supportEmail, partnerEmail }] of brands)
    for (const address of [supportEmail, partnerEmail]) own(id, address?.split("@")[1]);
  const brandOf = new Map(
    [...owners].flatMap(([base, of]) => (of.size === 1 ? [[base, [...of][0] ?? ""]] : [])),
  );
  if (brands.size < 2) return [];
  return files.flatMap(({ source, brand }) => {
    const text = source.text.toLowerCase();
    const likely = [...brandOf].filter(([base, of]) => of !== brand && text.includes(base));
    if (likely.length === 0 || !isJsonObject(source.value)) return [];
    return Object.entries(source.value).flatMap(([key, text]): Finding[] => {
      if (key === "$schema" || typeof text !== "string") return [];
      const found = likely.find(([base]) => addressOf(base).test(text));
      if (!found || hasWord(text, brands.get(found[1])?.name)) return [];
      const [base, other] = found;
      const said = addressOf(base).exec(text)?.[0] ?? base;
      const whose = brand === undefined ? "sites of other brands show it too" : `this is ${brand}`;
      const message = `"${key}" says "${said}", an address of ${other}, and ${whose}.`;
      const suggestion =
        brand === undefined
          ? `Take the address out, or write the message in config/brands/${other}/messages.`
          : `Write the address of ${brand}.`;
      const words = { code: "of-another-brand", message, suggestion, severity: "warning" } as const;
      return [createFinding(source, [key], words)];
    });
  });
}

function addressOf(base: string): RegExp {
  return new RegExp(`[\\w.+@-]*(?<![\\w-])${escaped(base)}(?![\\w-])`, "i");
}

function hasWord(text: string, name: string | undefined): boolean {
  return !!name && new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, "u").test(text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
