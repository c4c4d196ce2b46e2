import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { escapeAttribute as escaped } from "#renderer/server";
import type { CardKind, CardStatus } from "../../gateways/cards/cards.ts";
import type { RandomBytes } from "../../platform/random.ts";
import { hostedPage, isHere } from "./hosted-page.ts";

/** How a card goes, chosen on the gateway's page. */
export const CARD_OUTCOMES = ["keep", "decline", "unknown, then keep", "unknown, then decline"] as const;

/** A number that the sandbox takes: it is right, and no bank's. */
export const SAMPLE_CARD = "4000000000000002";

export interface CardDesk {
  readonly settleUnknown: () => Promise<void>;
  readonly tokens: () => readonly string[];
}

interface Kept {
  readonly id: string;
  readonly customer: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  status: CardStatus;
  settlesAs: CardStatus | undefined;
  sequence: number;
  card: { token: string; kind: CardKind; last_four: string; expires: string } | undefined;
}

/** The part of the sandbox that keeps cards: calls under `/v1`, and the page a guest types a card on. */
export function serveCards(
  app: FastifyInstance,
  gateway: {
    readonly random: RandomBytes;
    readonly origin: () => string;
    readonly tell: (event: object) => Promise<void>;
  },
): CardDesk {
  const all = new Map<string, Kept>();
  const tokens = new Set<string>();
  // Numbers stay nowhere, here neither: the same card of a customer has the same token all the same.
  const salt = Buffer.from(gateway.random(32)).toString("base64url");
  const tokenOf = ({ customer }: Kept, number: string) =>
    `card_${createHash("sha256").update(`${salt} ${customer} ${number}`).digest("base64url").slice(0, 32)}`;
  const change = async (kept: Kept, status: CardStatus) => {
    kept.status = status;
    kept.sequence += 1;
    if (status === "succeeded" && kept.card) tokens.add(kept.card.token);
    await gateway.tell({ card: kept.id, status, sequence: kept.sequence });
  };

  app.post<{ Body: Readonly<Record<string, unknown>> }>("/v1/cards", async ({ body }, reply) => {
    const { id, customer, amount, currency, success_url: success, failure_url: failure } = body ?? {};
    const isGood =
      typeof id === "string" &&
      typeof customer === "string" &&
      Number.isSafeInteger(amount) &&
      Number(amount) >= 0 &&
      /^[A-Z]{3}$/.test(String(currency)) &&
      [success, failure].every((url) => typeof url === "string" && isHere(url));
    if (!isGood) return reply.code(422).send({ error: "invalid" });
    if (!all.has(id))
      all.set(id, {
        id,
        customer,
        successUrl: String(success),
        failureUrl: String(failure),
        status: "open",
        settlesAs: undefined,
        sequence: 0,
        card: undefined,
      });
    return { page: `${gateway.origin()}/card/${encodeURIComponent(id)}` };
  });
  app.get<{ Params: { id: string } }>("/v1/cards/:id", async ({ params }, reply) => {
    const kept = all.get(params.id);
    if (!kept) return reply.code(404).send({ error: "not found" });
    const { status, card } = kept;
    return { status, ...(status === "succeeded" && { card }) };
  });
  app.delete<{ Params: { token: string } }>("/v1/card-tokens/:token", async ({ params }, reply) =>
    tokens.delete(params.token) ? {} : reply.code(404).send({ error: "not found" }),
  );
  app.get<{ Params: { id: string }; Querystring: { wrong?: string } }>(
    "/card/:id",
    async ({ params, query }, reply) => {
      const kept = all.get(params.id);
      if (!kept) return reply.code(404).send({ error: "not found" });
      return hostedPage(reply, "Sandbox card", kept.status === "open" ? form(kept, query.wrong) : over(kept));
    },
  );
  app.post<{ Params: { id: string }; Body: Readonly<Record<string, string>> }>(
    "/card/:id",
    async ({ params, body }, reply) => {
      const kept = all.get(params.id);
      if (!kept) return reply.code(404).send({ error: "not found" });
      if (kept.status !== "open") return reply.redirect(backOf(kept), 303);
      const { number = "", month = "", outcome = "", cancel } = body ?? {};
      const digits = number.replace(/\D/g, "");
      if (cancel !== undefined) await change(kept, "declined");
      else if (!isCardNumber(digits) || !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month))
        return reply.redirect(`/card/${encodeURIComponent(kept.id)}?wrong=1`, 303);
      else {
        kept.card = {
          token: tokenOf(kept, digits),
          kind: KINDS[digits[0] ?? ""] ?? "other",
          last_four: digits.slice(-4),
          expires: month,
        };
        kept.settlesAs = outcome.endsWith("decline") ? "declined" : "succeeded";
        await change(kept, outcome.startsWith("unknown") ? "unknown" : kept.settlesAs);
      }
      return reply.redirect(backOf(kept), 303);
    },
  );
  return {
    async settleUnknown() {
      for (const kept of all.values())
        if (kept.status === "unknown" && kept.settlesAs) await change(kept, kept.settlesAs);
    },
    tokens: () => [...tokens],
  };
}

const backOf = ({ status, successUrl, failureUrl }: Kept) =>
  status === "declined" ? failureUrl : successUrl;

function form(kept: Kept, wrong: string | undefined): string {
  const outcomes = CARD_OUTCOMES.map((each) => `<option>${each}</option>`).join("");
  return `${wrong ? '<p role="alert">That is no card number, or no month.</p>' : ""}<p>Type no real card. ${SAMPLE_CARD} will do.</p><form method="post"><p><label>Card number <input name="number" inputmode="numeric" autocomplete="cc-number" maxlength="30"></label></p><p><label>Good until (YYYY-MM) <input name="month" placeholder="2030-04" maxlength="7"></label></p><p><label>How it goes <select name="outcome">${outcomes}</select></label></p><button>Save the card</button></form><form method="post"><input type="hidden" name="cancel" value="1"><button>Cancel</button></form><p><a href="${escaped(kept.failureUrl)}">Back without an answer</a></p>`;
}

const over = (kept: Kept) =>
  `<p>This is over.</p><p><a href="${escaped(backOf(kept))}">Back to the site</a></p>`;

/** Luhn's sum, as every card number has it. */
function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const KINDS: Readonly<Record<string, CardKind>> = { 4: "credit", 5: "debit", 6: "prepaid" };
