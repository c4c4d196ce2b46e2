import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { saveCardUrl, savedCardUrl } from "#domain/addresses";
import { redirectTo } from "../../http/redirect.ts";
import type { Steps } from "./account-forms.ts";

/** Addresses of the page that saves cards, with the booking's id as the call names it. */
export const CARD_PATHS = [saveCardUrl(), "/booking/:booking_id/save-card"] as const;

/** The forms of that page: to the gateway and back to the page of the result, and what takes a card away. */
export const CARD_STEPS: Steps = {
  save: {
    call: "saveCard",
    fields: ["booking_id"],
    leaves: (origin) => ({
      success_url: origin + savedCardUrl("verified"),
      failure_url: origin + savedCardUrl("error"),
    }),
    sends: true,
  },
  remove: {
    call: "removeCard",
    fields: ["card_id"],
    always: { card_id: "none" },
    after: { done: "removed" },
    sends: true,
  },
};

/**
 * Where the gateway leads back to (CARD-02): what it says in the address is not believed, and the page that
 * follows names no secret. Without one it is that page.
 */
export function registerCardReturn(
  app: FastifyInstance,
  forms: FastifyInstance,
  showPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): void {
  forms.get<{ Querystring: Record<string, unknown> }>(
    "/save-card/:status",
    { exposeHeadRoute: false },
    async (request, reply) => {
      const { transaction, locale } = request.query;
      if (typeof transaction !== "string" || transaction === "") return showPage(request, reply);
      reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
      await app.guardRate(request, "changes");
      const call = await app.operations.contextFor(request, reply);
      // Whatever fails, the gateway is asked later: the page says what is known by then.
      const { status } = await app.operations
        .call("returnCard", { transaction }, call)
        .catch(() => ({ status: "error" as const }));
      const own = typeof locale === "string" ? `?${new URLSearchParams({ locale })}` : "";
      return redirectTo(reply, savedCardUrl(status) + own, 303);
    },
  );
}
