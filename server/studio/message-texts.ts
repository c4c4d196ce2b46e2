import { isJsonObject, parseJsonFile } from "#renderer/release";
import type { StudioMessage } from "./studio-types.ts";

/** Every message of a brand in a locale as it is written, English where the locale has none. */
export function messageTexts(
  texts: ReadonlyMap<string, string>,
  brand: string,
  locale: string,
): readonly StudioMessage[] {
  const folders = [
    "messages/en",
    `messages/${locale}`,
    `brands/${brand}/messages/en`,
    `brands/${brand}/messages/${locale}`,
  ];
  const messages = new Map<string, string>();
  for (const folder of folders) {
    for (const [file, text] of texts) {
      const { value } = file.startsWith(`config/${folder}/`)
        ? parseJsonFile(file, text)
        : { value: undefined };
      for (const [id, said] of isJsonObject(value) ? Object.entries(value) : [])
        if (id !== "$schema") messages.set(id, typeof said === "string" ? said : textOf(said));
    }
  }
  return [...messages].map(([id, text]) => ({ id, text }));
}

function textOf(value: unknown): string {
  return isJsonObject(value) && typeof value.text === "string" ? value.text : JSON.stringify(value);
}

/**
 * Messages whose id or words hold every part of the query, best first: ids that begin with it, then shorter
 * ids.
 */
export function findMessages(
  messages: readonly StudioMessage[],
  query: string,
  most: number,
): readonly StudioMessage[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  const rank = ({ id }: StudioMessage) => (id.toLowerCase().startsWith(parts[0] ?? "") ? 0 : 1);
  return messages
    .filter(({ id, text }) => parts.every((part) => `${id} ${text}`.toLowerCase().includes(part)))
    .sort((a, b) => rank(a) - rank(b) || a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
    .slice(0, most);
}
