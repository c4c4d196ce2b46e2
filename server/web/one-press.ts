import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasBadText } from "../http/bad-text.ts";
import type { Session } from "../platform/session/session.ts";

/**
 * The token of a link that a mail program ends the newsletter by, with one press and one POST (RFC 8058);
 * undefined for every other request. Such a program has no cookie and names no origin: the signature of the
 * link is the proof. It sends its only field as a form of either kind.
 */
export function onePressToken({ body, query }: Pick<FastifyRequest, "body" | "query">): string | undefined {
  const { signout_token } = query as { readonly signout_token?: unknown };
  const isPress = typeof body === "string" && body.length < MOST_CHARACTERS && ONE_PRESS.test(body);
  return isPress && typeof signout_token === "string" && !hasBadText({ signout_token })
    ? signout_token
    : undefined;
}

/**
 * Ends the newsletter for a mail program, which looks at the status alone. @throws ApiError `otp_expired`.
 */
export async function endByOnePress(
  app: FastifyInstance,
  signout_token: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  await app.guardRate(request, "changes");
  const call = await app.operations.contextFor(request, reply);
  await app.operations.call(
    "newsletterSignout",
    { signout_token, by: "mail_program" },
    { ...call, session: UNKEPT },
  );
  return reply.code(204).send();
}

/** Stands for the session of a change: a mail program keeps no cookie, so none is begun for it. */
const UNKEPT: Session = {
  id: "mail_program",
  userId: null,
  name: null,
  audience: "anonymous",
  authenticatedAt: null,
  membership: null,
  provenAt: null,
  mode: null,
  csrfToken: "",
  expiresAt: new Date(0),
};
const ONE_PRESS =
  /^(?:List-Unsubscribe=One-Click$|--[^\r\n]+\r?\n[\s\S]*name="?List-Unsubscribe"?\r?\n\r?\nOne-Click\r?\n)/i;
const MOST_CHARACTERS = 2000;
