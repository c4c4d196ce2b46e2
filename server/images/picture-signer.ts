import { createHmac } from "node:crypto";
import { LRUCache } from "lru-cache";
import { sameSecret } from "../platform/hash.ts";

/** Signs the names of pictures, so that nobody has pictures drawn that no page shows. */
export interface PictureSigner {
  /** `<name>.<signature>`; the same name always gets the same signature, and a signed name stays as it is. */
  readonly sign: (name: string) => string;
  /** True when the signature is the name's own. */
  readonly isSigned: (name: string, signature: string) => boolean;
}

/**
 * Signatures of 64 bits under a key that everything on one database shares: pages that are kept anywhere stay
 * good.
 */
export function createPictureSigner(key: Uint8Array): PictureSigner {
  const known = new LRUCache<string, string>({ max: MOST_SIGNATURES });
  const signatureOf = (name: string) => createHmac("sha256", key).update(name).digest("hex").slice(0, 16);
  const knownSignature = (name: string) => {
    const signature = known.get(name) ?? signatureOf(name);
    known.set(name, signature);
    return signature;
  };
  return {
    sign: (name) => (name === "placeholder" || name.includes(".") ? name : `${name}.${knownSignature(name)}`),
    isSigned: (name, signature) => sameSecret(signature, signatureOf(name)),
  };
}

/** Name of the secret that pictures are signed with. */
export const PICTURE_SECRET = "pictures";

/** Of the pictures that are shown most; some two megabytes. What a guest asks for is never remembered. */
const MOST_SIGNATURES = 10_000;
