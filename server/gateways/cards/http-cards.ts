import type { IncomingHttpHeaders } from "node:http";
import { callService, ServiceRefused } from "../call-service.ts";
import type { PaymentSettings } from "../payment/http-payment.ts";
import { SIGNATURE_HEADER, signingTime } from "../signed-body.ts";
import { CARD_KINDS, type CardEvent, type CardGateway, type CardState, type KeptCard } from "./cards.ts";

/** Name of the gateway in the address of the door for its events about cards. */
export const CARD_PROVIDER = "cards";

/** Cards kept by a payment gateway over HTTP, as the sandbox speaks it: `/v1/cards`, `/v1/card-tokens`. */
export function createHttpCards({ origin, key }: PaymentSettings): CardGateway {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return {
    async create({ id, customer, amount, currency, userPhone, successUrl, failureUrl }) {
      const answer = await callService(`${origin}/v1/cards`, {
        method: "POST",
        headers: { ...headers, "idempotency-key": id },
        body: JSON.stringify({
          id,
          customer,
          amount,
          currency,
          ...(userPhone && { user_phone: userPhone }),
          success_url: successUrl,
          failure_url: failureUrl,
        }),
      });
      const { page } = (await answer.json()) as { readonly page?: unknown };
      if (typeof page !== "string" || !URL.canParse(page) || new URL(page).origin !== origin)
        throw new Error("The gateway names no page of its own.");
      return { page };
    },
    query: (id) =>
      unlessUnknown(async () => {
        const address = `${origin}/v1/cards/${encodeURIComponent(id)}`;
        return stateOf(await (await callService(address, { method: "GET", headers })).json());
      }),
    async forget(token) {
      await unlessUnknown(async () => {
        const address = `${origin}/v1/card-tokens/${encodeURIComponent(token)}`;
        const { "content-type": _, ...own } = headers;
        const answer = await callService(address, { method: "DELETE", headers: own });
        await answer.body?.cancel();
      });
    },
  };
}

/**
 * Checks that an event about a card was signed with the secret, over exactly these bytes, and returns its id
 * and when it was signed; null for whatever was not. How old a message may be is the door's own rule.
 */
export function cardEventVerifier(secret: string) {
  return ({ body, headers }: { readonly body: Buffer; readonly headers: IncomingHttpHeaders }) => {
    const text = body.toString("utf8");
    const signedAt = signingTime(secret, text, headers[SIGNATURE_HEADER]);
    const event = signedAt === null ? null : readCardEvent(text);
    return event && signedAt !== null ? { id: event.id, signedAt: new Date(signedAt) } : null;
  };
}

/** Reads an event `{ id, card }`, whatever else it says; null for what is none. */
export function readCardEvent(text: string): CardEvent | null {
  try {
    const { id, card } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return typeof id === "string" && typeof card === "string" ? { id, card } : null;
  } catch {
    return null;
  }
}

async function unlessUnknown<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ServiceRefused && error.code === "HTTP_404") return null;
    throw error;
  }
}

function stateOf(body: unknown): CardState {
  const { status, card } = body as Readonly<Record<string, unknown>>;
  if (status === "open" || status === "unknown" || status === "declined") return { status };
  const kept = status === "succeeded" ? keptCard(card) : null;
  if (!kept) throw new Error("The gateway names no state of a card.");
  return { status: "succeeded", card: kept };
}

/** Nothing longer than what we may know is taken, whatever a gateway sends. */
function keptCard(card: unknown): KeptCard | null {
  const { token, kind, last_four, expires } = (card ?? {}) as Readonly<Record<string, unknown>>;
  const isWhole =
    typeof token === "string" &&
    /^[\w.-]{8,200}$/.test(token) &&
    !/\d{12,}/.test(token) &&
    typeof last_four === "string" &&
    /^\d{4}$/.test(last_four) &&
    typeof expires === "string" &&
    /^20\d\d-(?:0[1-9]|1[0-2])$/.test(expires);
  if (!isWhole) return null;
  return { token, kind: CARD_KINDS.find((each) => each === kind) ?? "other", lastFour: last_four, expires };
}
