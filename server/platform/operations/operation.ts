import type { CampaignDimensions } from "#domain/tracking";
import type { Release, Site } from "#renderer";
import type { Audience, OperationId, Operations } from "#schemas";
import type { Db } from "../../db/pool.ts";
import type { CallerIdGateway } from "../../gateways/caller-id/caller-id.ts";
import type { CardGateway } from "../../gateways/cards/cards.ts";
import type { SignInGateway } from "../../gateways/sign-in/sign-in.ts";
import type { Uploads } from "../../gateways/storage/uploads.ts";
import type { SignPicture } from "../../supply/pictures/present-image.ts";
import type { Clock } from "../clock.ts";
import type { KeepAnswer } from "../idempotency/run-once.ts";
import type { Ids } from "../ids.ts";
import type { Log } from "../log.ts";
import type { ConsentChoice } from "../session/consent-choice.ts";
import type { DealTokens } from "../session/deal-tokens.ts";
import type { FormStates } from "../session/form-states.ts";
import type { MembershipClaim } from "../session/membership-claim.ts";
import type { SavedSignInCookie } from "../session/saved-sign-in.ts";
import type { Session, SessionRotation, SessionStarter } from "../session/session.ts";

/** Where a call comes from, before its contract has said what its handler may know. */
export type OperationCallContext = Omit<OperationContext, "once" | "membership">;

/** What an operation may know about the call and use to answer it. */
export interface OperationContext {
  readonly release: Release;
  /** Site of the request's host; the tenant comes from nowhere else (CONF-01). */
  readonly site: Site;
  readonly locale: string;
  /** The browser's session; null when it has none or the operation is the same for everybody. */
  readonly session: Session | null;
  /** Returns the session, starting an anonymous one when there is none; null where no cookie can be set. */
  readonly startSession: SessionStarter | null;
  /** Changes who the session is, at sign-in and sign-out; null where no cookie can be set. */
  readonly rotateSession: SessionRotation | null;
  /** Whom the answer is for; `anonymous` where the contract says that it is the same for everybody. */
  readonly audience: Audience;
  /**
   * What being a member is worth; null for whoever is none. It follows from `audience`, and from nothing that
   * was sent.
   */
  readonly membership: MembershipClaim | null;
  /** True where nobody can say now whether the guest is a member, and `audience` says none (PRICE-03). */
  readonly membershipUnread: boolean;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly db: Db;
  /** Providers that guests may sign in with. */
  readonly signIn: SignInGateway;
  /** Says which number a guest's phone has. */
  readonly callerId: CallerIdGateway;
  /** Keeps cards for guests; undefined where no gateway does. */
  readonly cards: CardGateway | undefined;
  /** What becomes of pictures that guests upload. */
  readonly uploads: Uploads;
  /** One-time states of browsers that are away at another site. */
  readonly formStates: FormStates;
  /** What stands for a mystery deal in the address of its checkout. */
  readonly dealTokens: DealTokens;
  readonly log: Log;
  readonly requestId: string;
  /** Name of a picture as its address has it. */
  readonly signPicture: SignPicture;
  /**
   * Runs the change of a call that is idempotent by its contract, once under the key of its input (BOOK-06),
   * counted in its budgets; a repeat gets the kept answer. `work` must keep its answer in the transaction of
   * its effect. @throws ApiError `duplicate_request`, `validation_failed`, `rate_limited`.
   */
  readonly once: <Answer>(work: (keep: KeepAnswer) => Promise<Answer>) => Promise<Answer>;
  /** Country the caller is in, ISO 3166 alpha-2 (CONF-14); the site's own country for calls of nobody. */
  readonly guestCountry: string;
  /**
   * Arms of the experiments that run, by experiment, for the guest who calls (EXP-01); none where the answer
   * is the same for everybody.
   */
  readonly arms: Readonly<Record<string, string>>;
  /** What the guest of this browser has agreed to; null before a choice, and for calls of nobody. */
  readonly consent: ConsentChoice | null;
  /** Keeps a choice in the browser; null where no cookie can be set. */
  readonly keepConsent: ((choice: ConsentChoice) => void) | null;
  /** The campaign that led the guest here; null without consent to marketing (TRK-11). */
  readonly campaign: CampaignDimensions | null;
  /** Keeps the campaign of a landing in the browser of whoever agrees; null where no cookie can be set. */
  readonly keepCampaign: ((campaign: CampaignDimensions) => void) | null;
  /** Keeps what the guest begins of a sign-in (ACC-04); null where no cookie can be set. */
  readonly savedSignIn: SavedSignInCookie | null;
  /** Address of the caller, for limits only. */
  readonly ip: string;
  /** Says that the answer holds for this caller alone: whatever its scope, nobody keeps it for others. */
  readonly keepForNobody?: () => void;
  /** Multiplies what one caller may do; 1 but for load tests. */
  readonly limitScale?: number;
}

export type OperationInput<Id extends OperationId> = Operations[Id]["input"];
export type OperationOutput<Id extends OperationId> = Operations[Id]["output"];

/**
 * How an input came: as text in a query, which is also how this process asks, or as the JSON body of a POST.
 */
export type InputForm = "text" | "json";

/**
 * What answers one operation of `schemas/api`. The input is validated before and the output after; an
 * expected failure is thrown as `ApiError`.
 */
export interface OperationHandler<Id extends OperationId = OperationId> {
  readonly id: Id;
  /**
   * `bookings` where it takes or gives back rooms: it may wait for other guests, and nobody else shall wait
   * with it.
   */
  readonly pool?: "bookings";
  readonly handle: (
    input: OperationInput<Id>,
    context: OperationContext,
    form: InputForm,
  ) => Promise<OperationOutput<Id>>;
}

/** Declares the handler of an operation; input and output types follow from the id. */
export function defineOperation<Id extends OperationId>(handler: OperationHandler<Id>): OperationHandler {
  // A list of handlers is called through validators only, which check what the compiler can no longer see.
  return handler as unknown as OperationHandler;
}
