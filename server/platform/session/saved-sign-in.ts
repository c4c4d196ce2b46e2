import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES } from "#domain/shell";
import type { Clock } from "../clock.ts";
import type { RandomBytes } from "../random.ts";
import { seal, unseal } from "../sealed.ts";
import type { LoginMode } from "./session.ts";
import { setHostCookie } from "./session-cookie.ts";

/** What a guest had begun of a sign-in: no code, no token and nothing that opens anything is in it. */
export interface SavedSignIn {
  readonly way: LoginMode;
  /** Path of this site to go to afterwards. */
  readonly returnTo: string;
  /** Address as it was typed. */
  readonly email?: string | undefined;
  /** Number as it was typed; of another country than the site's, as it is dialled from abroad. */
  readonly phone?: string | undefined;
  /** What was pressed before signing in, as the browser keeps it. */
  readonly pressed?: string | undefined;
}

/** The cookie of one request that keeps what was begun until its proof came, or failed (ACC-04). */
export interface SavedSignInCookie {
  /** What was begun in this browser; null without a cookie of ours that still counts. */
  readonly read: () => SavedSignIn | null;
  /** Keeps what was begun, in place of what was before, for an hour. */
  readonly keep: (saved: SavedSignIn) => void;
  /** Takes the cookie away, where there is one. */
  readonly clear: () => void;
}

/** Ties what was begun to a request and its answer. */
type SavedSignIns = (request: FastifyRequest, reply: FastifyReply) => SavedSignInCookie;

/**
 * Cookies of sign-ins that were begun, for one host each. An address is nothing to lie about in a browser:
 * AES-256-GCM keeps it from whoever looks, and is the signature too, so that nobody but us can say what was
 * begun. The moment it ends is inside, since a browser's word for that is worth nothing.
 */
export function createSavedSignIns(
  key: Uint8Array,
  { clock, random }: { readonly clock: Clock; readonly random: RandomBytes },
): SavedSignIns {
  return (request, reply) => ({
    read() {
      const sealed = request.cookies?.[RULE.name];
      const opened = sealed === undefined ? null : open(sealed, key, request.host);
      return opened && opened.until > clock() ? opened.saved : null;
    },
    keep(saved) {
      const until = clock() + RULE.seconds * 1000;
      const sealed = (what: SavedSignIn) =>
        seal(JSON.stringify({ saved: what, until }), key, request.host, random);
      const whole = sealed(saved);
      // A browser drops a cookie that is too long; the link of a mail names where it leads by itself.
      const value = whole.length > MOST_SIGNS ? sealed({ ...saved, returnTo: "/" }) : whole;
      setHostCookie(request, reply, RULE, { value, options: { httpOnly: true, maxAge: RULE.seconds } });
    },
    clear() {
      if (request.cookies?.[RULE.name] === undefined) return;
      setHostCookie(request, reply, RULE, { value: "", options: { httpOnly: true, maxAge: 0 } });
    },
  });
}

/** Name of the secret that they are sealed with. */
export const SAVED_SIGN_IN_SECRET = "saved-sign-ins";

/** What we sealed for the host; null for anything else. */
function open(
  sealed: string,
  key: Uint8Array,
  host: string,
): { readonly saved: SavedSignIn; readonly until: number } | null {
  const text = unseal(sealed, key, host);
  return text === null ? null : JSON.parse(text);
}

const RULE = COOKIES.authentication;
/** Browsers take 4096 bytes, name and attributes among them. */
const MOST_SIGNS = 3800;
