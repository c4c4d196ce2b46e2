import type { FastifyReply, FastifyRequest } from "fastify";

/** A cookie pages set: why, for how long, and whether a guest is asked first (CONST-06). */
export interface VisitCookie {
  readonly name: string;
  /** Seconds it lives; until the browser closes when absent. */
  readonly seconds?: number;
  readonly consent: "necessary";
  readonly purpose: string;
}

/** Every cookie of a visit. None says who the guest is; the session's own stands in `server/session`. */
export const visitCookies = {
  vendor: {
    name: "microsite",
    consent: "necessary",
    purpose: "Keeps the site in the form of the vendor that embeds it (MODE-05).",
  },
  transaction: {
    name: "microsite_txn",
    consent: "necessary",
    purpose: "The vendor's own number of this visit, sent with a booking (MODE-05).",
  },
  webview: {
    name: "webview",
    consent: "necessary",
    purpose: "Keeps the site in its form for the app it was opened in (MODE-04).",
  },
  userMode: {
    name: "userMode",
    consent: "necessary",
    purpose: "Set by the sites for agents and companies: travel_agent or corporate (MODE-03).",
  },
  userModeHidden: {
    name: "userModeHidden",
    consent: "necessary",
    purpose: "Remembers that the guest goes on without the strip of that mode (MODE-03).",
  },
  visitor: {
    name: "loggedOutExp",
    seconds: 90 * 24 * 60 * 60,
    consent: "necessary",
    purpose:
      "A random number that keeps a guest in the same form of a page while two are compared; set only while a site compares any (EXP-03).",
  },
} as const satisfies Readonly<Record<string, VisitCookie>>;

/**
 * Sets a cookie of a visit. Out of reach of scripts. A vendor's pages stand in frames of other sites, where https only lets a cookie
 * through that is `SameSite=None`, and `Partitioned` keeps it to that vendor's frames; plain http is local work.
 */
export function setVisitCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, seconds }: VisitCookie,
  value: string,
  inFrame: boolean,
): void {
  const life = seconds === undefined ? {} : { maxAge: seconds };
  reply.setCookie(name, value, { ...attributes(request, inFrame), ...life });
}

/** Takes a cookie away; one of a frame and one of the site itself are two. */
export function clearVisitCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { name }: VisitCookie,
  inFrame: boolean,
): void {
  reply.setCookie(name, "", { ...attributes(request, inFrame), maxAge: 0 });
}

function attributes(request: FastifyRequest, inFrame: boolean) {
  const secure = request.protocol === "https";
  const place =
    inFrame && secure ? ({ sameSite: "none", partitioned: true } as const) : { sameSite: "lax" as const };
  return { path: "/", httpOnly: true, secure, ...place };
}
