import type { Brand, City, Domain } from "#schemas";
import type { OwnerClash } from "./check-owners.ts";
import { nameOfOther } from "./country-names.ts";

/**
 * What brands were copied with and left so: the name of another one, a city of another country than the
 * address, a language that none of their sites speaks.
 */
export function strayBrandWords(
  brands: ReadonlyMap<string, Brand>,
  domains: ReadonlyMap<string, Domain>,
  cities: readonly City[],
): OwnerClash[] {
  return [...brands].flatMap(([id, brand]) => [
    ...nameOfAnother(id, brand, brands),
    ...placeOfAnother(id, brand, cities),
    ...unspokenDefault(id, brand, domains),
  ]);
}

function nameOfAnother(id: string, brand: Brand, brands: ReadonlyMap<string, Brand>): OwnerClash[] {
  const others = [...brands.values()].filter((other) => other !== brand && other.name !== undefined);
  for (const field of ["name", "siteName", "legalName"] as const) {
    const said = brand[field];
    const other = others.find(({ name }) => said !== undefined && hasWord(said, name));
    if (said === undefined || other === undefined) continue;
    // A group of houses may carry its own name beside that of one of them; a name that is the other's is
    // copied.
    if (field !== "name" && hasWord(said, brand.name)) continue;
    if (field === "name" && said !== other.name) continue;
    // Of two brands of one name, the one whose id is not like it is to blame.
    if (field === "name" && id < other.id && !said.toLowerCase().startsWith(other.id)) continue;
    const message = `"${said}" is the name of "${other.id}", and this is "${id}".`;
    const suggestion = field === "name" ? "Write its own name." : `Write the name of ${brand.name}.`;
    return [clash(id, [field], "of-another-brand", message, suggestion)];
  }
  return [];
}

function placeOfAnother(id: string, brand: Brand, cities: readonly City[]): OwnerClash[] {
  const { city, countryCode } = brand.contact?.address ?? {};
  if (city === undefined || countryCode === undefined) return [];
  const named = cities.filter(({ name }) => name === city);
  const [first] = named;
  if (first && named.every((each) => each.countryCode !== countryCode)) {
    const message = `${city} lies in ${first.countryCode}, and the address is in ${countryCode}.`;
    const suggestion = `Write a city of ${countryCode}, or "${first.countryCode}" in "countryCode".`;
    return [clash(id, ["contact", "address", "city"], "untrue", message, suggestion)];
  }
  const land = brand.location?.split(",").at(-1)?.trim() ?? "";
  const other = nameOfOther(land, countryCode);
  if (other === undefined) return [];
  const message = `${other} is another country than that of the address, ${countryCode}.`;
  const suggestion = "Write where the company is registered, or its true address.";
  return [clash(id, ["location"], "untrue", message, suggestion)];
}

function unspokenDefault(id: string, brand: Brand, domains: ReadonlyMap<string, Domain>): OwnerClash[] {
  const spoken = new Set(
    [...domains.values()].flatMap((domain) => (domain.brand === id ? domain.locales : [])),
  );
  if (brand.defaultLocale === undefined || spoken.size === 0) return [];
  const first = new Set(
    [...domains.values()].flatMap((each) => (each.brand === id ? each.defaultLocale : [])),
  );
  if (first.has(brand.defaultLocale)) return [];
  const isSpoken = spoken.has(brand.defaultLocale);
  const message = `No site of "${id}" ${isSpoken ? "starts in" : "speaks"} "${brand.defaultLocale}".`;
  const suggestion = `Write one of ${[...first].sort().join(", ")}.`;
  return [clash(id, ["defaultLocale"], "locale-not-offered", message, suggestion)];
}

function clash(
  id: string,
  path: OwnerClash["path"],
  code: string,
  message: string,
  suggestion: string,
): OwnerClash {
  return { id, path, code, message, suggestion, severity: "warning" };
}

function hasWord(text: string, word: string): boolean {
  return word !== "" && ` ${text.toLowerCase()} `.includes(` ${word.toLowerCase()} `);
}
