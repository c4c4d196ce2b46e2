import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { CallContext } from "../../platform/operations/app-operations.ts";
import { guestMarkOf } from "../../platform/session/guest-mark.ts";
import type { SeenAs } from "../../platform/session/seen-as.ts";
import type { PageRequestFacts } from "./page-request.ts";
import type { StoredAnswer } from "./stored-answer.ts";
import type { Visit } from "./visit.ts";

/**
 * What the site's worker may keep of pages to show without a connection, as headers: never anything of a
 * preview or of a vendor's site.
 *
 * - `x-offline-copy`: what it is: `page`, the offline page; `booking`; `search` and `hotel`, pages with
 *   prices.
 * - `x-offline-owner`: whose browser this is, on every page of a guest's own: what was kept for somebody else
 *   goes (BDET-05, OFF-02).
 * - `x-offline-key`: user mode, membership, currency, locale and brand of a page with prices (OFF-02).
 * - `x-made-at`: when its prices were read, in milliseconds since 1970.
 */
export const OFFLINE_COPY = "x-offline-copy";
export const MADE_AT = "x-made-at";

/** Whether the worker may keep anything of a request's pages. */
export function mayBeCopied({ preview, site }: PageRequestFacts): boolean {
  return !preview && !site.microsite;
}

/** Says whose a page of a guest's own is, without saying who that is. */
export function markOwner(reply: FastifyReply, session: CallContext["session"]): void {
  const owner = session ? (session.userId ?? session.id) : "";
  const hash = createHash("sha256").update(`offline ${owner}`).digest("base64url").slice(0, 22);
  reply.header("x-offline-owner", hash);
}

/** Marks a kept page with prices: whole, fresh, and of a page that shows some. */
export function markPriced(
  reply: FastifyReply,
  request: FastifyRequest,
  { facts, visit, seen }: { readonly facts: PageRequestFacts; readonly visit: Visit; readonly seen: SeenAs },
  { status, headers }: StoredAnswer,
): void {
  const { site, view, route } = facts;
  const kind = route.kind === "page" ? PRICED[route.page] : undefined;
  if (!kind || !mayBeCopied(facts) || status !== 200 || headers[MADE_AT] === undefined) return;
  const known = guestMarkOf(request)?.startsWith("1") ? "known" : "stranger";
  const member = seen.membershipUnread ? "unread" : seen.audience;
  const mode = [visit.userMode ?? "guest", visit.device, known, member].join("-");
  const key = [mode, site.country.currencyCode, view.locale, site.brand.id].join(" ");
  reply.header(OFFLINE_COPY, kind).header("x-offline-key", key);
}

const PRICED: Readonly<Record<string, string | undefined>> = { listing: "search", hotel: "hotel" };
