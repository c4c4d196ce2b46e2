/** A JSON Schema read as plain data. */
export type SchemaNode = { readonly [key: string]: unknown };

/** Whether a JSON value may be a schema of an object: no list, no null, no boolean. */
export function isSchemaNode(value: unknown): value is SchemaNode {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Sub-schema map under a key (`properties`, `$defs`, …); empty when absent. */
export function schemasIn(node: SchemaNode, key: string): Readonly<Record<string, SchemaNode>> {
  const value = node[key];
  return isSchemaNode(value) ? (value as Record<string, SchemaNode>) : {};
}

/** `hotel-card` → `HotelCard`, `payment modes` → `PaymentModes`; letters that already are upper case stay. */
export function pascalCase(name: string): string {
  return name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join("");
}

/** `hotel-card` → `hotelCard`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.slice(0, 1).toLowerCase() + pascal.slice(1);
}
