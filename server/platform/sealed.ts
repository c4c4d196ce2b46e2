import { createCipheriv, createDecipheriv } from "node:crypto";
import type { RandomBytes } from "./random.ts";

/**
 * A text that nobody reads or makes without the key of 32 bytes: AES-256-GCM, as base64url. It opens for what
 * it was bound to, and for nothing else.
 */
export function seal(text: string, key: Uint8Array, boundTo: string, random: RandomBytes): string {
  const iv = random(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(boundTo));
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
}

/** The text that was sealed under the key and bound to this; null for anything else. */
export function unseal(sealed: string, key: Uint8Array, boundTo: string): string | null {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(boundTo))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString(
      "utf8",
    );
  } catch {
    return null;
  }
}

const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;
