import { constants } from "node:os";
import { safeError } from "./platform/safe-error.ts";

export interface EndWellOptions {
  /** Finishes what is under way. Null while nothing is served yet: then the process just ends. */
  readonly stop: () => (() => Promise<void>) | null;
  /** Milliseconds `stop` may take before the process ends without it. */
  readonly patienceMs: number;
}

/**
 * Ends this process well when it is told to (SIGTERM, SIGINT, SIGHUP) or when something was thrown that
 * nobody caught: work under way is finished, the code is 0 after a signal and 1 after a failure. A process
 * that serves nothing yet ends at once with 128 + signal, and so does one that is told again later: npm and
 * the terminal both pass Ctrl-C on, so a second signal within a second is the same one.
 */
export function endWell({ stop, patienceMs }: EndWellOptions): void {
  let toldAt: number | undefined;
  const end = async (code: number) => {
    toldAt = performance.now();
    const work = stop();
    if (!work) return;
    setTimeout(() => {
      process.stderr.write(`Not finished after ${patienceMs / 1000} s: ended.\n`);
      process.exit(1);
    }, patienceMs).unref();
    await work().catch((error: unknown) => tell("stopping failed", error));
    process.exit(code);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (toldAt === undefined && stop()) void end(0);
      else if (toldAt === undefined || performance.now() - toldAt > 1000)
        process.exit(128 + constants.signals[signal]);
    });
  }
  const fail = (error: unknown) => {
    tell("nobody caught", error);
    if (toldAt === undefined && stop()) void end(1);
    else process.exit(1);
  };
  process.on("uncaughtException", fail);
  process.on("unhandledRejection", fail);
}

function tell(what: string, error: unknown): void {
  process.stderr.write(`${JSON.stringify({ level: 60, msg: what, err: safeError(error) })}\n`);
}
