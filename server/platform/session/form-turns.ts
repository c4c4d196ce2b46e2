import type { FastifyReply, FastifyRequest } from "fastify";
import { sessionToken } from "./session-cookie.ts";
import type { SessionReader } from "./session-reader.ts";
import type { SpentSecrets } from "./spent-secrets.ts";

/** Answers plain forms that come twice as if they had come once. */
export interface FormTurns {
  /**
   * Takes a form, one of a session at a time. Where the same one comes again within moments, with the secret
   * that the first has spent, it is not taken: what the first led to is the answer, with the cookie of the
   * new secret where the form holds the `key` of its page, which nobody but that page's guest can know. A
   * browser without a session is known by that key alone. Null where the secret was spent by something else:
   * the browser has the next one by now, or nobody is signed in; no cookie is touched.
   */
  readonly take: <Next>(
    form: { readonly request: FastifyRequest; readonly reply: FastifyReply } & {
      /** Path and everything that stands in the form. */
      readonly words: string;
      /** The `formKey` of the page that the form stood on; ignored where it is too short to be one. */
      readonly key: string | undefined;
      /** Whether what came of it is the answer where it spends nothing, too: a message is on its way. */
      readonly keeps: boolean;
    },
    work: () => Promise<Next>,
  ) => Promise<Next | null>;
}

interface Kept {
  readonly next: unknown;
  readonly secret?: string;
}

/** Ties forms that come twice to the sessions of their requests. */
export function createFormTurns(
  spent: SpentSecrets,
  sessions: Pick<SessionReader, "givenTo" | "giveAgain">,
  isReadOnly: () => boolean,
): FormTurns {
  return {
    async take({ request, reply, words, key = "", keeps }, work) {
      const isKeyed = key.length >= KEY_LENGTH;
      const secret = sessionToken(request) ?? (isKeyed ? `page:${key}` : null);
      if (secret === null || isReadOnly()) return work();
      const form = { secret, words };
      const turn = await spent.begin(form);
      if (turn === "late") return null;
      if (turn !== "first") {
        const kept = JSON.parse(turn.answer) as Kept;
        const isGiven = kept.secret === undefined || (await sessions.giveAgain(request, reply, kept.secret));
        return isGiven ? (kept.next as never) : null;
      }
      try {
        const next = await work();
        const given = isKeyed ? sessions.givenTo(request) : undefined;
        const kept: Kept = { next, ...(given !== undefined && { secret: given }) };
        // What was done is done: without its answer kept, a second press is late.
        await spent.end(form, JSON.stringify(kept), keeps).catch(() => undefined);
        return next;
      } catch (failure) {
        await spent.end(form).catch(() => undefined);
        throw failure;
      }
    },
  };
}

/** Of 128 bits as base64url. */
const KEY_LENGTH = 22;
