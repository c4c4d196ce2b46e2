import type { FastifyInstance } from "fastify";

/** Makes a page, or what belongs to a call, while there is room for it. @throws ApiError `unavailable`. */
export async function admitted<T>(
  app: FastifyInstance,
  kind: "call" | "page",
  make: () => Promise<T>,
): Promise<T> {
  const leave = kind === "page" ? await app.admission.turn() : app.admission.demand(kind);
  return make().finally(leave);
}
