import { isUtf8 } from "node:buffer";
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Db } from "../db/pool.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Clock } from "../platform/clock.ts";
import { hasBadText } from "./bad-text.ts";
import type { RateGuard } from "./rate-limit.ts";

/** What a provider sent: the bytes it signed, and its headers. */
export interface WebhookMessage {
  readonly body: Buffer;
  readonly headers: IncomingHttpHeaders;
}

/** An event whose signature is right. */
export interface WebhookEvent {
  /** The provider's own id; the same event has the same one however often it is sent. */
  readonly id: string;
  /** When it was signed, as the signature says: an old message is no new event. */
  readonly signedAt: Date;
}

/** Checks a provider's signature over the raw bytes; null for whatever is not the provider's. */
export type WebhookVerifier = (message: WebhookMessage) => WebhookEvent | null | Promise<WebhookEvent | null>;

export interface WebhookDoor {
  readonly path: string;
  readonly verifiers: Readonly<Record<string, WebhookVerifier>>;
  readonly db: Db;
  readonly clock: Clock;
  readonly guardRate: RateGuard;
  readonly isReadOnly: () => boolean;
}

/**
 * Takes the events of providers. They come without Origin, cookie and token: what counts is the signature
 * over the bytes as they came, and that it is not older than the window. An event is kept in the inbox as
 * text, once, and answered before anything is done about it; who works on it reads `webhook_event`. Only what
 * is refused counts against an address, since providers send many events from few.
 */
export function registerWebhookDoor(api: FastifyInstance, door: WebhookDoor): void {
  void api.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: BODY_BYTES }, (_, body, done) =>
      done(null, body),
    );
    own.post<{ Params: { provider: string } }>(door.path, async (request, reply) => {
      const { provider } = request.params;
      const verify = Object.hasOwn(door.verifiers, provider) ? door.verifiers[provider] : undefined;
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const event = await checked(verify, { body, headers: request.headers }, request.log);
      if (!verify || !event || !isFresh(event, door.clock())) {
        await door.guardRate(request, "changes");
        throw new ApiError(verify ? "unauthenticated" : "not_found");
      }
      // What is kept is text; whoever signed anything else is told, so that they do not send it for days.
      if (!isUtf8(body) || hasBadText([event.id, body.toString("utf8")]))
        throw new ApiError("validation_failed", { statusCode: 400 });
      if (door.isReadOnly()) throw new ApiError("unavailable", { details: { retry_after: 30 } });
      await door.db
        .insertInto("webhook_event")
        .values({
          provider,
          event_id: event.id,
          signed_at: event.signedAt,
          received_at: new Date(door.clock()),
          body: body.toString("utf8"),
        })
        .onConflict((conflict) => conflict.columns(["provider", "event_id"]).doNothing())
        .execute();
      return reply.header("cache-control", "no-store").send({ received: true });
    });
  });
}

/** What a verifier stumbles over is no event either: a stranger's bytes are never our failure. */
async function checked(
  verify: WebhookVerifier | undefined,
  message: WebhookMessage,
  log: FastifyBaseLogger,
): Promise<WebhookEvent | null> {
  try {
    return (await verify?.(message)) ?? null;
  } catch {
    log.warn("The verifier of a webhook stumbled over a message.");
    return null;
  }
}

function isFresh({ id, signedAt }: WebhookEvent, now: number): boolean {
  return id.length > 0 && id.length <= LONGEST_ID && Math.abs(now - signedAt.getTime()) <= WINDOW_MS;
}

/** How old a signed message may be, and how far a provider's clock may be ahead. */
const WINDOW_MS = 5 * 60_000;
const LONGEST_ID = 200;
const BODY_BYTES = 256 * 1024;
