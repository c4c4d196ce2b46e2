/**
 * The query of an address once its values are those of `query`: `?a=1&a=2`, empty when nothing is left. A
 * name whose value did not change keeps every value it was asked with, in its place; one that is left out
 * goes.
 * @param search the query as it was sent, without its question mark
 */
export function sameQuery(search: string, query: Readonly<Record<string, string>>): string {
  const asked = new URLSearchParams(search);
  const before = new Map(asked);
  for (const name of before.keys()) if (!Object.hasOwn(query, name)) asked.delete(name);
  for (const [name, value] of Object.entries(query)) if (before.get(name) !== value) asked.set(name, value);
  const text = asked.toString();
  return text ? `?${text}` : "";
}
