import { Gauge, type Registry } from "prom-client";
import { type Db, poolState } from "../db/pool.ts";
import type { ReadReplica } from "../db/pools/read-replica.ts";
import type { Gauges, Measures, OutboxMeasure } from "../platform/measures.ts";
import type { Admission, WorkKind } from "./admission.ts";

export interface GaugesOptions {
  readonly admission: Admission;
  readonly pools: Readonly<Record<string, Db>>;
  readonly runsJobs: boolean;
  readonly replica?: Pick<ReadReplica, "isUsed"> | undefined;
}

/**
 * What stands at the moment: connections and work of this process, read when asked; work and holds of the
 * database, as jobs measured them.
 */
export function registerGauges(
  registry: Registry,
  { admission, pools, runsJobs, replica }: GaugesOptions,
): Gauges {
  const registers = [registry];
  new Gauge({ name: "job_runners", help: "Processes that run the jobs.", registers }).set(runsJobs ? 1 : 0);
  if (replica)
    new Gauge({
      name: "replica_read",
      help: "Processes that read from the replica, which answers and keeps up.",
      registers,
      collect() {
        this.set(replica.isUsed() ? 1 : 0);
      },
    });
  new Gauge({
    name: "database_connections",
    help: "Connections by pool: open, idle, and calls that wait for one.",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const [pool, db] of Object.entries(pools))
        for (const [state, count] of Object.entries(poolState(db))) this.set({ pool, state }, count);
    },
  });
  new Gauge({
    name: "work_in_flight",
    help: "Calls, pages being made and pictures under way.",
    labelNames: ["kind"],
    registers,
    collect() {
      for (const kind of KINDS) this.set({ kind }, admission.inside(kind));
    },
  });
  new Gauge({
    name: "work_refused_total",
    help: "Work turned away because there was too much, since the start.",
    labelNames: ["kind"],
    registers,
    collect() {
      for (const kind of KINDS) this.set({ kind }, admission.refused(kind));
    },
  });
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const byKind = (name: string, help: string) => new Gauge({ name, help, registers, labelNames: ["kind"] });
  const outbox: Readonly<Record<Exclude<keyof OutboxMeasure, "kind">, Gauge<"kind">>> = {
    pending: byKind("outbox_pending", "Work written down and not done yet."),
    failed: byKind("outbox_failed", "Work given up after too many tries, or refused for good."),
    oldestSeconds: byKind("outbox_oldest_seconds", "Age of the oldest work that is due."),
  };
  const measures: Readonly<Record<Exclude<keyof Measures, "outbox" | "smsReceipts">, Gauge>> = {
    holdsActive: gauge("holds_active", "Holds that keep rooms."),
    holdsOverdue: gauge("holds_overdue", "Holds whose time is over and that still keep rooms."),
  };
  const smsReceipts = new Gauge({
    name: "sms_receipts",
    help: "Text messages of the last day that went out, by what their provider says became of them.",
    registers,
    labelNames: ["receipt"],
  });
  const rules = gauge(
    "booking_rules_broken",
    "Rules of booking that rows break; anything but 0 needs a person.",
  );
  return {
    measured: (values) => {
      for (const [name, each] of Object.entries(measures)) each.set(values[name as keyof typeof measures]);
      for (const { receipt, count } of values.smsReceipts) smsReceipts.set({ receipt }, count);
      for (const [name, each] of Object.entries(outbox)) {
        each.reset();
        for (const row of values.outbox) each.set({ kind: row.kind }, row[name as keyof typeof outbox]);
      }
    },
    brokenRules: (count) => rules.set(count),
  };
}

const KINDS: readonly WorkKind[] = ["call", "page", "picture", "part"];
