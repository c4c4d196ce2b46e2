/**
 * Encodes nested input as bracketed query parameters (`filters[available]=true`), with the leading `?`; empty
 * when there are none.
 */
export function encodeQuery(input: Readonly<Record<string, unknown>>): string {
  const pairs: string[] = [];
  const add = (name: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (Array.isArray(value)) for (const item of value) add(`${name}[]`, item);
    else if (typeof value === "object")
      for (const [key, item] of Object.entries(value)) add(`${name}[${key}]`, item);
    else pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  };
  for (const [name, value] of Object.entries(input)) add(name, value);
  return pairs.length > 0 ? `?${pairs.join("&")}` : "";
}
