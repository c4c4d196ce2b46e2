import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { redirectTo } from "../http/redirect.ts";
import type { Previews } from "./preview.ts";

export interface PreviewRoutesOptions {
  readonly previews: Previews;
  /** Answers with the site's not-found page. */
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

interface Target {
  readonly to?: unknown;
}

/**
 * `GET /_preview/<token>?to=/path` opens a preview and goes to the page, `GET /_preview/end` leaves it. A
 * token that is changed, over, of another site or of another installation is answered like any address that
 * does not exist.
 */
export function registerPreviewRoutes(
  app: FastifyInstance,
  { previews, notFound }: PreviewRoutesOptions,
): void {
  const onSend = async (_: FastifyRequest, reply: FastifyReply) => {
    reply
      .header("cache-control", "private, no-store")
      .header("referrer-policy", "no-referrer")
      .header("x-robots-tag", "noindex");
  };
  // A token is longer than a parameter of a path may be.
  app.get<{ Params: { "*": string }; Querystring: Target }>(
    "/_preview/*",
    { onSend, exposeHeadRoute: false },
    async (request, reply) => {
      const isOpen = await previews.open(request.params["*"], request, reply);
      return isOpen ? redirectTo(reply, request.query.to, 303) : notFound(request, reply);
    },
  );
  app.get<{ Querystring: Target }>(
    "/_preview/end",
    { onSend, exposeHeadRoute: false },
    async (request, reply) => {
      previews.end(request, reply);
      return redirectTo(reply, request.query.to, 303);
    },
  );
}
