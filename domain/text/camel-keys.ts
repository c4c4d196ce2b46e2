/** A name in snake case, as its camel case says it. */
export type CamelName<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${First}${Capitalize<CamelName<Rest>>}`
  : Name;

/** A value of an answer whose members, at every depth, are named in camel case. */
export type CamelKeys<T> = T extends readonly (infer Item)[]
  ? readonly CamelKeys<Item>[]
  : T extends object
    ? { readonly [Name in keyof T as Name extends string ? CamelName<Name> : Name]: CamelKeys<T[Name]> }
    : T;

/** Turns the names of an answer from snake case to camel case (API-42), at every depth; values stay. */
export function camelKeys<T>(value: T): CamelKeys<T> {
  return turned(value) as CamelKeys<T>;
}

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [camelName(name), turned(each)]));
}

function camelName(name: string): string {
  return name.replace(/(?<=[^_])_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
