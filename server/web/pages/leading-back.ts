import type { FastifyRequest } from "fastify";
import type { PageRequestFacts } from "./page-request.ts";

/**
 * The page to sign in on, asked to lead back to the page of this site that led to it (ACC-08), where its
 * address names none. The browser names that page; those of a guest's own booking are never named.
 */
export function leadingBack(facts: PageRequestFacts, { headers, host }: FastifyRequest): PageRequestFacts {
  const { route, query } = facts;
  const { referer } = headers;
  if (route.kind !== "page" || route.page !== "login" || query.retUrl || !referer) return facts;
  const from = URL.canParse(referer) ? new URL(referer) : null;
  if (from?.host !== host) return facts;
  return { ...facts, query: { ...query, retUrl: from.pathname + from.search } };
}
