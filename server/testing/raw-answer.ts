import { connect } from "node:net";

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The body as it travelled: nothing unpacked it. */
  readonly body: Buffer;
}

/** Asks over a socket of its own and reads bytes, so that no client of ours unpacks anything on the way. */
export async function rawAnswer(
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  const socket = connect(port, "127.0.0.1");
  const lines = Object.entries({ host, connection: "close", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  // HTTP/1.0 has no chunks: what follows the head is the body.
  socket.write(`GET ${path} HTTP/1.0\r\n${lines.join("")}\r\n`);
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const all = Buffer.concat(chunks);
  const end = all.indexOf("\r\n\r\n");
  const [first = "", ...rest] = all.subarray(0, end).toString("latin1").split("\r\n");
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(
      rest.map((line) => [
        line.slice(0, line.indexOf(":")).toLowerCase(),
        line.slice(line.indexOf(":") + 1).trim(),
      ]),
    ),
    body: all.subarray(end + 4),
  };
}
