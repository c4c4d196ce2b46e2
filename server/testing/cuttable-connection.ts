import { connect, createServer, type Socket } from "node:net";

export interface CuttableConnection {
  /** Address of the database through this connection. */
  readonly url: string;
  /** Ends every connection and accepts no other. */
  readonly cut: () => void;
  readonly mend: () => void;
  readonly stop: () => Promise<void>;
}

/** A way to a database that can be cut, as when the network or the database is gone. */
export async function cuttableConnection(databaseUrl: string): Promise<CuttableConnection> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isCut = false;
  const server = createServer((client) => {
    if (isCut) return client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.pipe(upstream).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as { port: number }).port);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.toString(),
    cut,
    mend: () => {
      isCut = false;
    },
    stop: () => {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
