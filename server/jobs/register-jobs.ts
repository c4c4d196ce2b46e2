import type { FastifyInstance } from "fastify";
import { applyDuePlans } from "../releases/release-plans.ts";
import { expireLots } from "../wallet/end-lots.ts";
import { forgetCards } from "./cards/forget-cards.ts";
import { settleCards } from "./cards/settle-cards.ts";
import { cleanUp } from "./clean-up.ts";
import { deleteUploads } from "./delete-uploads.ts";
import { eraseAccounts } from "./erase-accounts.ts";
import { expireHolds } from "./expire-holds.ts";
import type { JobContext } from "./job-context.ts";
import { checkInvariants, measure } from "./measure.ts";
import { carriersFor } from "./outbox/carriers.ts";
import { recordReceipts } from "./outbox/record-receipts.ts";
import { sendOutbox } from "./outbox/send-outbox.ts";
import { returnCoupons } from "./return-coupons.ts";

/**
 * Runs the background jobs while the server lives. A dead job only delays: holds then under-sell, mail comes
 * later.
 */
export function registerJobs(app: FastifyInstance, given: Omit<JobContext, "isStopping">): void {
  let isStopping = false;
  const context: JobContext = { ...given, isStopping: () => isStopping };
  const jobs: readonly Job[] = [
    { name: "expireHolds", everyMs: 15_000, run: expireHolds },
    // One for each kind: a mail server that takes its time holds back no text message.
    ...carriersFor(context.gateways).map((carrier) => ({
      name: `sendOutbox ${carrier.kind}`,
      everyMs: 3_000,
      run: (job: JobContext) => sendOutbox(job, [carrier]),
    })),
    { name: "recordReceipts", everyMs: 3_000, run: recordReceipts },
    { name: "settleCards", everyMs: 3_000, run: settleCards },
    { name: "forgetCards", everyMs: 30_000, run: forgetCards },
    { name: "returnCoupons", everyMs: 60_000, run: returnCoupons },
    { name: "eraseAccounts", everyMs: 10 * 60_000, run: eraseAccounts },
    { name: "expireLots", everyMs: 60 * 60_000, run: expireLots },
    { name: "applyDuePlans", everyMs: 1_000, run: applyDuePlans },
    { name: "deleteUploads", everyMs: 10 * 60_000, run: deleteUploads },
    { name: "cleanUp", everyMs: 10 * 60_000, run: cleanUp },
    {
      name: "measure",
      everyMs: 30_000,
      run: async (job: JobContext) => job.gauges?.measured(await measure(job)),
    },
    {
      name: "checkInvariants",
      everyMs: 10 * 60_000,
      run: async (job: JobContext) => job.gauges?.brokenRules(await checkInvariants(job)),
    },
  ];
  const stops: (() => Promise<void>)[] = [];
  app.addHook("onReady", async () => {
    for (const { name, everyMs, run } of jobs) {
      stops.push(
        repeat(everyMs, () =>
          run(context).catch((error) => context.log.error({ err: error, job: name }, "job failed")),
        ),
      );
    }
  });
  app.addHook("preClose", async () => {
    isStopping = true;
  });
  app.addHook("onClose", async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
}

interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (context: JobContext) => Promise<unknown>;
}

/** Runs again and again, never twice at once; stopping waits for the current run. */
function repeat(everyMs: number, run: () => Promise<unknown>): () => Promise<void> {
  let current: Promise<unknown> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    current = run().finally(() => {
      busy = false;
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
