import { Agent, request } from "node:http";

export interface WireAnswer {
  /** 0 when no answer came in time or the connection broke. */
  readonly status: number;
  readonly body: Buffer;
  readonly cookies: readonly string[];
  readonly ms: number;
}

export interface WireRequest {
  readonly port: number;
  readonly host: string;
  readonly path: string;
  readonly method?: "GET" | "POST";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds a guest waits; 10,000 when absent. */
  readonly patienceMs?: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 2000, maxFreeSockets: 256 });

/** Asks a server as a browser does, over kept connections; a failure is an answer too. */
export function ask(wanted: WireRequest): Promise<WireAnswer> {
  const { port, host, path, method = "GET", headers = {}, body, patienceMs = 10_000 } = wanted;
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, chunks: readonly Buffer[], cookies: readonly string[]) => {
      clearTimeout(timer);
      resolve({ status, body: Buffer.concat(chunks), cookies, ms: performance.now() - started });
    };
    const call = request(
      {
        agent,
        port,
        host: "127.0.0.1",
        path,
        method,
        headers: {
          host: `${host}:${port}`,
          "accept-encoding": "gzip",
          ...headers,
          ...(body === undefined
            ? {}
            : { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) }),
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => end(answer.statusCode ?? 0, chunks, answer.headers["set-cookie"] ?? []));
        answer.on("error", () => end(0, [], []));
      },
    );
    const timer = setTimeout(() => call.destroy(new Error("too late")), patienceMs);
    call.on("error", () => end(0, [], []));
    call.end(body);
  });
}
