import type { FastifyInstance } from "fastify";
import { consentApplies } from "#domain/consent";
import { isQuickLoginPath } from "#domain/shell";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import { guardForm } from "../http/change-guard.ts";
import { consentChoiceOf } from "../platform/session/consent-choice.ts";
import { guestCountry } from "../platform/session/context-cookies.ts";
import { writeCookie } from "../platform/session/write-cookie.ts";
import type { PageInputs } from "./pages/page-inputs.ts";

/**
 * Says whether signing in is offered to this guest now (ACC-21): 201 with the cookie that keeps it from being
 * offered again for a day to whoever has agreed to what that is for; 200 and nothing kept (CONS-04) to one
 * who has chosen nothing where no law has guests asked; 204 otherwise: to a guest who is signed in, who was
 * asked today, who has refused or is to be asked first, in an app, over a vendor's page, and on a page that
 * the brand does not name.
 */
export function registerQuickLogin(app: FastifyInstance, { factsOf, visitOf }: PageInputs): void {
  void app.register(async (forms) => {
    if (!forms.hasContentTypeParser(FORM))
      forms.addContentTypeParser(FORM, { parseAs: "string" }, (_, body, done) => done(null, body));
    forms.post("/_quick-login", async (request, reply) => {
      reply.header("cache-control", "no-store");
      guardForm(request);
      await app.guardRate(request, "changes");
      const said = new URLSearchParams(typeof request.body === "string" ? request.body : "");
      const path = said.get("path") ?? "";
      const facts = await factsOf(request, path.startsWith("/") ? path : "/");
      const { site } = facts;
      const isOffered =
        isQuickLoginPath(site.brand, path) &&
        site.microsite === undefined &&
        visitOf(facts, request).device === "web" &&
        request.cookies[COOKIES.quickLogin.name] === undefined;
      const asks = consentApplies(guestCountry(request, site), site.country.COUNTRY_CODE);
      const choice = consentChoiceOf(request);
      const agreed = choice?.categories.includes(COOKIES.quickLogin.consent) ?? false;
      if (!isOffered || !(agreed || (choice === null && !asks))) return reply.code(204).send();
      const { session } = await app.operations.contextFor(request, reply);
      if (session && session.userId !== null) return reply.code(204).send();
      if (!choice) return reply.code(200).send();
      const options = {
        path: "/",
        sameSite: "lax",
        secure: request.protocol === "https",
        maxAge: COOKIES.quickLogin.seconds,
      } as const;
      writeCookie(request, reply, COOKIES.quickLogin, { value: "1", options }, choice);
      return reply.code(201).send();
    });
  });
}

const FORM = "application/x-www-form-urlencoded";
