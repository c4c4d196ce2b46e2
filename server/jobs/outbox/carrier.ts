import type { Budget } from "../../platform/limits/spend-budgets.ts";
import type { JobContext } from "../job-context.ts";

/** A row of the outbox that this worker has for a while. */
export interface LeasedRow {
  readonly property_id: number;
  readonly outbox_id: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly created_at: Date;
  readonly lease_token: string;
}

/** How work of one kind leaves the house. */
export interface Carrier {
  readonly kind: string;
  /** Most rows that go out together; they arrive all or none. */
  readonly parcel: number;
  /** What counts against going out, for a kind whose parcels are single rows; what does not fit waits. */
  readonly budgets?: (payload: unknown, context: JobContext) => readonly Budget[];
  /**
   * Hands rows to the third party, each under its own id, so that a repeat is none. @throws `RefusedForGood`
   * where trying again is of no use.
   */
  readonly carry: (context: JobContext, rows: readonly LeasedRow[]) => Promise<void>;
}
