import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export interface HttpService {
  readonly url: string;
  readonly asked: readonly AskedOfService[];
  /** What everything is answered from now on. */
  readonly answer: (status: number) => void;
  readonly stop: () => Promise<void>;
}

export interface AskedOfService {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body read as JSON; undefined for one that is none. */
  readonly json: unknown;
}

/** A service of a third party that notes what it is asked. */
export async function startHttpService(): Promise<HttpService> {
  const asked: AskedOfService[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString("utf8");
    const { method = "", url: path = "", headers } = request;
    asked.push({ method, path, headers, body, json: readJson(body) });
    response.writeHead(status, { location: "/elsewhere" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answer: (next) => {
      status = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
