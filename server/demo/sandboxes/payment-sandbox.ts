import Fastify from "fastify";
import { escapeAttribute as escaped } from "#renderer/server";
import { callService } from "../../gateways/call-service.ts";
import type { PaymentSettings } from "../../gateways/payment/http-payment.ts";
import type { PaymentStatus } from "../../gateways/payment/payment.ts";
import { SIGNATURE_HEADER, signBody } from "../../gateways/signed-body.ts";
import type { Clock } from "../../platform/clock.ts";
import { sameSecret } from "../../platform/hash.ts";
import type { RandomBytes } from "../../platform/random.ts";
import { type CardDesk, serveCards } from "./card-pages.ts";
import { acceptForms, hostedPage, isHere, listen } from "./hosted-page.ts";

/** How a payment goes, chosen on the gateway's page. */
export const PAYMENT_OUTCOMES = [
  "succeed",
  "decline",
  "unknown, then succeed",
  "unknown, then decline",
] as const;

export interface PaymentSandbox {
  /** As the product connects it. */
  readonly settings: PaymentSettings;
  /** Payments and cards that are unknown become what was chosen for them, and the gateway tells so. */
  readonly settleUnknown: () => Promise<void>;
  /** How webhooks come: `once`, each `twice`, or `reversed`: kept back until told, then the last first. */
  readonly deliver: (manner: "once" | "twice" | "reversed") => Promise<void>;
  /** Tokens of the cards it keeps. */
  readonly cardTokens: () => readonly string[];
  readonly stop: () => Promise<void>;
}

interface Kept {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly returnUrl: string;
  readonly refunds: Map<string, number>;
  status: PaymentStatus;
  settlesAs: PaymentStatus | undefined;
  sequence: number;
}

/**
 * A payment gateway for development and tests, on an origin of its own. It keeps payments in memory and takes
 * no real card.
 */
export async function startPaymentSandbox(options: {
  readonly port: number;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Where events are posted to; nowhere when absent. */
  readonly webhookUrl?: string;
  /** The same for events about cards; asked for each where it is known later only. */
  readonly cardWebhookUrl?: string | (() => string);
}): Promise<PaymentSandbox> {
  const { clock, random, webhookUrl, cardWebhookUrl } = options;
  const secret = () => Buffer.from(random(24)).toString("base64url");
  const [key, webhookSecret] = [secret(), secret()];
  const payments = new Map<string, Kept>();
  const waiting: (() => Promise<void>)[] = [];
  let manner: "once" | "twice" | "reversed" = "once";
  let origin = "";

  const post = async (url: string | undefined, body: string) => {
    const headers = {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signBody(webhookSecret, body, clock()),
    };
    if (!url) return;
    const answer = await callService(url, { method: "POST", headers, body }).catch(() => null);
    await answer?.body?.cancel();
  };
  const tell = async (url: string | undefined, event: object) => {
    const body = JSON.stringify({ id: `evt_${secret()}`, ...event });
    if (manner === "reversed") waiting.unshift(() => post(url, body));
    else await post(url, body);
    if (manner === "twice") await post(url, body);
  };
  const change = async (payment: Kept, status: PaymentStatus) => {
    payment.status = status;
    payment.sequence += 1;
    const { id, sequence } = payment;
    await tell(webhookUrl, { payment: id, status, sequence });
  };

  const app = Fastify();
  acceptForms(app);
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/v1/")) return undefined;
    const isKnown = sameSecret(request.headers.authorization ?? "", `Bearer ${key}`);
    return isKnown ? undefined : reply.code(401).send({ error: "unauthorized" });
  });
  app.post<{ Body: Readonly<Record<string, unknown>> }>("/v1/payments", async ({ body }, reply) => {
    const { id, amount, currency, return_url } = body ?? {};
    const isGood = typeof id === "string" && Number.isSafeInteger(amount) && Number(amount) > 0;
    if (
      !isGood ||
      typeof return_url !== "string" ||
      !isHere(return_url) ||
      !/^[A-Z]{3}$/.test(String(currency))
    )
      return reply.code(422).send({ error: "invalid" });
    const known = payments.get(id);
    if (known && (known.amount !== amount || known.currency !== currency))
      return reply.code(422).send({ error: "another payment has this id" });
    if (!known)
      payments.set(id, {
        id,
        amount: Number(amount),
        currency: String(currency),
        returnUrl: return_url,
        refunds: new Map(),
        status: "open",
        settlesAs: undefined,
        sequence: 0,
      });
    return { page: `${origin}/pay/${encodeURIComponent(id)}` };
  });
  app.get<{ Params: { id: string } }>("/v1/payments/:id", async ({ params }, reply) => {
    const payment = payments.get(params.id);
    if (!payment) return reply.code(404).send({ error: "not found" });
    return { status: payment.status, refunded: refundedOf(payment) };
  });
  app.post<{ Params: { id: string }; Body: { id?: unknown; amount?: unknown } }>(
    "/v1/payments/:id/refunds",
    async ({ params, body }, reply) => {
      const payment = payments.get(params.id);
      const { id, amount } = body ?? {};
      if (!payment || typeof id !== "string" || !Number.isSafeInteger(amount))
        return reply.code(422).send({ error: "invalid" });
      if (payment.refunds.has(id)) return {};
      const left = payment.status === "succeeded" ? payment.amount - refundedOf(payment) : 0;
      if (Number(amount) <= 0 || Number(amount) > left) return reply.code(422).send({ error: "too much" });
      payment.refunds.set(id, Number(amount));
      return {};
    },
  );
  app.get<{ Params: { id: string } }>("/pay/:id", async ({ params }, reply) => {
    const payment = payments.get(params.id);
    if (!payment) return reply.code(404).send({ error: "not found" });
    const outcomes = PAYMENT_OUTCOMES.map((each) => `<option>${each}</option>`).join("");
    const sum = `${payment.amount} ${payment.currency} (minor units)`;
    return hostedPage(
      reply,
      "Sandbox payment",
      payment.status === "open"
        ? `<p>${escaped(sum)}</p><form method="post"><p><label>How it goes <select name="outcome">${outcomes}</select></label></p><button>Pay</button></form>`
        : `<p>This payment is over.</p><p><a href="${escaped(payment.returnUrl)}">Back</a></p>`,
    );
  });
  app.post<{ Params: { id: string }; Body: { outcome?: string } }>(
    "/pay/:id",
    async ({ params, body }, reply) => {
      const payment = payments.get(params.id);
      if (!payment) return reply.code(404).send({ error: "not found" });
      if (payment.status === "open") {
        const { outcome = "" } = body ?? {};
        payment.settlesAs = outcome.endsWith("decline") ? "declined" : "succeeded";
        await change(payment, outcome.startsWith("unknown") ? "unknown" : payment.settlesAs);
      }
      return reply.redirect(payment.returnUrl, 303);
    },
  );
  const cards: CardDesk = serveCards(app, {
    random,
    origin: () => origin,
    tell: (event) => tell(typeof cardWebhookUrl === "function" ? cardWebhookUrl() : cardWebhookUrl, event),
  });
  origin = await listen(app, options.port);
  return {
    settings: { origin, key, webhookSecret, keepsCards: true },
    async settleUnknown() {
      for (const payment of payments.values())
        if (payment.status === "unknown" && payment.settlesAs) await change(payment, payment.settlesAs);
      await cards.settleUnknown();
    },
    async deliver(next) {
      manner = next;
      for (const send of waiting.splice(0)) await send();
    },
    cardTokens: cards.tokens,
    async stop() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

function refundedOf({ refunds }: Kept): number {
  return [...refunds.values()].reduce((sum, amount) => sum + amount, 0);
}
