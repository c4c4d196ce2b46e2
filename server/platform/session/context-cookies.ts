import type { FastifyReply, FastifyRequest } from "fastify";
import { COOKIES, type CookieRule } from "#domain/shell";
import type { Site } from "#renderer";
import type { Session } from "./session.ts";
import { writeCookie } from "./write-cookie.ts";

/**
 * Sets the cookies of the app's country that a request lacks (CONF-14): the country the guest uses the site
 * for, the one they are in, the site's own. Two-letter codes only. Pages for everybody never set them, so
 * that shared caches can keep those.
 */
export function keepContextCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  session: Pick<Session, "userId">,
  /** Sets those that are there too, as their life has changed. */
  renew = false,
): void {
  const { appCountryCode } = site.domain;
  const values: readonly (readonly [CookieRule, string])[] = [
    [COOKIES.appContext, appCountryCode],
    [COOKIES.geo, geoCountry(request) ?? appCountryCode],
    [COOKIES.countryIso, site.country.COUNTRY_CODE],
  ];
  for (const [rule, value] of values) {
    const sent = request.cookies[rule.name] ?? "";
    const isKept = /^[A-Z]{2}$/.test(sent);
    if (isKept && !renew) continue;
    writeCookie(request, reply, rule, {
      value: isKept ? sent : value,
      options: {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: request.protocol === "https",
        ...lifeOf(rule, session.userId !== null),
      },
    });
  }
}

function lifeOf({ seconds, signedInSeconds }: CookieRule, isSignedIn: boolean) {
  const life = isSignedIn ? (signedInSeconds ?? seconds) : seconds;
  return life === undefined ? {} : { maxAge: life };
}

/**
 * Country a guest is in: as our own edge sees it now, as it saw it before, or the one the guest uses the site
 * for.
 */
export function guestCountry(request: FastifyRequest, { domain }: Pick<Site, "domain">): string {
  const before = request.cookies[COOKIES.geo.name] ?? "";
  return geoCountry(request) ?? (/^[A-Z]{2}$/.test(before) ? before : domain.appCountryCode);
}

/** Country our own edge saw (`x-geo-country`); a header that came from anywhere else is not believed. */
function geoCountry(request: FastifyRequest): string | undefined {
  const cameOverEdge = (request.ips?.length ?? 0) > 1;
  const country = request.headers["x-geo-country"];
  return cameOverEdge && typeof country === "string" && /^[A-Z]{2}$/.test(country) ? country : undefined;
}
