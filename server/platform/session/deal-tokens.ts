import { createCipheriv, createDecipheriv } from "node:crypto";
import type { RandomBytes } from "../random.ts";

/** A mystery deal as one guest was shown it, for one stay on one site. */
export interface DealClaim {
  readonly propertyId: number;
  readonly dealId: string;
  readonly userId: string;
  readonly siteId: string;
  readonly checkin: string;
  readonly checkout: string;
  /** ROOM-05 form. */
  readonly roomsConfig: string;
  /** Milliseconds since 1970 from which on it opens nothing. */
  readonly until: number;
}

/**
 * What stands for a deal in the browser and in addresses (LIST-14). A token is sealed: who has it learns
 * neither property nor deal from it, two tokens of one deal have nothing in common, and one that was changed
 * is none.
 */
export interface DealTokens {
  readonly seal: (claim: DealClaim) => string;
  /** The claim of a token of this very guest on this site; null for any other, changed or invented. */
  readonly open: (token: string, whose: Pick<DealClaim, "userId" | "siteId">) => DealClaim | null;
}

/** Tokens under a key of 32 bytes that everything on one database shares. */
export function createDealTokens(key: Uint8Array, random: RandomBytes): DealTokens {
  return {
    seal(claim) {
      const nonce = random(NONCE);
      const cipher = createCipheriv(CIPHER, key, nonce);
      const text = JSON.stringify(claim);
      // As long as the next step: lengths would tell long ids from short ones.
      const padded = text.padEnd(Math.ceil(Buffer.byteLength(text) / STEP) * STEP);
      const sealed = [nonce, cipher.update(padded, "utf8"), cipher.final(), cipher.getAuthTag()];
      return Buffer.concat(sealed).toString("base64url");
    },
    open(token, { userId, siteId }) {
      const claim = opened(Buffer.from(token, "base64url"), key);
      return claim?.userId === userId && claim.siteId === siteId ? claim : null;
    },
  };
}

function opened(sealed: Buffer, key: Uint8Array): DealClaim | null {
  if (sealed.length <= NONCE + TAG) return null;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  try {
    const text = decipher.update(sealed.subarray(NONCE, -TAG), undefined, "utf8") + decipher.final("utf8");
    return JSON.parse(text) as DealClaim;
  } catch {
    return null;
  }
}

/** Name of the secret that tokens are sealed with. */
export const DEAL_SECRET = "deals";

const CIPHER = "aes-256-gcm";
const NONCE = 12;
const TAG = 16;
const STEP = 128;
