import { execFile } from "node:child_process";
import { lookup } from "node:dns/promises";
import { createConnection } from "node:net";
import { promisify } from "node:util";
import { type Check, ok, warning } from "./check.ts";

/** Whether the port is free, ours, or whose it is. */
export async function checkPort(port: number): Promise<Check> {
  const name = `Port ${port}`;
  if (!(await isTaken(port))) return ok(name, "free");
  const release = await runningRelease(port);
  if (release) return ok(name, `Staywright serves release ${release}`);
  const holder = await holderOf(port);
  return warning(name, `taken by ${holder ?? "another program"}`, "Stop it, or start with PORT=8080.");
}

/** Browsers know `*.localhost`; other programs ask the system. */
export async function checkLocalhost(host: string): Promise<Check> {
  try {
    const { address } = await lookup(host);
    return ok("Local addresses", `${host} is ${address}`);
  } catch {
    const advice = `Browsers find it all the same; for other programs add "127.0.0.1 ${host}" to the hosts file.`;
    return warning("Local addresses", `the system does not know ${host}`, advice);
  }
}

function isTaken(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1", timeout: 2000 });
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => done(true));
    socket.once("timeout", () => done(true));
    socket.once("error", () => done(false));
  });
}

async function runningRelease(port: number): Promise<string | undefined> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) });
    const { release } = (await answer.json()) as { release?: unknown };
    return typeof release === "string" ? release : undefined;
  } catch {
    return undefined;
  }
}

/** Name and number of the process that listens, where the system tells. */
async function holderOf(port: number): Promise<string | undefined> {
  const run = promisify(execFile);
  const listed = await run("ss", ["-ltnpH", `sport = :${port}`]).catch(() => undefined);
  const [, name, pid] = /users:\(\("([^"]+)",pid=(\d+)/.exec(listed?.stdout ?? "") ?? [];
  if (name) return `${name} (process ${pid})`;
  const open = await run("lsof", ["-nP", `-iTCP:${port}`, "-sTCP:LISTEN", "-Fcp"]).catch(() => undefined);
  const [, owner, command] = /p(\d+)\nc(.+)/.exec(open?.stdout ?? "") ?? [];
  return command && `${command} (process ${owner})`;
}
