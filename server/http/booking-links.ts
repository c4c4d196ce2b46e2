import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../api/api-error.ts";

/**
 * Takes token and phone out of the address of a booking page (ROUTE-36): what they prove becomes a right of the session, and the
 * browser is sent to the clean address. Whether they proved anything is not told here: the page decides what it shows.
 */
export function registerBookingLinks(app: FastifyInstance): void {
  app.addHook("preHandler", async (request, reply) => {
    const link = request.method === "GET" ? readLink(request) : null;
    if (!link) return;
    const { clean, ...proof } = link;
    const context = await app.operations.contextFor(request, reply);
    await app.operations.call("bookingDetail", proof, context).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
    return reply
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .redirect(clean, 303);
  });
}

interface BookingLink {
  readonly booking_id: string;
  readonly token?: string;
  readonly user_phone?: string;
  /** The same address without the proof. */
  readonly clean: string;
}

function readLink(request: FastifyRequest): BookingLink | null {
  const [path = "", search = ""] = request.url.split("?");
  const booking_id = PAGE.exec(path)?.[1];
  if (!booking_id || !search) return null;
  const query = new URLSearchParams(search);
  const token = query.get("token") ?? undefined;
  const user_phone = query.get("phone") ?? query.get("mobileNumber") ?? undefined;
  if (token === undefined && user_phone === undefined) return null;
  for (const name of PROOFS) query.delete(name);
  return {
    booking_id,
    ...(token ? { token } : {}),
    ...(user_phone ? { user_phone } : {}),
    clean: query.size > 0 ? `${path}?${query}` : path,
  };
}

/** `/booking/{id}`, with the page country in front outside India. One slash at the start: the address stays on this site. */
const PAGE = /^(?:\/[a-z]{2})?\/booking\/([A-Za-z0-9]{6,24})\/?$/;
const PROOFS = ["token", "phone", "mobileNumber"];
