import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { withCampaign } from "#domain/tracking";
import type { Release } from "#renderer";
import { findSite, siteForVendor } from "#renderer/server";
import { redirectTo } from "../http/redirect.ts";
import { clearVisitCookie, setVisitCookie, visitCookies } from "../platform/session/visit-cookies.ts";
import { transactionId } from "./pages/visit.ts";
import { contentSecurityPolicy, pageHeaders } from "./security-headers.ts";

export interface MicrositeEntryOptions {
  /** The release a request may see. */
  readonly releaseFor: (request: FastifyRequest) => Promise<Release>;
}

interface EntryRoute {
  readonly Params: { readonly name: string };
  readonly Querystring: Readonly<Record<string, unknown>>;
}

/**
 * `/microsite/{name}[?to=/path&microsite_txn_id=…]` puts the browser into a vendor's form of the site and
 * goes to a page of it; `/microsite/leave` goes back to the site itself (MODE-05, ROUTE-16). A vendor that is
 * unknown, or not open on this site, leads home and changes nothing.
 */
export function registerMicrositeEntry(app: FastifyInstance, { releaseFor }: MicrositeEntryOptions): void {
  const enter = async (request: FastifyRequest<EntryRoute>, reply: FastifyReply) => {
    const { to, microsite_txn_id } = request.query;
    const name = request.params.name.toLowerCase();
    if (name === "leave") {
      clearVisitCookie(request, reply, visitCookies.vendor, true);
      clearVisitCookie(request, reply, visitCookies.transaction, true);
      return goTo(reply, to, []);
    }
    const release = await releaseFor(request);
    const site = siteForVendor(release, findSite(release, request.host), name);
    const led = (path: unknown) => withCampaign(typeof path === "string" ? path : "/", request.query);
    if (!site?.microsite) return goTo(reply, led("/"), []);
    setVisitCookie(request, reply, visitCookies.vendor, name, true);
    const transaction = transactionId(microsite_txn_id);
    if (transaction) setVisitCookie(request, reply, visitCookies.transaction, transaction, true);
    else clearVisitCookie(request, reply, visitCookies.transaction, true);
    return goTo(reply, led(to), site.microsite.frameAncestors);
  };
  for (const path of [`/:word(${WORD})/:name`, `/:word(${WORD})/:name/`]) app.get<EntryRoute>(path, enter);
}

/** `microsite` in any case, as paths are read (ROUTE-25). */
const WORD = "^[mM][iI][cC][rR][oO][sS][iI][tT][eE]$";

function goTo(reply: FastifyReply, to: unknown, frameAncestors: readonly string[]): FastifyReply {
  const policy = contentSecurityPolicy({ styleHashes: [], connect: [], frameAncestors, relaxed: false });
  reply
    .headers(pageHeaders(true))
    .header("content-security-policy", policy)
    .header("cache-control", "private, no-store");
  return redirectTo(reply, to, 303);
}
