import type { Selectable } from "kysely";
import type { PropertyTable } from "../db/property-tables.ts";

/**
 * Postal address of a property as a reader of `locale` writes it: places with two languages have it in both.
 */
export function propertyAddress(
  { address, texts }: Pick<Selectable<PropertyTable>, "address" | "texts">,
  locale: string,
): string {
  return texts[locale]?.address ?? address;
}
