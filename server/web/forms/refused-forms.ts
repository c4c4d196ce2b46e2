import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { redirectTo } from "../../http/redirect.ts";
import { systemRandom } from "../../platform/random.ts";
import { seal, unseal } from "../../platform/sealed.ts";
import type { PageRequestFacts } from "../pages/page-request.ts";
import type { AccountFormsOptions } from "./account-forms.ts";

/** What a page shows once more, by parameters of its address that no address says. */
export type Shown = Readonly<Record<string, string>>;

export interface RefusedForms {
  /**
   * Answers a form with its page: by a redirect to it (303), with what it is to show kept for this session.
   * Where nothing can be kept, the answer is the page itself.
   */
  readonly show: (
    page: string,
    shown: Shown,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

/**
 * Keeps what the page of a form shows again, sealed and a quarter of an hour, so that Back and a reload send
 * no form again (ADR 0053).
 */
export function createRefusedForms(
  app: FastifyInstance,
  { factsOf, sendPage }: Pick<AccountFormsOptions, "factsOf" | "sendPage">,
): RefusedForms {
  /** Address of the page that shows it; null where it is kept nowhere. */
  async function keep(page: string, shown: Shown, request: FastifyRequest, reply: FastifyReply) {
    if (JSON.stringify(shown).length > MOST_CHARACTERS) return null;
    try {
      const call = await app.operations.contextFor(request, reply);
      // Who asks too often and keeps no cookie gets no session for each try.
      const begins = shown.problem !== "rate_limited" && call.startSession;
      const session = call.session ?? (begins ? await begins() : null);
      if (!session) return null;
      const ticket = Buffer.from(systemRandom(32)).toString("base64url");
      const carry = seal(JSON.stringify(shown), keyOf(ticket), session.id, systemRandom);
      const begun = { party: PARTY, host: request.host, sessionId: session.id, carry, state: ticket };
      await app.formStates.begin(begun);
      return `${page}${page.includes("?") ? "&" : "?"}${PARAMETER}=${ticket}`;
    } catch {
      // The database is away: the page says so by itself.
      return null;
    }
  }
  return {
    async show(page, shown, request, reply) {
      const address = await keep(page, shown, request, reply);
      if (address) return redirectTo(reply, address, 303);
      const facts = await factsOf(request, page);
      return sendPage({ ...facts, query: { ...facts.query, ...shown } }, request, reply);
    },
  };
}

/**
 * The page of an address with what was kept of its form, where it names that; undefined for every other
 * address. What is over, or of another session, shows nothing, and what only an answer may say is said by no
 * address.
 */
export async function shownAgain(
  app: FastifyInstance,
  facts: PageRequestFacts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<PageRequestFacts | undefined> {
  const { [PARAMETER]: state, [THANKS]: thanks, ...query } = facts.query;
  const { route, site } = facts;
  if ((state ?? thanks) === undefined || route.kind !== "page") return undefined;
  if (site.pages[route.page]?.cache.scope !== "private") return undefined;
  if (state === undefined) return { ...facts, query };
  const { session } = await app.operations.contextFor(request, reply);
  const kept = session && (await app.formStates.find({ party: PARTY, state, sessionId: session.id }));
  const shown = typeof kept === "string" ? unseal(kept, keyOf(state), session?.id ?? "") : null;
  return { ...facts, query: { ...query, ...(shown !== null && (JSON.parse(shown) as Shown)) } };
}

/** What is kept opens with its address alone, of which the database has a hash. */
function keyOf(ticket: string): Uint8Array {
  return createHash("sha256").update(`${PARTY}\n${ticket}`).digest();
}

const PARTY = "refused-form";
const PARAMETER = "form";
/** The number of a case that was opened. */
const THANKS = "case";
/** Of a form as it is kept: no page of ours asks for as many. */
const MOST_CHARACTERS = 32 * 1024;
