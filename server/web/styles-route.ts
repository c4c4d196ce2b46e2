import type { FastifyInstance } from "fastify";
import type { AssetSource } from "#renderer/server";
import { acceptedEncoding } from "../http/accepted-encoding.ts";
import { STYLES_PATH } from "./assets/built-assets.ts";
import { encodedBody, packBody, type StoredAnswer, storedAnswer } from "./pages/stored-answer.ts";

/** Files kept with their compressed forms: a site has a dozen kinds of pages, of a few forms each. */
const mostKept = 100;

/**
 * Serves the styles that pages share, under addresses that say what is in them (`AssetSource.styles`): cached
 * for good. 404 for a file of another build: its page is loaded in full.
 */
export function registerStyles(app: FastifyInstance, assets: Pick<AssetSource, "stylesFile">): void {
  const kept = new Map<string, StoredAnswer>();
  app.get<{ Params: { "*": string } }>(`${STYLES_PATH}*`, async (request, reply) => {
    const name = request.params["*"];
    const text = kept.has(name) ? "" : assets.stylesFile(name);
    if (text === undefined)
      return reply.code(404).send({ code: "not_found", message: "no such styles in this build" });
    const answer = kept.get(name) ?? storedAnswer(200, {}, text);
    if (!kept.delete(name)) await packBody(answer.body);
    kept.set(name, answer);
    for (const oldest of kept.keys()) if (kept.size > mostKept) kept.delete(oldest);
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    reply
      .type("text/css; charset=utf-8")
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("vary", "accept-encoding")
      .header("x-content-type-options", "nosniff");
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.send(await encodedBody(answer, encoding));
  });
}
