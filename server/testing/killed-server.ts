import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export interface KilledCall {
  /** Database of the test. */
  readonly url: string;
  /** Time of the test's clock, milliseconds. */
  readonly now: number;
  readonly cookie: string;
  readonly csrf: string;
  readonly body: object;
}

/**
 * Books in a process of its own and kills that process, without warning, between the hold and the booking:
 * once the hold is committed the process stands still and gets SIGKILL.
 */
export async function killedInTheMiddle(call: KilledCall): Promise<void> {
  const script = fileURLToPath(new URL("./killed-server.mjs", import.meta.url));
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { ...environment, KILLED_CALL: JSON.stringify(call) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  const held = new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("held") && resolve());
    child.once("exit", (code) => reject(new Error(`the server ended early (${code}): ${words}`)));
  });
  await held;
  const dead = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await dead;
}
