import { createMemory } from "../memory/memory.ts";
import type { MessageCatalogue } from "./message-catalogue.ts";
import type { Release } from "./release.ts";

const merged = createMemory<MessageCatalogue>();

/**
 * Messages of a brand in a locale: the shared ones with the brand's own over them. Equal arguments, the same
 * object.
 */
export function messagesOf(release: Release, brandId: string, locale: string): MessageCatalogue {
  const shared = release.messages[locale] ?? release.messages.en ?? {};
  const own = release.brandMessages[brandId]?.[locale];
  if (!own) return shared;
  return merged([own, shared], () => Object.freeze({ ...shared, ...own }));
}
