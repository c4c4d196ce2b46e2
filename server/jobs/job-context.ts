import type { Limits } from "#schemas";
import type { Db } from "../db/pool.ts";
import type { CardGateway } from "../gateways/cards/cards.ts";
import type { Uploads } from "../gateways/storage/uploads.ts";
import type { Clock } from "../platform/clock.ts";
import type { Ids } from "../platform/ids.ts";
import type { Log } from "../platform/log.ts";
import type { Gauges } from "../platform/measures.ts";
import type { RandomBytes } from "../platform/random.ts";
import type { OutboxGateways } from "./outbox/carriers.ts";

/** What a background job works with. */
export interface JobContext {
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly gateways: OutboxGateways;
  /** Keeps cards for guests; none are kept when absent. */
  readonly cards?: CardGateway | undefined;
  /** Keeps what guests uploaded; nothing was when absent. */
  readonly uploads?: Pick<Uploads, "storage">;
  /** The system's when absent. */
  readonly random?: RandomBytes | undefined;
  readonly log: Log;
  /** What one caller or recipient may cause, as every site has it. */
  readonly protection: () => Limits["protection"];
  /** How long an owner's inquiry is kept. */
  readonly inquiryDays: () => number;
  /** Told what was measured, for the metrics. */
  readonly gauges?: Gauges;
  readonly limitScale?: number | undefined;
  /** True once the server goes: what is under way is ended, nothing more is begun. */
  readonly isStopping?: (() => boolean) | undefined;
}
