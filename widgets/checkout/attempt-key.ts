import type { TabStorage } from "./browser-storage.ts";

const PREFIX = "staywright:attempt:";

/**
 * The idempotency key of one attempt to book. The same request gets the same key until an answer has come,
 * also after a reload: a request whose answer was lost can be sent again without a second booking (BOOK-06).
 */
export function attemptKey(
  storage: Pick<TabStorage, "getItem" | "setItem">,
  request: string,
  newId: () => string,
): string {
  const name = `${PREFIX}${fingerprint(request)}` as const;
  const kept = storage.getItem(name);
  if (kept) return kept;
  const key = newId();
  storage.setItem(name, key);
  return key;
}

/** Forgets the key once the server has answered: the next attempt is a new one. */
export function closeAttempt(storage: Pick<Storage, "removeItem">, request: string): void {
  storage.removeItem(PREFIX + fingerprint(request));
}

/** A short name for a text (FNV-1a): nothing personal ends up in a storage key. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
