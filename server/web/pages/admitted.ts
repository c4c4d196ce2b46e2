import type { FastifyInstance } from "fastify";

/**
 * Makes a page, a part of one, or what belongs to a call, while there is room for it.
 * @throws ApiError `unavailable`.
 */
export async function admitted<T>(
  app: FastifyInstance,
  kind: "call" | "page" | "part",
  make: () => Promise<T>,
): Promise<T> {
  const leave = kind === "call" ? app.admission.demand(kind) : await app.admission.turn(kind);
  return make().finally(leave);
}
