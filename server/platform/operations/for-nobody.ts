import type { FastifyRequest } from "fastify";

const noted = new WeakSet<FastifyRequest>();

/** Notes that the answer to a request holds for its caller alone, whatever it is an answer to. */
export function noteForNobody(request: FastifyRequest): void {
  noted.add(request);
}

/** Whether the answer to a request must not be kept for others, by us or by caches on the way. */
export function isForNobody(request: FastifyRequest): boolean {
  return noted.has(request);
}
