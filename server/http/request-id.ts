import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/**
 * Names a request: as our own edge named it, so that its logs and ours meet; anybody else's name is not
 * believed. Unique everywhere.
 */
export function requestIds(
  isEdge: (address: string | undefined) => boolean,
): (request: Pick<IncomingMessage, "headers" | "socket">) => string {
  return ({ headers, socket }) => {
    const given = headers["x-request-id"];
    const isUsable = typeof given === "string" && /^[\w-]{8,64}$/.test(given);
    return isUsable && isEdge(socket.remoteAddress) ? given : randomUUID();
  };
}

/** Every answer carries the id of its request, for whoever reports a problem. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
}
