import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findSite } from "#renderer/server";
import { isLocalRequest, isOwnRequest } from "../http/local-guard.ts";
import { redirectToSite } from "../http/redirect.ts";
import { findMessages } from "./message-texts.ts";
import type { StudioState } from "./studio.ts";
import { studioDocument } from "./studio-document.ts";
import { isStudioHost, studioUrl } from "./studio-host.ts";
import { pageAt, studioDraft, studioPage, studioStart } from "./studio-page.ts";
import { contextSchema, editSchema } from "./studio-schemas.ts";
import type { EditAnswer, EditRequest, ForcedContext } from "./studio-types.ts";

/** The studio's page at `/_studio` and its calls below. Anyone but this machine finds nothing here. */
export function registerStudioRoutes(app: FastifyInstance, state: StudioState): void {
  const { draft, token } = state;
  const own = { preHandler: guard(token) };
  const urlOf = ({ query }: FastifyRequest) => String((query as { url?: unknown }).url ?? "/");

  app.get("/_studio", async (request, reply) => {
    if (!isLocalRequest(request)) return notHere(reply);
    if (!isStudioHost(request.host))
      return redirectToSite(reply, {
        origin: studioUrl(findSite(state.release(), request.host).id, request.host),
        path: "/_studio",
        status: 302,
      });
    const { html, policy } = studioDocument(token);
    return reply
      .headers({
        "cache-control": "no-store",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
      })
      .type("text/html; charset=utf-8")
      .send(html);
  });

  app.get("/_studio/start", own, async (request) => studioStart(state, request.host));
  app.get("/_studio/page", own, async (request) => studioPage(state, request.host, urlOf(request)));
  app.get<{ Querystring: { q?: string } }>("/_studio/messages", own, async (request) => {
    const { site, locale } = pageAt(state, request.host, urlOf(request));
    return findMessages(state.messages(site.brand, locale), String(request.query.q ?? ""), 40);
  });

  app.post<{ Body: EditRequest }>(
    "/_studio/edit",
    { ...own, schema: { body: editSchema } },
    async (request): Promise<EditAnswer> => {
      const { url, layer, edit } = request.body;
      const { page, site } = pageAt(state, request.host, url);
      const result = draft.edit({ site, page, layer, edit });
      if (!result.ok) return { ok: false, message: result.message };
      return { ok: true, page: studioPage(state, request.host, url) };
    },
  );
  for (const step of ["undo", "redo", "discard"] as const) {
    app.post(`/_studio/${step}`, own, async (request) => {
      draft[step]();
      return studioPage(state, request.host, urlOf(request));
    });
  }
  app.post("/_studio/save", own, async () => draft.save());
  app.get("/_studio/draft", own, async () => studioDraft(state));
  app.post<{ Body: ForcedContext }>(
    "/_studio/context",
    { ...own, schema: { body: contextSchema } },
    async (request) => {
      state.force(request.body);
      return state.forced();
    },
  );
}

function guard(token: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    reply.header("cache-control", "no-store");
    if (!isLocalRequest(request) || !isStudioHost(request.host)) return notHere(reply);
    if (isOwnRequest(request, token)) return undefined;
    return reply.code(403).send({ message: "The studio was started anew; reload it." });
  };
}

function notHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: "Not found" });
}
