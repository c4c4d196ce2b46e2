import type { Clock } from "../../platform/clock.ts";
import { callService, ServiceRefused } from "../call-service.ts";
import { isSigned } from "../signed-body.ts";
import type { PaymentEvent, PaymentGateway, PaymentState, PaymentStatus } from "./payment.ts";

export interface PaymentSettings {
  /** Origin of the gateway. */
  readonly origin: string;
  readonly key: string;
  /** What its webhooks are signed with. */
  readonly webhookSecret: string;
  /** Whether it keeps cards for guests: not every gateway does. */
  readonly keepsCards: boolean;
}

/** A payment gateway by HTTP, as the sandbox speaks it: `/v1/payments`, webhooks signed over their bytes. */
export function createHttpPayment(
  { origin, key, webhookSecret }: PaymentSettings,
  clock: Clock,
): PaymentGateway {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const post = async (path: string, id: string, body: object) =>
    callService(`${origin}${path}`, {
      method: "POST",
      headers: { ...headers, "idempotency-key": id },
      body: JSON.stringify(body),
    });
  return {
    origin,
    async create({ id, amount, currency, returnUrl }) {
      const answer = await post("/v1/payments", id, { id, amount, currency, return_url: returnUrl });
      const { page } = (await answer.json()) as { readonly page?: unknown };
      if (typeof page !== "string" || !URL.canParse(page) || new URL(page).origin !== origin)
        throw new Error("The gateway names no page of its own.");
      return { page };
    },
    async query(id) {
      try {
        const answer = await callService(`${origin}/v1/payments/${encodeURIComponent(id)}`, {
          method: "GET",
          headers,
        });
        return stateOf(await answer.json());
      } catch (error) {
        if (error instanceof ServiceRefused && error.code === "HTTP_404") return null;
        throw error;
      }
    },
    async refund({ id, payment, amount }) {
      const answer = await post(`/v1/payments/${encodeURIComponent(payment)}/refunds`, id, { id, amount });
      await answer.body?.cancel();
    },
    readEvent: async (rawBody, signature) =>
      isSigned(webhookSecret, rawBody, signature, clock()) ? eventOf(rawBody) : null,
  };
}

function stateOf(body: unknown): PaymentState {
  const { status, refunded } = body as { readonly status?: unknown; readonly refunded?: unknown };
  if (!isStatus(status) || !Number.isSafeInteger(refunded)) throw new Error("The gateway names no state.");
  return { status, refunded: refunded as number };
}

function eventOf(rawBody: string): PaymentEvent | null {
  try {
    const { id, payment, status, sequence } = JSON.parse(rawBody) as Readonly<Record<string, unknown>>;
    if (typeof id !== "string" || typeof payment !== "string" || !isStatus(status)) return null;
    return Number.isSafeInteger(sequence) ? { id, payment, status, sequence: sequence as number } : null;
  } catch {
    return null;
  }
}

const STATUSES: readonly PaymentStatus[] = ["open", "unknown", "succeeded", "declined"];
const isStatus = (value: unknown): value is PaymentStatus => STATUSES.includes(value as PaymentStatus);
