import { Agent, request } from "node:http";

export interface SteadyAsking {
  /** Ends the asking and says how it went. */
  readonly stop: () => Promise<AskedSteadily>;
}

export interface AskedSteadily {
  readonly requests: number;
  /** Requests without an answer, or with one of 5xx, or of half a page. */
  readonly failed: readonly string[];
  /** Longest answer, in milliseconds. */
  readonly longestMs: number;
}

export interface SteadyAskingOptions {
  readonly port: number;
  readonly host: string;
  readonly paths: readonly string[];
  /** Browsers that ask at the same time, each again as soon as it has its answer. */
  readonly clients: number;
}

/**
 * Asks a server for pages without a pause, to see whether anything that is done to it meanwhile costs a
 * request.
 */
export function askSteadily({ port, host, paths, clients }: SteadyAskingOptions): SteadyAsking {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const failed: string[] = [];
  let requests = 0;
  let longestMs = 0;
  let isOver = false;
  const client = async (first: number) => {
    for (let turn = first; !isOver; turn++) {
      const path = paths[turn % paths.length] ?? "/";
      const started = performance.now();
      const problem = await ask(agent, port, host, path);
      requests++;
      longestMs = Math.max(longestMs, performance.now() - started);
      if (problem) failed.push(`${path}: ${problem}`);
    }
  };
  const all = Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return {
    async stop() {
      isOver = true;
      await all;
      agent.destroy();
      return { requests, failed, longestMs };
    },
  };
}

function ask(agent: Agent, port: number, host: string, path: string): Promise<string | null> {
  return new Promise((resolve) => {
    const call = request({ agent, port, path, headers: { host } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => {
        const isPage = String(answer.headers["content-type"]).startsWith("text/html");
        if ((answer.statusCode ?? 500) >= 500) resolve(`status ${answer.statusCode}`);
        else resolve(isPage && !text.endsWith("</html>") ? "half a page" : null);
      });
      answer.on("error", (error) => resolve(error.message));
    });
    call.on("error", (error) => resolve(error.message));
    call.end();
  });
}
