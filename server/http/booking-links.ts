import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Release } from "#renderer";
import { classify } from "#renderer/route";
import { findSite } from "#renderer/server";
import { ApiError } from "../platform/api-error.ts";
import { redirectTo } from "./redirect.ts";

/**
 * Takes token and phone out of the address of a booking page (ROUTE-36), whatever form of the address is
 * used: what they prove becomes a right of the session, and the browser is sent to the clean address. Whether
 * they proved anything is not told here: the page decides what it shows. An address that is no page loses
 * them too.
 */
export function registerBookingLinks(
  app: FastifyInstance,
  release: (request: FastifyRequest) => Release,
): void {
  app.addHook("preHandler", async (request, reply) => {
    if (request.method !== "GET" || !PAGES.has(request.routeOptions.url)) return;
    const link = readLink(release(request), request.host, request.raw.url ?? "/");
    if (!link) return;
    const { clean, ...proof } = link;
    if (proof.booking_id) {
      await app.guardRate(request, "pages");
      const context = await app.operations.contextFor(request, reply);
      await app.operations.call("bookingDetail", proof, context).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.statusCode >= 500) throw error;
      });
    }
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    return redirectTo(reply, clean, 303);
  });
}

interface BookingLink {
  /** Absent when the address is no page. */
  readonly booking_id?: string;
  readonly token?: string;
  readonly user_phone?: string;
  /** The same address without the proof. */
  readonly clean: string;
}

function readLink(release: Release, host: string, url: string): BookingLink | null {
  const at = url.indexOf("?");
  if (at < 0) return null;
  const query = new URLSearchParams(url.slice(at + 1));
  const proofs = [...query.keys()].filter((name) => PROOFS.includes(name.replace(/\[.*$/, "")));
  if (proofs.length === 0) return null;
  const countryCode = findSite(release, host).domain.pageCountryCode;
  const { path, route } = settled(release, url.slice(0, at), countryCode);
  if (route.kind !== "page") return null;
  const isBooking = route.page === release.routes.rules.booking.page;
  if (!isBooking && route.status !== 404) return null;
  const token = query.get("token");
  const phone = query.get("phone") ?? query.get("mobileNumber");
  for (const name of proofs) query.delete(name);
  // One slash at the start: the address stays on this site.
  const place = `/${path.replace(/^\/+/, "")}`;
  return {
    ...(isBooking && route.params.bookingId ? { booking_id: route.params.bookingId } : {}),
    ...(token ? { token } : {}),
    ...(phone ? { user_phone: phone } : {}),
    clean: query.size > 0 ? `${place}?${query}` : place,
  };
}

/** The page that a path leads to in the end: a redirect on the way would carry the proof along. */
function settled(release: Release, asked: string, countryCode: string) {
  const { routes, cities } = release;
  const routeOf = (path: string) =>
    classify({ table: routes, cities }, { path, query: {}, countryCode, hasHome: () => true });
  let path = asked;
  let route = routeOf(path);
  for (let step = 0; route.kind === "redirect" && step < MOST_REDIRECTS; step += 1) {
    path = new URL(route.location, "http://site.invalid").pathname;
    route = routeOf(path);
  }
  return { path, route };
}

const MOST_REDIRECTS = 3;
const PROOFS = ["token", "phone", "mobileNumber"];
/** The route of pages; where a server has none, what no other route answers. */
const PAGES: ReadonlySet<string | undefined> = new Set(["/*", undefined]);
