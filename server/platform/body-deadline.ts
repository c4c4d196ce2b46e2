import type { FastifyInstance } from "fastify";

/** Part of the time a route has that a request's body may take to come. */
const SHARE = 0.75;

/** How long a route may take that pictures are sent to from a slow line, in milliseconds. */
export const UPLOAD_MS = 240_000;

/**
 * Ends a request whose body does not come within the time its route has: a socket is not held by whoever
 * sends a letter now and then, while pictures have the time that a slow line needs.
 */
export function registerBodyDeadline(app: FastifyInstance): void {
  // What a route says is less.
  app.server.requestTimeout = UPLOAD_MS;
  app.addHook("onRequest", async ({ raw, routeOptions }) => {
    if (raw.headers["content-length"] === undefined && raw.headers["transfer-encoding"] === undefined) return;
    const end = () => {
      if (!raw.complete) raw.destroy();
    };
    const timer = setTimeout(end, (routeOptions.handlerTimeout ?? DEFAULT_MS) * SHARE).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}

const DEFAULT_MS = 20_000;
