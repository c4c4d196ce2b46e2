import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Site } from "#renderer";
import { ApiError } from "../platform/api-error.ts";

/**
 * Settles which host a request is for before anything asks. `X-Forwarded-Host` counts only where the setting
 * names it: many edges pass on whatever a browser sent, and would let it choose the brand of a page that
 * others then get from a cache. Two hosts are none.
 */
export function registerHostGuard(app: FastifyInstance, believesForwardedHost: boolean): void {
  app.addHook("onRequest", async ({ raw }) => {
    if (!believesForwardedHost) delete raw.headers["x-forwarded-host"];
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
    if (names.filter((name) => name.toLowerCase() === "host").length > 1)
      throw new ApiError("validation_failed", { statusCode: 400 });
  });
}

/**
 * Answers 421 to hosts that no site has (CONF-03): calls with their error, all else with a sentence, for
 * there is no site whose page could say it. Probes and collectors of metrics come by whatever name.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  siteOf: (request: FastifyRequest) => Pick<Site, "isFallback">,
): void {
  app.addHook("onRequest", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "";
    if (FOR_MACHINES.has(path) || !siteOf(request).isFallback) return;
    reply.header("cache-control", "no-store");
    if (path.startsWith("/api/")) throw new ApiError("not_found", { statusCode: 421, message: NO_SITE });
    return reply.code(421).type("text/plain; charset=utf-8").send(`${NO_SITE}\n`);
  });
}

const FOR_MACHINES: ReadonlySet<string> = new Set(["/livez", "/readyz", "/healthz", "/metrics"]);
const NO_SITE = "No site is served at this host.";
