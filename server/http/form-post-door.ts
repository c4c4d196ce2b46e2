import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ApiError } from "../platform/api-error.ts";
import type { OperationCallContext } from "../platform/operations/operation.ts";
import type { FormAnswer, FormStates } from "../platform/session/form-states.ts";
import type { Session } from "../platform/session/session.ts";
import { hasBadText } from "./bad-text.ts";
import { toApiError } from "./map-error.ts";
import type { RateGuard } from "./rate-limit.ts";
import { redirectTo } from "./redirect.ts";

/** Who answers by a form that a guest's browser posts from another site. */
export interface FormParty {
  /**
   * Does what follows from an answer, for the session that began; returns the path to lead the guest to.
   * @throws ApiError, which the guest is shown as a page.
   */
  readonly finish: (answer: FormAnswer, context: OperationCallContext) => Promise<string>;
  /**
   * Page that says what became of an answer that comes twice, too late or to another browser, and goes on
   * from there; a plain page that says so when absent.
   */
  readonly refusedPath?: string;
}

export interface FormPostDoor {
  /** Addresses of the door, each with the name of the party in it. */
  readonly paths: readonly string[];
  readonly parties: Readonly<Record<string, FormParty>>;
  readonly states: FormStates;
  readonly guardRate: RateGuard;
  readonly isReadOnly: () => boolean;
  readonly sessionOf: (request: FastifyRequest) => Promise<Session | null>;
  readonly contextOf: (
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session | null,
  ) => OperationCallContext;
}

/**
 * Takes answers that come as a form from another site, in two steps. The post has no cookie and proves
 * itself by its one-time state alone: its fields are kept, and the browser is sent on to an address of the
 * site. That navigation carries the session, and only the one that began gets the answer. What is wrong is
 * told as a page, since a guest looks at it.
 */
export function registerFormPostDoor(api: FastifyInstance, door: FormPostDoor): void {
  void api.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(FORM, { parseAs: "string", bodyLimit: BODY_BYTES }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    own.addHook("onRequest", async (request, reply) => {
      // Ticket and state are secrets, and a post is no page to come back to.
      reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      await door.guardRate(request, "changes");
    });
    own.setErrorHandler(async (error, request, reply) => {
      if (!own.failurePage.send) throw error;
      return own.failurePage.send(toApiError(error), request, reply);
    });
    for (const path of door.paths)
      own.post<{ Params: { party: string }; Querystring: { state?: unknown }; Body: unknown }>(
        path,
        async (request, reply) => {
          const { party } = request.params;
          if (!Object.hasOwn(door.parties, party)) throw new ApiError("not_found");
          const { state, fields } = formOf(request.body, request.query.state);
          if (door.isReadOnly()) throw new ApiError("unavailable", { details: { retry_after: 30 } });
          const ticket = await door.states.answer({ party, host: request.host, state, fields });
          const { refusedPath } = door.parties[party] ?? {};
          if (!ticket && refusedPath) return redirectTo(reply, refusedPath, 303);
          if (!ticket) throw refused();
          // The address names the party only to know the page for a ticket that is good no more.
          return redirectTo(reply, `${RETURN_PATH}/${ticket}${refusedPath ? `?party=${party}` : ""}`, 303);
        },
      );
    own.get<{ Params: { ticket: string }; Querystring: { party?: unknown } }>(
      `${RETURN_PATH}/:ticket`,
      { exposeHeadRoute: false },
      async (request, reply) => {
        const session = await door.sessionOf(request);
        const named = String(request.query.party);
        const { refusedPath } = (Object.hasOwn(door.parties, named) && door.parties[named]) || {};
        if (!session && refusedPath) return redirectTo(reply, refusedPath, 303);
        if (!session) throw refused();
        const where = { host: request.host, sessionId: session.id };
        const answer = await door.states.take(request.params.ticket, where);
        const party = answer && Object.hasOwn(door.parties, answer.party) && door.parties[answer.party];
        if ((!answer || !party) && refusedPath) return redirectTo(reply, refusedPath, 303);
        if (!answer || !party) throw refused();
        const path = await party.finish(answer, door.contextOf(request, reply, session));
        return redirectTo(reply, path, 303);
      },
    );
  });
}

/** The state, and the form as it came. @throws ApiError for what is no form, or says a thing twice. */
function formOf(body: unknown, inQuery: unknown): Pick<FormAnswer, "fields"> & { readonly state: string } {
  if (!(body instanceof URLSearchParams)) throw new ApiError("validation_failed", { statusCode: 400 });
  const names = [...body.keys()];
  const fields: Readonly<Record<string, string>> = Object.fromEntries(body);
  const state = fields.state ?? inQuery;
  const isPlain = new Set(names).size === names.length && names.length <= MOST_FIELDS && !hasBadText(fields);
  if (!isPlain) throw new ApiError("validation_failed", { statusCode: 400 });
  if (typeof state !== "string") throw refused();
  return { state, fields };
}

/** Says nothing of what is wrong with a state: who guesses learns as little as who comes twice. */
const refused = () => new ApiError("forbidden", { details: { reason: "state" } });

const FORM = "application/x-www-form-urlencoded";
const RETURN_PATH = "/_return";
const BODY_BYTES = 64 * 1024;
const MOST_FIELDS = 100;
