import type { FastifyBaseLogger } from "fastify";
import type { Release } from "#renderer";
import type { Db } from "./db/pool.ts";
import type { ReadReplica } from "./db/pools/read-replica.ts";
import type { CallerIdGateway } from "./gateways/caller-id/caller-id.ts";
import type { CardGateway } from "./gateways/cards/cards.ts";
import type { SignInGateway } from "./gateways/sign-in/sign-in.ts";
import type { Uploads } from "./gateways/storage/uploads.ts";
import type { AdmissionLimits } from "./http/admission.ts";
import type { FormParty } from "./http/form-post-door.ts";
import type { heardScenarios } from "./http/heard-scenarios.ts";
import type { RateLimits } from "./http/rate-limit.ts";
import type { WebhookVerifier } from "./http/webhook-door.ts";
import type { OutboxGateways } from "./jobs/outbox/carriers.ts";
import type { Clock } from "./platform/clock.ts";
import type { OperationHandler } from "./platform/operations/operation.ts";
import type { RandomBytes } from "./platform/random.ts";
import type { CanaryWatch } from "./releases/canary-watch.ts";
import type { ReleaseOf } from "./releases/request-release.ts";
import type { SignPicture } from "./supply/pictures/present-image.ts";
import type { WorkerLink } from "./workers/worker-link.ts";

/** What a server is built with: who stands behind it, its limits, and what it may do. */
export interface AppOptions {
  /** The release that answers now; it may change while the server runs. */
  readonly release: () => Release;
  /**
   * The release of a request, where a share of the guests may see another one; `release` for all when absent.
   */
  readonly releaseOf?: ReleaseOf;
  /** Counts what a canary answers; nothing is counted when absent. */
  readonly canaryWatch?: CanaryWatch;
  readonly db: Db;
  /**
   * Connections of their own for bookings and for the health answer, which never wait behind the rest; `db`
   * when absent.
   */
  readonly pools?: { readonly bookings: Db; readonly health: Db };
  /** Where reads go that may be a little late; `db` when absent. */
  readonly replica?: ReadReplica | undefined;
  /** Most work at once, by kind. */
  readonly admission?: AdmissionLimits;
  /** True while changes are refused because the disk is nearly full. */
  readonly isDiskLow?: () => boolean;
  /** Whether a request may ask for the unhappy answer it wants to see (ERR-06); never where guests are. */
  readonly testScenarios?: typeof heardScenarios | undefined;
  /** True once the server was told to stop: it still answers, but is not ready for more. */
  readonly isDraining?: () => boolean;
  /** What a collector of metrics must show; none when absent. */
  readonly metricsToken?: string | undefined;
  readonly clock?: Clock;
  readonly random?: RandomBytes;
  /** A pino logger; silent when absent. */
  readonly log?: FastifyBaseLogger;
  /** Addresses or networks of our own edge whose forwarded headers are believed; nobody's when absent. */
  readonly trustProxy?: readonly string[];
  /** Whether that edge sets `X-Forwarded-Host` itself; otherwise the header is ignored. */
  readonly trustForwardedHost?: boolean;
  /** Whether hosts that no site has are refused; they are shown the fallback when absent (CONF-03). */
  readonly refusesUnknownHosts?: boolean;
  readonly rateLimits?: Partial<RateLimits>;
  /** What counts and measures for all workers on this port; this process is alone when absent. */
  readonly worker?: Pick<WorkerLink, "metrics" | "measures"> | undefined;
  /** Multiplies what one caller may do; 1 when absent. */
  readonly limitScale?: number;
  /** Whether answers are checked against their schema; costs a little, finds our mistakes. */
  readonly checkOutput?: boolean;
  /** Whom the sweeper, the clean-up and the outbox work with; this process runs none of them when absent. */
  readonly jobs?: { readonly gateways: OutboxGateways };
  /**
   * Who checks the signatures of a provider's events, by the name in its address; no provider is heard when
   * absent.
   */
  readonly webhooks?: Readonly<Record<string, WebhookVerifier>>;
  /** Who answers by a form from another site, by the name in the door's address; nobody when absent. */
  readonly formParties?: Readonly<Record<string, FormParty>>;
  /** Providers that guests may sign in with; none when absent. */
  readonly signIn?: SignInGateway;
  /** Which number a guest's phone has; nobody says when absent. */
  readonly callerId?: CallerIdGateway;
  /** Keeps cards for guests; none are kept when absent. */
  readonly cards?: CardGateway | undefined;
  /** What becomes of pictures that guests upload; none can be when absent. */
  readonly uploads?: Uploads;
  /** Signs names of pictures; they stay as they are when absent. */
  readonly signPicture?: SignPicture;
  /** Signs whom pages are made for; a key of this process alone when absent. */
  readonly audienceKey?: Uint8Array;
  /** 32 bytes that seal what guests begin of signing in; a key of this process alone when absent. */
  readonly savedSignInKey?: Uint8Array;
  /** Hides which property a mystery deal is at; a key of this process alone when absent. */
  readonly dealKey?: Uint8Array;
  readonly handlers?: readonly OperationHandler[];
}
