import type { FastifyReply, FastifyRequest } from "fastify";
import type { OperationId, Operations } from "#schemas";
import type { OperationContext } from "./operation.ts";

/** Who a call in this process is made for. */
export type CallContext = Pick<OperationContext, "site" | "locale"> &
  Partial<
    Pick<
      OperationContext,
      | "release"
      | "session"
      | "startSession"
      | "rotateSession"
      | "audience"
      | "membershipUnread"
      | "guestCountry"
      | "arms"
      | "consent"
      | "keepConsent"
      | "campaign"
      | "keepCampaign"
      | "savedSignIn"
      | "requestId"
      | "ip"
      | "keepForNobody"
    >
  >;

/** The operations of the app, as pages call them. */
export interface AppOperations {
  readonly ids: readonly OperationId[];
  /** Calls an operation without HTTP, validated the same way. @throws ApiError. */
  readonly call: <Id extends OperationId>(
    id: Id,
    input: unknown,
    context: CallContext,
  ) => Promise<Operations[Id]["output"]>;
  /**
   * Context of a page request: its site, locale and session; a session that is started sets the cookie of
   * `reply`.
   */
  readonly contextFor: (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>;
}
