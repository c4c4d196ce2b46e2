import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { peersHost } from "./configuration.ts";

/** A server of the page, as it is started. */
interface Contender {
  readonly name: string;
  readonly port: number;
  readonly cwd: string;
  /** Arguments of Node. */
  readonly args: readonly string[];
}

/** A server of the page that answers. */
export interface RunningContender extends Contender {
  /** Of the page. */
  readonly url: string;
  /** Milliseconds of CPU it has taken so far; undefined where the system does not tell. */
  readonly cpuMs: () => number | undefined;
  readonly stop: () => Promise<void>;
}

const OURS = ["ours", "ours-reacting", "react", "react-string"];

/** Of the peers: where each is started from, and on which port it listens. */
const PEERS = [
  { name: "raw", file: "dist/server.js", port: 4100 },
  { name: "marko", file: "dist/index.mjs", port: 4104 },
  { name: "template", file: "dist/server.js", port: 4105 },
];

/** What is measured: our own servers on the ports from `port` on, and each of the peers that is built. */
export function contenders(root: string, port: number, peers: string | undefined): readonly Contender[] {
  const ours = OURS.map((name, at) => ({
    name,
    port: port + at,
    cwd: root,
    args: [join(root, "dist/bench/peers-server.js"), name, String(port + at)],
  }));
  const built = PEERS.filter(({ name, file }) => peers && existsSync(join(peers, name, file)));
  const others = built.map(({ name, file, port }) => ({
    name,
    port,
    cwd: join(peers ?? "", name),
    args: [file],
  }));
  return [...ours, ...others];
}

/** Starts a server, on the first core alone where the system can do that. @throws when it does not answer. */
export async function startContender(contender: Contender): Promise<RunningContender> {
  const { name, port, cwd, args } = contender;
  const url = `http://127.0.0.1:${port}/hotels`;
  if (await answers(url)) throw new Error(`Something listens on port ${port} already, where ${name} would.`);
  const command = [...(canPin() ? ["taskset", "-c", "0"] : []), process.execPath, ...args];
  const server = spawn(command[0] ?? "", command.slice(1), {
    cwd,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "ignore",
  });
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await answers(url))
      return { ...contender, url, cpuMs: () => cpuMsOf(server.pid), stop: () => stop(server) };
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(server);
  throw new Error(`${name} did not start.`);
}

/** The page of a contender for a query, as it was sent. */
export async function pageOf({ url }: Pick<RunningContender, "url">, query: string): Promise<string> {
  const answer = await fetch(`${url}${query}`, {
    headers: { "accept-encoding": "identity", host: peersHost },
  });
  if (answer.status !== 200) throw new Error(`${url}${query} answered ${answer.status}.`);
  return answer.text();
}

const answers = (url: string) =>
  fetch(url).then(
    ({ status }) => status === 200,
    () => false,
  );

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, "exit");
  server.kill("SIGTERM");
  await exit;
}

function canPin(): boolean {
  return spawnSync("taskset", ["-c", "0", "true"]).status === 0;
}

/** By Linux's own account, which counts in hundredths of a second. */
function cpuMsOf(pid: number | undefined): number | undefined {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const [, , , , , , , , , , , user, system] = readFileSync(file, "utf8")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(user) + Number(system)) * 10;
}
