import { type ChildProcess, spawn } from "node:child_process";

/** Does a piece of work while a server runs, and stops it whatever comes of the work. */
export async function whileRunning<Result>(
  start: () => Promise<ChildProcess>,
  work: () => Promise<Result>,
): Promise<Result> {
  const server = await start();
  try {
    return await work();
  } finally {
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
  }
}

/** Starts a server in Node and resolves when it answers. @throws when it does not within two minutes. */
export async function spawnServer(
  args: readonly string[],
  port: number,
  environment: Readonly<Record<string, string>>,
  cwd = process.cwd(),
): Promise<ChildProcess> {
  const server = spawn(process.execPath, [...args], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: "production",
      PORT: String(port),
      LIMIT_SCALE: "1000000",
      // What is compared with one process is one process.
      WORKERS: "1",
      ...environment,
    },
    stdio: "ignore",
  });
  // Ten thousand domains on a busy machine take their time.
  for (let attempt = 0; attempt < 1200; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return server;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill("SIGKILL");
  throw new Error("the server did not start");
}
