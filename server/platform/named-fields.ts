import { listOf } from "#domain/shell";
import { ApiError } from "./api-error.ts";

/**
 * The fields a call asks for, whether they came one by one or joined by commas; none when it names none.
 * @throws ApiError `validation_failed` for a name that is not `known`.
 */
export function namedFields(
  lists: readonly string[] = [],
  known: (name: string) => boolean,
): ReadonlySet<string> {
  const names = lists.flatMap(listOf);
  const unknown = names.find((name) => !known(name));
  if (unknown !== undefined)
    throw new ApiError("validation_failed", {
      statusCode: 400,
      fields: [{ field: "fields", code: "unknown_field", message: `${unknown.slice(0, 60)} is no field` }],
    });
  return new Set(names);
}

/** A record with the named fields beside those that every answer has; all of them when none is named. */
export function withFields<T extends object, Always extends keyof T>(
  record: T,
  named: ReadonlySet<string>,
  always: readonly Always[],
): Pick<T, Always> & Partial<T> {
  if (named.size === 0) return record;
  const kept: ReadonlySet<string> = new Set([...named, ...always.map(String)]);
  const fields = Object.entries(record).filter(([field]) => kept.has(field));
  return Object.fromEntries(fields) as Pick<T, Always> & Partial<T>; // Whatever else is there is named.
}
