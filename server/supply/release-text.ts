import type { Release } from "#renderer";

/**
 * A plain text of the configuration by its message id, in English where the language has none; null where
 * there is none at all.
 */
export function releaseText(
  { messages }: Pick<Release, "messages">,
  id: string,
  locale: string,
): string | null {
  const message = messages[locale]?.[id] ?? messages.en?.[id];
  return typeof message === "string" ? message : null;
}
