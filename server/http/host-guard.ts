import type { FastifyInstance } from "fastify";
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
