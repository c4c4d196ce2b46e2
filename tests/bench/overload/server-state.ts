import { readFileSync } from "node:fs";
import { ask } from "./wire.ts";

/** Resident bytes of a process. */
export function residentBytes(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

/** The longest delay of the server's event loop, milliseconds, since it was asked the time before. */
export async function loopLagMs(port: number): Promise<number> {
  const { body } = await ask({
    port,
    host: "localhost",
    path: "/metrics",
    headers: { "accept-encoding": "identity" },
  });
  const [, seconds = "NaN"] = /^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(body.toString()) ?? [];
  return Number(seconds) * 1000;
}
