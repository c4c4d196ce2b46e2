import { createHmac, timingSafeEqual } from "node:crypto";
import type { Audience } from "#schemas";

/** What a preview decides instead of the request. Absent: as the request would have it. */
export interface ForcedConditions {
  /** Arms of experiments by their id. */
  readonly flags?: Readonly<Record<string, string>>;
  readonly device?: "web" | "webview";
  /** Today, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Whom pages are for; conditions see it, calls to the backend do not. */
  readonly user?: Audience;
}

export interface PreviewPayload extends ForcedConditions {
  /** Hash of a stored release. */
  readonly release: string;
  /** Seconds since 1970. */
  readonly expires: number;
  /** Domain id of the only site the preview is for; every site when absent. */
  readonly site?: string;
  /** Whether pages explain their nodes. */
  readonly overlay?: boolean;
}

/** Longest a preview may be open, in hours. */
export const LONGEST_PREVIEW_HOURS = 30 * 24;

/** A token that shows a release to whoever has it: `base64url(JSON).base64url(HMAC-SHA256)`. */
export function signPreview(payload: PreviewPayload, secret: Buffer): string {
  const body = Buffer.from(JSON.stringify(payload)).toString("base64url");
  return `${body}.${signatureOf(body, secret).toString("base64url")}`;
}

/** What a token says; null when it is not ours, was changed, or is over. `now` in milliseconds. */
export function readPreviewToken(token: string, secret: Buffer, now: number): PreviewPayload | null {
  const [body, signature, ...more] = token.split(".");
  if (token.length > 2000 || !body || !signature || more.length > 0) return null;
  const given = Buffer.from(signature, "base64url");
  const own = signatureOf(body, secret);
  // The text is compared too: base64url has several spellings of the same bytes.
  if (given.length !== own.length || !timingSafeEqual(given, own) || own.toString("base64url") !== signature)
    return null;
  const payload = JSON.parse(Buffer.from(body, "base64url").toString()) as PreviewPayload;
  return payload.expires * 1000 > now ? payload : null;
}

/** The purpose is signed along, so that the secret can never vouch for anything else. */
function signatureOf(body: string, secret: Buffer): Buffer {
  return createHmac("sha256", secret).update(`staywright preview\n${body}`).digest();
}
