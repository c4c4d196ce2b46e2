import type { IncomingHttpHeaders } from "node:http";
import { SIGNATURE_HEADER, signingTime } from "./signed-body.ts";

/** How far a text message can have got, the nearest first; the last two are ends of its way. */
export const RECEIPT_STATUSES = ["accepted", "sent", "delivered", "undelivered"] as const;

export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

/** What a provider tells of a text message after it took it: late, twice and in disorder. */
export interface SmsReceipt {
  /** Same id, same receipt. */
  readonly id: string;
  /** Id of the message, as it was sent under. */
  readonly reference: string;
  readonly status: ReceiptStatus;
  /** When the message got there, by the provider's clock. */
  readonly at: Date;
}

/** Name of the provider of text messages in the address of the door for webhooks. */
export const SMS_PROVIDER = "sms";

/**
 * Checks that a receipt was signed with the secret, over exactly these bytes, and returns its id and when
 * it was signed; null for whatever was not. How old a message may be is the door's own rule.
 */
export function smsReceiptVerifier(secret: string) {
  return ({ body, headers }: { readonly body: Buffer; readonly headers: IncomingHttpHeaders }) => {
    const text = body.toString("utf8");
    const signedAt = signingTime(secret, text, headers[SIGNATURE_HEADER]);
    const { id } = signedAt === null ? {} : fieldsOf(text);
    return signedAt !== null && typeof id === "string" ? { id, signedAt: new Date(signedAt) } : null;
  };
}

/** Reads a receipt: `{ id, reference, status, at }`, `at` in ISO 8601; null for what is none. */
export function readSmsReceipt(text: string): SmsReceipt | null {
  const { id, reference, status, at } = fieldsOf(text);
  const isWhole = typeof id === "string" && typeof reference === "string" && typeof at === "string";
  if (!isWhole || !isStatus(status) || !INSTANT.test(at)) return null;
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? null : { id, reference, status, at: instant };
}

function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

const isStatus = (value: unknown): value is ReceiptStatus =>
  RECEIPT_STATUSES.includes(value as ReceiptStatus);

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?(?:Z|[+-]\d{2}:\d{2})$/;
