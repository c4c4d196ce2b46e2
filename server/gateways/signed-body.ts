import { createHmac } from "node:crypto";
import { sameSecret } from "../platform/hash.ts";

/** Header a body is signed in: `t=<seconds since 1970>,v1=<HMAC-SHA-256 over "<t>.<body>" in hex>`. */
export const SIGNATURE_HEADER = "x-signature";

/** The signature of a body as of now, in milliseconds. */
export function signBody(secret: string, body: string, now: number): string {
  const time = Math.floor(now / 1000);
  return `t=${time},v1=${codeOf(secret, time, body)}`;
}

/** Whether a body was signed with the secret, over exactly these bytes, within five minutes of now. */
export function isSigned(secret: string, body: string, signature: unknown, now: number): boolean {
  const time = signingTime(secret, body, signature);
  return time !== null && Math.abs(now - time) <= TOLERANCE_MS;
}

/**
 * When a body was signed with the secret, in milliseconds since 1970; null for one that was not, over exactly
 * these bytes.
 */
export function signingTime(secret: string, body: string, signature: unknown): number | null {
  if (typeof signature !== "string") return null;
  const [, time, code] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (!time || !code || !sameSecret(code, codeOf(secret, Number(time), body))) return null;
  return Number(time) * 1000;
}

function codeOf(secret: string, time: number, body: string): string {
  return createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
}

const TOLERANCE_MS = 300_000;
