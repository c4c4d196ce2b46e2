import { createHmac } from "node:crypto";
import { sameSecret } from "../../../platform/hash.ts";

/** What a link that ends the newsletter says, once its signature is known to be right. */
export interface SignoutToken {
  readonly subscriptionId: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly signature: string;
}

/**
 * A token that ends one subscription and does nothing else: `number.expires.HMAC-SHA256`. Nothing is kept of
 * it, so that every mail can have one that is good for long.
 */
export function signSignout(subscriptionId: string, expires: number, key: string): string {
  const until = Math.floor(expires).toString(36);
  return `${subscriptionId}.${until}.${signatureOf(subscriptionId, until, key)}`;
}

/** The parts of a token, unchecked; null for what cannot be one. */
export function readSignout(token: string): SignoutToken | null {
  const parts = /^([\w-]{10,60})\.([0-9a-z]{1,9})\.([\w-]{43})$/.exec(token);
  if (!parts) return null;
  const [, subscriptionId = "", until = "", signature = ""] = parts;
  return { subscriptionId, expires: Number.parseInt(until, 36), signature };
}

/** Whether a token was signed with the key of its subscription, as it stands there. */
export function isSigned({ subscriptionId, expires, signature }: SignoutToken, key: string): boolean {
  return sameSecret(signature, signatureOf(subscriptionId, expires.toString(36), key));
}

/** The purpose is signed along, so that the key can never vouch for anything else. */
function signatureOf(subscriptionId: string, until: string, key: string): string {
  return createHmac("sha256", Buffer.from(key, "base64url"))
    .update(`newsletter sign-out\n${subscriptionId}\n${until}`)
    .digest("base64url");
}
