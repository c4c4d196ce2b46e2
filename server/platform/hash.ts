import { createHash, timingSafeEqual } from "node:crypto";

/** SHA-256 of a text, URL-safe base 64. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Equal or not, in a time that does not tell how much was equal. */
export function sameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
