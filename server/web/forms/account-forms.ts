import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { codeProblems } from "#domain/account";
import { accountUrl, membershipUrl, newsletterUrl, SAVED_HOTELS_PATH, wishlistUrl } from "#domain/addresses";
import type { OperationId } from "#schemas";
import { hasBadText } from "../../http/bad-text.ts";
import { guardForm } from "../../http/change-guard.ts";
import { toApiError } from "../../http/map-error.ts";
import { redirectTo, redirectToParty } from "../../http/redirect.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { CallContext } from "../../platform/operations/app-operations.ts";
import { seenAs } from "../../platform/session/seen-as.ts";
import { endByOnePress, onePressToken } from "../one-press.ts";
import type { PageRequestFacts } from "../pages/page-request.ts";
import { BOOKING_FORMS } from "./booking-steps.ts";
import { CARD_PATHS, CARD_STEPS, registerCardReturn } from "./card-steps.ts";
import { MEMBERSHIP_STEPS, OWN_MEMBERSHIP_STEPS } from "./membership-steps.ts";
import { NEWSLETTER_STEPS, OWN_NEWSLETTER_STEPS, SIGNOUT_STEPS } from "./newsletter-steps.ts";
import { createRefusedForms } from "./refused-forms.ts";
import { SECURITY_STEPS } from "./security-steps.ts";
import { WISHLIST_STEPS } from "./wishlist-steps.ts";

/** What stands in a form, by the names of its fields. */
type Said = Readonly<Record<string, string>>;

export interface AccountFormsOptions {
  readonly factsOf: (request: FastifyRequest, url: string) => Promise<PageRequestFacts>;
  /** Answers a request for a page as any other is answered. */
  readonly page: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  readonly sendPage: (
    facts: PageRequestFacts,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<FastifyReply>;
}

/**
 * Takes the forms of the pages to sign in on, of the account, of what was saved, of the newsletter and of a
 * cancellation (ROUTE-12, ROUTE-14, ROUTE-15, WISH-04, BCAN-01) from browsers without a script: the same
 * calls as with one, then the next page, or the same one with what is wrong and what was typed. A form comes
 * from our own page alone: the browser's word for that stands in for the token that a page without a script
 * cannot know.
 */
export function registerAccountForms(app: FastifyInstance, options: AccountFormsOptions): void {
  const { page: showPage } = options;
  const refused = createRefusedForms(app, options);
  void app.register(async (forms) => {
    if (!forms.hasContentTypeParser(FORM))
      forms.addContentTypeParser([FORM, FORM_IN_PARTS], { parseAs: "string" }, (_, body, done) =>
        done(null, body),
      );
    for (const [path, steps] of Object.entries(PAGES))
      forms.post<{ Querystring: { locale?: unknown }; Params: Said }>(path, async (request, reply) => {
        const { locale } = request.query;
        const kept: Said = typeof locale === "string" ? { locale } : {};
        const page = withQuery(pathOf(path, request.params), kept);
        const said = { ...saidIn(request.body), ...request.params };
        reply.header("cache-control", "no-store");
        const press = path === newsletterUrl("signout") ? onePressToken(request) : undefined;
        if (press !== undefined) return endByOnePress(app, press, request, reply);
        try {
          guardForm(request);
          await app.guardRate(request, "changes");
          const next = await app.formTurns.take(
            {
              request,
              reply,
              words: `${page}\n${request.body}`,
              key: said.form_key,
              keeps: stepOf(steps, said)?.sends ?? false,
            },
            () => take(app, steps, { said, page, kept }, request, reply),
          );
          // The page itself knows whether the browser has the new secret.
          if (next === null) return redirectTo(reply, withQuery(page, begun(said)), 303);
          if (typeof next === "string") return redirectTo(reply, next, 303);
          if ("elsewhere" in next) return redirectToParty(reply, next.elsewhere);
          if ("file" in next)
            return reply
              .header("content-disposition", `attachment; filename="${next.file}"`)
              .type("application/json; charset=utf-8")
              .send(JSON.stringify(next.holds, null, 2));
          return refused.show(page, next.shown, request, reply);
        } catch (cause) {
          const error = toApiError(cause);
          // Bad text and pages of other sites get no page to try again on; where a third party is away, the
          // page is there all the same, with another way to go on.
          const isOver = error.statusCode >= 500 && error.code !== "unavailable";
          const isForeign = error.code === "forbidden" && error.details?.reason !== "member";
          if (isForeign || isOver || hasBadText(said)) throw error;
          // Nobody is signed in any more, as after leaving in another tab: the page cannot show itself again.
          if (error.code === "unauthenticated" && error.details?.reason !== "proof" && path !== SIGN_IN)
            return redirectTo(
              reply,
              withQuery(SIGN_IN, { retUrl: withQuery(page, begun(said)), problem: "signed_out" }),
              303,
            );
          return refused.show(page, shownAgain(said, error), request, reply);
        }
      });
    // Where a provider leads back to (ACC-17); without its answer it is the page to sign in on.
    for (const path of ["/login/:oauth", "/login/:oauth/"])
      forms.get<{ Params: { oauth: string }; Querystring: Record<string, unknown> }>(
        path,
        { exposeHeadRoute: false },
        async (request, reply) => {
          const { oauth } = request.params;
          const { state, code, error, iss, scope } = request.query;
          if (typeof state !== "string" || state === "") return showPage(request, reply);
          reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
          await app.guardRate(request, "changes");
          const input = {
            oauth_mode: oauth,
            ...backFrom(`${request.protocol}://${request.host}`, { oauth_mode: oauth }),
            state,
            code,
            error,
            iss,
            scope,
          };
          const call = await app.operations.contextFor(request, reply);
          const verified = app.operations.call("slVerify", input, call);
          return redirectTo(reply, await afterSocial(verified), 303);
        },
      );
    registerCardReturn(app, forms, showPage);
    // The specification signs out by GET, which any link could do: it leads to the form that does it
    // (API-32).
    forms.get("/api/pwa/userSignOut", (_, reply) =>
      redirectTo(reply.header("cache-control", "no-store"), SIGN_IN, 303),
    );
  });
}

/**
 * Where the browser goes after a provider's answer: on, to the form of a new guest, or back, with the reason.
 */
async function afterSocial(
  verified: Promise<{ readonly user_status: string; readonly return_to: string }>,
): Promise<string> {
  try {
    const { user_status, return_to } = await verified;
    return user_status === "NEW" ? withQuery(SIGN_IN, { retUrl: return_to }) : return_to;
  } catch (cause) {
    const { code, statusCode } = toApiError(cause);
    if (statusCode >= 500 && code !== "unavailable") throw cause;
    return withQuery(SIGN_IN, { step: "start", problem: SOCIAL_PROBLEMS[code] ?? code });
  }
}

/** The address of this site that a provider leads back to. */
function backFrom(origin: string, { oauth_mode = "" }: Said): { readonly redirect_uri: string } {
  return { redirect_uri: `${origin}/login/${oauth_mode}/` };
}

/** An address to go to, here or at a provider; a file; or the page itself, with what goes into no address. */
type Next =
  | string
  | { readonly elsewhere: string }
  | { readonly file: string; readonly holds: unknown }
  | { readonly shown: Said };

/** Makes the call of a step; returns where the browser goes next. @throws ApiError. */
async function take(
  app: FastifyInstance,
  steps: Steps,
  { said, page, kept }: { readonly said: Said; readonly page: string; readonly kept: Said },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Next> {
  const step = stepOf(steps, said);
  if (!step || hasBadText(said)) throw new ApiError("validation_failed", { statusCode: 400 });
  const call = await app.operations.contextFor(request, reply);
  const session = call.session ?? (await call.startSession?.()) ?? null;
  const context: CallContext = { ...call, session, ...seenAs(session) };
  const input = Object.fromEntries(
    step.fields.flatMap((name) => (said[name] || step.keepsEmpty ? [[name, said[name] ?? ""]] : [])),
  );
  const back = step.leaves?.(`${request.protocol}://${request.host}`, said);
  const key = step.isKeyed && { idempotency_key: randomUUID() };
  const answer = (await app.operations.call(
    step.call,
    { ...step.always, ...input, ...back, ...key },
    context,
  )) as {
    readonly authorize_url?: string;
    readonly user_status?: string;
    readonly return_to?: string;
  };
  if (answer.authorize_url) return { elsewhere: answer.authorize_url };
  if (answer.user_status && answer.user_status !== "NEW") return answer.return_to ?? "/";
  if (step.file) return { file: step.file, holds: answer };
  if (step.leads) return withQuery(step.leads(said), kept);
  const fieldsNamed = (names: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(names).flatMap(([name, field]) => named(name, said[field])));
  const query = {
    ...(said.retUrl ? { retUrl: said.retUrl } : {}),
    ...step.after,
    ...fieldsNamed(step.says ?? {}),
  };
  const carried = pick(step.carries ?? [], said);
  return Object.keys(carried).length > 0 ? { shown: { ...query, ...carried } } : withQuery(page, query);
}

function stepOf(steps: Steps, { step = "" }: Said): Step | undefined {
  return Object.hasOwn(steps, step) ? steps[step] : undefined;
}

function named(name: string, value: string | undefined): readonly (readonly [string, string])[] {
  return value ? [[name, value]] : [];
}

/** What was begun, for an address: what no page of ours says is left out. */
function begun(said: Said): Said {
  const isShort = ([, value]: readonly [string, string]) => value.length <= LONGEST_BEGUN;
  return Object.fromEntries(Object.entries(pick(BEGUN, said)).filter(isShort));
}

const LONGEST_BEGUN = 2000;

function pick(names: readonly string[], said: Said): Said {
  return Object.fromEntries(names.flatMap((name) => named(name, said[name])));
}

/** The path of a page with the values that an address has for its parts. */
function pathOf(path: string, params: Said): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

function withQuery(path: string, query: Readonly<Record<string, string>>): string {
  const text = String(new URLSearchParams(query)).replaceAll("%2F", "/");
  return text ? `${path}${path.includes("?") ? "&" : "?"}${text}` : path;
}

/** What the page shows once more: what was typed, but no code, and why it was not taken. */
function shownAgain(said: Said, { code, details, fields }: ApiError): Said {
  const { step = "", otp = "", password: _, credential: __, passkey: ___, form_key: ____, ...typed } = said;
  const password = fields?.find(({ field }) => field === "password")?.code;
  return {
    ...typed,
    // No code is kept, not even a part of one: that it was none is all the page has to know.
    ...(otp && codeProblems(otp).length > 0 ? { otp: "?" } : {}),
    tried: step,
    ...(fields || details?.reason === "proof" ? {} : { problem: told(code, details?.reason) }),
    ...(details?.retry_after ? { wait: String(details.retry_after) } : {}),
    // A password comes back in no page; why it cannot be one does.
    ...(password ? { password_problem: password } : {}),
    // What cannot be right is typed again on the step that asks for it; an old link asks for another one.
    ...(TYPED_STEPS.has(step) ? { step } : {}),
    ...(step === "link" ? { step: "email" } : {}),
  };
}

/** The code of a failure, or the finer one of those that pages have words for. */
function told(code: string, reason = ""): string {
  return TOLD_REASONS.has(reason) ? reason : code;
}

function saidIn(body: unknown): Said {
  return typeof body === "string" ? Object.fromEntries(new URLSearchParams(body)) : {};
}

export interface Step {
  readonly call: OperationId;
  readonly fields: readonly string[];
  readonly always?: Readonly<Record<string, unknown>>;
  /** Whether a field that was emptied is said to be. */
  readonly keepsEmpty?: boolean;
  /** Where it comes back to from the third party that it leads to, as the call names it. */
  readonly leaves?: (origin: string, said: Said) => Said;
  /** Whether it sends a message, which is not sent again for a second press. */
  readonly sends?: boolean;
  /** Whether the call wants a key of its own: sending the form again does no harm. */
  readonly isKeyed?: boolean;
  /** What the address of the page says once it is done. */
  readonly after?: Readonly<Record<string, string>>;
  /** What it says beside that, by the names of fields of the form. */
  readonly says?: Readonly<Record<string, string>>;
  /** Fields that the next page shows again, and no address says. */
  readonly carries?: readonly string[];
  /** Another page that the browser goes to once it is done. */
  readonly leads?: (said: Said) => string;
  /** Name of the file that the answer is handed out as. */
  readonly file?: string;
}

export type Steps = Readonly<Record<string, Step>>;

const SIGN_IN = "/login";
const FORM = "application/x-www-form-urlencoded";
/** Read for mail programs alone: no page of ours sends it. */
const FORM_IN_PARTS = "multipart/form-data";
const PROFILE = [
  "title",
  "firstName",
  "lastName",
  "streetName",
  "streetNo",
  "postalCode",
  "city",
  "language",
];
/** A number, a code or a name that is missing is told at its field: it is said to be empty. */
const SIGN_IN_STEPS: Steps = {
  start: {
    call: "generateByPhone",
    fields: ["phone", "country_iso_code", "retUrl"],
    always: { phone: "" },
    sends: true,
  },
  resend: { call: "generateByPhone", fields: ["retUrl"], sends: true },
  code: { call: "authenticate", fields: ["otp", "retUrl"], always: { otp: "" } },
  signup: {
    call: "userSignUp",
    fields: ["name", "email", "gdpr_consent", "password", "retUrl"],
    always: { name: "" },
  },
  signout: { call: "userSignOut", fields: [] },
  email: { call: "generateByUserId", fields: ["user_id", "retUrl"], always: { user_id: "" }, sends: true },
  password: {
    call: "authenticate",
    fields: ["email", "password", "retUrl"],
    always: { email: "", password: "" },
  },
  link: { call: "authenticate", fields: ["credential", "retUrl"], always: { credential: "" } },
  social: { call: "slOauth", fields: ["oauth_mode", "retUrl"], leaves: backFrom },
};
/** Why a provider did not say who the guest is, as the page says it. */
const SOCIAL_PROBLEMS: Readonly<Record<string, string>> = {
  forbidden: "social_denied",
  otp_expired: "social_expired",
  // The session that left is over by now.
  unauthenticated: "social_expired",
};
const ACCOUNT_STEPS: Steps = {
  profile: { call: "updateUserProfile", fields: PROFILE, keepsEmpty: true, after: { saved: "1" } },
  signout: { call: "userSignOut", fields: [] },
  end: { call: "endUserSessions", fields: ["id"] },
  endall: { call: "endUserSessions", fields: [], always: { everywhere: true } },
  ...OWN_NEWSLETTER_STEPS,
};
const RESET_STEPS: Steps = {
  forgot: {
    call: "forgotPassword",
    fields: ["user_email"],
    always: { user_email: "" },
    after: { sent: "1" },
    sends: true,
  },
  reset: {
    call: "resetPassword",
    fields: ["password", "reset_password_token"],
    always: { password: "", reset_password_token: "" },
  },
};
const PAGES: Readonly<Record<string, Steps>> = {
  [SIGN_IN]: SIGN_IN_STEPS,
  [accountUrl()]: ACCOUNT_STEPS,
  [accountUrl("security")]: SECURITY_STEPS,
  "/reset-password": RESET_STEPS,
  [newsletterUrl()]: NEWSLETTER_STEPS,
  [newsletterUrl("signout")]: SIGNOUT_STEPS,
  [wishlistUrl()]: WISHLIST_STEPS,
  [SAVED_HOTELS_PATH]: WISHLIST_STEPS,
  ...BOOKING_FORMS,
  [membershipUrl()]: MEMBERSHIP_STEPS,
  [membershipUrl("upgrade")]: MEMBERSHIP_STEPS,
  [membershipUrl("renew")]: MEMBERSHIP_STEPS,
  [membershipUrl("profile")]: OWN_MEMBERSHIP_STEPS,
  ...Object.fromEntries(CARD_PATHS.map((path) => [path, CARD_STEPS])),
};
/** What the address of a page says of what was begun there: signing in leads back to it. */
const BEGUN = ["do", "provider", "passkey_id", "plan_id", "card_id", "retUrl"] as const;
/** Why something was refused that has words of its own. */
const TOLD_REASONS: ReadonlySet<string> = new Set([
  "card_limit",
  "contact_taken",
  "last_way",
  "passkey",
  "passkey_ended",
  "passkey_known",
  "passkey_limit",
]);
/** Steps that show again what was typed in them. */
const TYPED_STEPS: ReadonlySet<string> = new Set(["start", "email", "password"]);
