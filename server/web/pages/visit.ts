import type { FastifyReply, FastifyRequest } from "fastify";
import type { Site } from "#renderer";
import type { CompiledPage } from "#renderer/server";
import type { UserMode } from "#schemas/user-modes.ts";
import { comparesAnything, experimentArms } from "../../page/experiment-arms.ts";
import {
  clearVisitCookie,
  setVisitCookie,
  type VisitCookie,
  visitCookies,
} from "../../platform/session/visit-cookies.ts";
import { newVisitorId, visitorIdOf } from "../../platform/visitor-id.ts";
import { userModeOf } from "../user-mode.ts";

/**
 * What a page request brings beside its address: how it is embedded, and which form of the experiments it
 * sees.
 */
export interface Visit {
  readonly device: "web" | "webview";
  /** What the strip of the mode is shown for (MODE-03); absent where it is not. */
  readonly userMode?: UserMode;
  /** Arms by experiment. */
  readonly flags: Readonly<Record<string, string>>;
  /** The vendor's transaction (MODE-05). */
  readonly transaction?: string;
  /** Whether the answer depends on more than the address, so that a shared cache must not keep it. */
  readonly isOwn: (page: Pick<CompiledPage, "flags" | "usesMode">) => boolean;
  /** Sets the cookies this visit needs and lacks; true when there were any. */
  readonly keep: (reply: FastifyReply) => boolean;
}

const visits = new WeakMap<FastifyRequest, Visit>();

/** Reads a visit once per request: a new visitor has one id in all of it. */
export function readVisit(
  request: FastifyRequest,
  site: Site,
  query: Readonly<Record<string, string>>,
  /** Whether the browser needs a number for more than the site's experiments. */
  wantsVisitor = false,
): Visit {
  const known = visits.get(request) ?? newVisit(request, site, query, wantsVisitor);
  visits.set(request, known);
  return known;
}

/**
 * Name of the vendor a browser came by; whether it exists and may embed the site is for `siteForVendor` to
 * say.
 */
export function vendorOf(request: FastifyRequest): string | undefined {
  return request.cookies[visitCookies.vendor.name];
}

/** A vendor's transaction id, or undefined when it is none. */
export function transactionId(value: unknown): string | undefined {
  return typeof value === "string" && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;
}

function newVisit(
  request: FastifyRequest,
  site: Site,
  query: Readonly<Record<string, string>>,
  wantsVisitor: boolean,
): Visit {
  const { cookies } = request;
  const wanted: [VisitCookie, string][] = [];
  const device = deviceOf(request, query);
  const isNoted = cookies[visitCookies.webview.name] === "1";
  if (device === "webview" && !isNoted) wanted.push([visitCookies.webview, "1"]);

  let visitor: string | undefined;
  if (comparesAnything(site) || wantsVisitor) {
    const known = visitorIdOf(request);
    visitor = known ?? newVisitorId();
    if (!known) wanted.push([visitCookies.visitor, visitor]);
  }
  const forced = cookies[visitCookies.forcedArms.name];
  const userMode = userModeOf(cookies);
  const transaction = site.microsite && transactionId(cookies[visitCookies.transaction.name]);
  return {
    device,
    flags: experimentArms(site, { ...(visitor && { visitor }), ...(forced && { forced }) }),
    ...(transaction && { transaction }),
    ...(userMode && { userMode }),
    isOwn: ({ flags, usesMode }) =>
      site.microsite !== undefined ||
      device === "webview" ||
      (usesMode && userMode !== undefined) ||
      flags.some((flag) => forced !== undefined || site.experiments[flag]?.enabled),
    keep(reply) {
      const leaves = query.webview === "0" && isNoted;
      const inFrame = site.microsite !== undefined;
      if (leaves) clearVisitCookie(request, reply, visitCookies.webview, inFrame);
      for (const [cookie, value] of wanted) setVisitCookie(request, reply, cookie, value, inFrame);
      return leaves || wanted.length > 0;
    },
  };
}

/**
 * Inside an app: it says so in the address once (`?webview=1`, `0` to leave), or in its name
 * (`StaywrightApp/2.1`) (MODE-04).
 */
function deviceOf(request: FastifyRequest, query: Readonly<Record<string, string>>): "web" | "webview" {
  if (query.webview === "0") return "web";
  const isApp =
    query.webview === "1" ||
    request.cookies[visitCookies.webview.name] === "1" ||
    /\bStaywrightApp\/\d/.test(request.headers["user-agent"] ?? "");
  return isApp ? "webview" : "web";
}
