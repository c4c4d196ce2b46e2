import type { FastifyReply, FastifyRequest } from "fastify";
import { viewOf } from "#renderer/server";
import type { AppOptions } from "./app-options.ts";
import { noCallerId } from "./gateways/caller-id/caller-id.ts";
import { noSignIn } from "./gateways/sign-in/sign-in.ts";
import { demandWritable } from "./http/register-operations.ts";
import { siteOfVisit } from "./http/site-of-visit.ts";
import { armsOfCall } from "./page/experiment-arms.ts";
import type { CallContext } from "./platform/operations/app-operations.ts";
import { noteForNobody } from "./platform/operations/for-nobody.ts";
import type { OperationCallContext, OperationContext } from "./platform/operations/operation.ts";
import { campaignOf, keepCampaign } from "./platform/session/campaign-cookie.ts";
import { consentChoiceOf } from "./platform/session/consent-choice.ts";
import { guestCountry, keepContextCookies } from "./platform/session/context-cookies.ts";
import { keepFingerprint } from "./platform/session/fingerprint-cookie.ts";
import { keepGuestMark } from "./platform/session/guest-mark.ts";
import { keepConsent } from "./platform/session/keep-consent.ts";
import type { createSavedSignIns } from "./platform/session/saved-sign-in.ts";
import { STRANGER, seenAs } from "./platform/session/seen-as.ts";
import type { SessionReader } from "./platform/session/session-reader.ts";
import { visitCookies } from "./platform/session/visit-cookies.ts";
import type { ReleaseOf } from "./releases/request-release.ts";

interface CallContextParts {
  readonly options: AppOptions;
  /** What every call may use, made once for the server. */
  readonly shared: Pick<OperationCallContext, Shared>;
  readonly releaseOf: ReleaseOf;
  readonly sessions: SessionReader;
  readonly savedSignIns: ReturnType<typeof createSavedSignIns>;
  readonly isReadOnly: () => boolean;
}

type Shared = "clock" | "ids" | "db" | "uploads" | "formStates" | "dealTokens" | "log";

export interface CallContexts {
  /** All that an operation is given, from what its caller knows of the call. */
  readonly contextOf: (call: CallContext) => OperationCallContext;
  /** What a request says of its call: site, language, session, and the cookies that the answer may set. */
  readonly callContext: (
    request: FastifyRequest,
    reply: FastifyReply,
    session: CallContext["session"],
  ) => CallContext;
}

/** How calls of a server, from outside and from its pages, come to know who asks and where. */
export function createCallContexts({
  options,
  shared,
  releaseOf,
  sessions,
  savedSignIns,
  isReadOnly,
}: CallContextParts): CallContexts {
  const contextOf = (call: CallContext): OperationCallContext => ({
    release: options.release(),
    session: null,
    startSession: null,
    rotateSession: null,
    ...STRANGER,
    guestCountry: call.site.domain.appCountryCode,
    arms: {},
    consent: null,
    keepConsent: null,
    campaign: null,
    keepCampaign: null,
    savedSignIn: null,
    requestId: "in-process",
    ip: "in-process",
    limitScale: options.limitScale ?? 1,
    signPicture: options.signPicture ?? ((name) => name),
    signIn: options.signIn ?? noSignIn,
    callerId: options.callerId ?? noCallerId,
    cards: options.cards,
    ...shared,
    ...call,
  });
  const callContext = (
    request: FastifyRequest,
    reply: FastifyReply,
    session: CallContext["session"],
  ): CallContext => {
    const { locale } = request.query as { locale?: unknown };
    const { release: shown } = releaseOf(request);
    const site = siteOfVisit(shown, request.host, request.cookies[visitCookies.vendor.name]);
    const view = viewOf(shown, site, typeof locale === "string" ? locale : undefined);
    if (session) {
      keepContextCookies(request, reply, view.site, session);
      keepGuestMark(request, reply, session);
      keepFingerprint(request, reply);
    }
    const startSession = async () => {
      demandWritable(isReadOnly);
      const started = await sessions.start(request, reply);
      keepContextCookies(request, reply, view.site, started);
      keepFingerprint(request, reply);
      return started;
    };
    const rotateSession: OperationContext["rotateSession"] = async (claims) => {
      demandWritable(isReadOnly);
      const rotated = await sessions.rotate(request, reply, claims);
      keepContextCookies(request, reply, view.site, rotated, true);
      return rotated;
    };
    return {
      release: shown,
      site: view.site,
      locale: view.locale,
      session,
      ...seenAs(session),
      startSession,
      rotateSession,
      guestCountry: guestCountry(request, view.site),
      arms: armsOfCall(view.site, request),
      consent: consentChoiceOf(request),
      keepConsent: (choice) => keepConsent(request, reply, choice),
      campaign: campaignOf(request),
      keepCampaign: (campaign) =>
        keepCampaign(request, reply, campaign, view.site.limits.recent.campaignMinutes),
      savedSignIn: savedSignIns(request, reply),
      requestId: request.id,
      ip: request.ip,
      keepForNobody: () => noteForNobody(request),
    };
  };
  return { contextOf, callContext };
}
