import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that systems give to connections which ask for any: one of those could be taken by a connection
 * while the server that it was found for still starts.
 */
const FIRST = 10_000;
const BEHIND = 32_000;

/** Server and sandboxes: a development server takes the two ports behind its own too. */
const IN_A_ROW = 3;

/**
 * A port of this machine that nobody listens on, with two more behind it.
 * @throws when none of fifty drawn by lot is free.
 */
export async function freePort(): Promise<number> {
  for (let draw = 1; draw <= 50; draw += 1) {
    const port = randomInt(FIRST, BEHIND);
    const row = Array.from({ length: IN_A_ROW }, (_, place) => isFree(port + place));
    if ((await Promise.all(row)).every(Boolean)) return port;
  }
  throw new Error("No free port was found.");
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
