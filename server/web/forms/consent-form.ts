import type { FastifyInstance } from "fastify";
import { OPTIONAL_CATEGORIES, POLICY_VERSION } from "#schemas/kept-in-browser.ts";
import { guardForm } from "../../http/change-guard.ts";
import { redirectTo } from "../../http/redirect.ts";

/**
 * Takes the form of the question for consent (CONS-06), from a script and from a browser that runs none:
 * `choice` is `all`, `none` or `some`, with the categories that were ticked. A script gets an empty answer, a
 * browser goes back to its page.
 */
export function registerConsentForm(app: FastifyInstance): void {
  void app.register(async (forms) => {
    if (!forms.hasContentTypeParser(FORM))
      forms.addContentTypeParser(FORM, { parseAs: "string" }, (_, body, done) => done(null, body));
    forms.post("/_consent", async (request, reply) => {
      reply.header("cache-control", "no-store");
      guardForm(request);
      await app.guardRate(request, "changes");
      const said = new URLSearchParams(typeof request.body === "string" ? request.body : "");
      const ticked = said.getAll("category");
      const categories = {
        all: OPTIONAL_CATEGORIES,
        some: OPTIONAL_CATEGORIES.filter((category) => ticked.includes(category)),
      }[said.get("choice") ?? ""];
      const call = await app.operations.contextFor(request, reply);
      const input = { version: POLICY_VERSION, categories: categories ?? [] };
      await app.operations.call("recordConsent", input, call);
      if (!request.headers.accept?.includes("text/html")) return reply.code(204).send();
      return redirectTo(reply, `${pageOf(request.headers.referer)}#cookie-choices-kept`, 303);
    });
  });
}

/** Path of the page a form was on, as far as the browser says; home where it does not. */
function pageOf(referer: string | undefined): string {
  try {
    const { pathname, search } = new URL(referer ?? "");
    return `${pathname}${search}`;
  } catch {
    return "/";
  }
}

const FORM = "application/x-www-form-urlencoded";
