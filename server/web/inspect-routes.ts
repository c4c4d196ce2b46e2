import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Release } from "#renderer";
import type { Inspector } from "../inspect/inspector.ts";
import type { PageExplanation } from "../inspect/page-explanation.ts";
import { readPageRequest } from "./pages/page-request.ts";

/** What a request may have explained to it. */
export interface InspectAccess {
  readonly release: Release;
  readonly inspector: Inspector;
  /** What the banner says; absent when the pages are nobody's preview. */
  readonly preview?: PageExplanation["preview"];
}

export interface InspectRoutesOptions {
  /** Null for everybody who may not know: the answer is that of an address that does not exist. */
  readonly accessOf: (request: FastifyRequest) => Promise<InspectAccess | null>;
  readonly now: () => Date;
}

/**
 * `GET /_inspect/page?url=…`: the page's nodes with the origin of every value; `GET
 * /_inspect/node?url=…&address=…`: one of them.
 */
export function registerInspectRoutes(app: FastifyInstance, { accessOf, now }: InspectRoutesOptions): void {
  app.get<{ Querystring: { url?: unknown } }>("/_inspect/page", async (request, reply) => {
    const access = await accessOf(request);
    const asked = access && askedPage(access.release, request, now());
    const insight = asked && (await access.inspector.page(asked.site, asked.page));
    if (!insight) return notFound(reply);
    const { preview } = access;
    return privately(reply).send({ ...insight, ...(preview && { preview }) } satisfies PageExplanation);
  });
  app.get<{ Querystring: { url?: unknown; address?: unknown } }>("/_inspect/node", async (request, reply) => {
    const access = await accessOf(request);
    const asked = access && askedPage(access.release, request, now());
    const address = String(request.query.address ?? "");
    const insight = asked && (await access.inspector.node(asked.site, asked.page, address));
    return insight ? privately(reply).send(insight) : notFound(reply);
  });
}

function askedPage(
  release: Release,
  request: FastifyRequest,
  now: Date,
): { readonly site: string; readonly page: string } | null {
  const { url } = request.query as { url?: unknown };
  if (typeof url !== "string" || !url.startsWith("/")) return null;
  const { site, route } = readPageRequest(release, request.host, url, now);
  return route.kind === "page" ? { site: site.id, page: route.page } : null;
}

function privately(reply: FastifyReply): FastifyReply {
  return reply.headers({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
}

function notFound(reply: FastifyReply): FastifyReply {
  return privately(reply).code(404).send({ code: "not_found", message: "We could not find that." });
}
