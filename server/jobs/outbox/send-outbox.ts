import { RefusedForGood } from "../../gateways/refused-for-good.ts";
import { spendBudgets } from "../../platform/limits/spend-budgets.ts";
import { systemRandom } from "../../platform/random.ts";
import { safeError } from "../../platform/safe-error.ts";
import type { JobContext } from "../job-context.ts";
import type { Carrier, LeasedRow } from "./carrier.ts";
import { carriersFor } from "./carriers.ts";
import { lease, renewLease, settle } from "./lease.ts";

/**
 * Does work that was written down with a change, until none is due; returns how many rows were done. Kinds go
 * side by side, so that a third party that does not answer holds up its own kind alone; of each a few parcels
 * go at a time. A worker leases the rows of one parcel under a token; a row whose lease ran out may be taken
 * by another, so whatever is sent carries the row's id and is sent once.
 */
export async function sendOutbox(
  context: JobContext,
  carriers: readonly Carrier[] = carriersFor(context.gateways),
): Promise<number> {
  return sumOf(carriers.map((carrier) => sendKind(context, carrier)));
}

async function sendKind(context: JobContext, carrier: Carrier): Promise<number> {
  let left = MOST_PARCELS;
  const take = async () => {
    if (left === 0 || context.isStopping?.()) return [];
    left -= 1;
    return lease(context, carrier.kind, carrier.parcel);
  };
  const work = async (taken: readonly LeasedRow[]) => {
    let sent = 0;
    for (let rows = taken; rows.length > 0; rows = await take())
      sent += await sendParcel(context, carrier, rows);
    return sent;
  };
  const first = await take();
  if (first.length === 0) return 0;
  const others = Array.from({ length: AT_ONCE - 1 }, async () => work(await take()));
  return sumOf([work(first), ...others]);
}

async function sendParcel(
  context: JobContext,
  carrier: Carrier,
  rows: readonly LeasedRow[],
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  let giveBack = async () => {};
  try {
    const spending = await spendBudgets(context, carrier.budgets?.(first.payload, context) ?? []);
    if (!spending.ok) {
      const available_at = new Date(context.clock() + spending.wait * 1000);
      await settle(context, rows, { state: "pending", available_at, last_error: null });
      return 0;
    }
    giveBack = spending.giveBack;
    await carrier.carry(context, rows);
  } catch (error) {
    // A budget that keeps what was not spent ends with its window: the row matters more.
    await giveBack().catch((err: unknown) => context.log.warn({ err }, "a budget was not given back"));
    // One that is refused must not take the others with it.
    if (rows.length > 1 && error instanceof RefusedForGood) return sendAlone(context, carrier, rows);
    for (const row of rows) await putOff(context, carrier, row, error);
    return 0;
  }
  // What it said is personal: it stays no longer than it is needed.
  const sent_at = new Date(context.clock());
  return settle(context, rows, { state: "sent", payload: "{}", sent_at, last_error: null });
}

/**
 * Sends the rows of a parcel one after the other, those that nobody else has taken by then; what a stop
 * leaves is taken up when its lease is over.
 */
async function sendAlone(context: JobContext, carrier: Carrier, rows: readonly LeasedRow[]): Promise<number> {
  let sent = 0;
  for (const row of rows) {
    if (context.isStopping?.()) break;
    sent += await sendParcel(context, carrier, await renewLease(context, [row]));
  }
  return sent;
}

/**
 * Has a row tried again later, each time later and never with all the others, or gives it up: then it waits
 * for a person (`staywright outbox`).
 */
async function putOff(context: JobContext, { kind }: Carrier, row: LeasedRow, error: unknown): Promise<void> {
  const attempts = row.attempts + 1;
  const isOver = attempts >= MOST_ATTEMPTS || error instanceof RefusedForGood;
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** row.attempts);
  const wait = longest * (0.5 + fraction(context) / 2);
  const { type, code, cause } = safeError(error);
  const last_error = [type, code ?? cause?.code].filter(Boolean).join(" ");
  await settle(context, [row], {
    state: isOver ? "failed" : "pending",
    attempts,
    available_at: new Date(context.clock() + wait),
    last_error,
  });
  const facts = { outbox: row.outbox_id, kind, attempts, failure: last_error };
  if (isOver) context.log.error(facts, "outbox row given up");
  else context.log.warn(facts, "outbox row failed");
}

/** From 0 to 1. */
function fraction({ random = systemRandom }: JobContext): number {
  const [high = 0, low = 0] = random(2);
  return (high * 256 + low) / 65_535;
}

/** The sum, once all are over: of some that fail the first is thrown, and none goes on behind it. */
async function sumOf(counts: readonly Promise<number>[]): Promise<number> {
  const ended = await Promise.allSettled(counts);
  const failed = ended.find((end) => end.status === "rejected");
  if (failed) throw failed.reason;
  return ended.reduce((sum, end) => sum + (end.status === "fulfilled" ? end.value : 0), 0);
}

const MOST_ATTEMPTS = 10;
const FIRST_WAIT_MS = 10_000;
const LONGEST_WAIT_MS = 3_600_000;
/** Parcels sent side by side, and parcels of one run. */
const AT_ONCE = 5;
const MOST_PARCELS = 2000;
