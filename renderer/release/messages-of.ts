import type { MessageCatalogue, Release } from "./release.ts";

const known = new WeakMap<MessageCatalogue, MessageCatalogue>();

/** Messages of a brand in a locale: the shared ones with the brand's own over them. Equal arguments, the same object. */
export function messagesOf(release: Release, brandId: string, locale: string): MessageCatalogue {
  const shared = release.messages[locale] ?? release.messages.en ?? {};
  const own = release.brandMessages[brandId]?.[locale];
  if (!own) return shared;
  let merged = known.get(own);
  if (!merged) {
    merged = Object.freeze({ ...shared, ...own });
    known.set(own, merged);
  }
  return merged;
}
