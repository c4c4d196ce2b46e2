import { escapeAttribute } from "#renderer/server";
import type { WaitingMail } from "../../gateways/waiting-mail.ts";
import { sha256 } from "../../platform/hash.ts";
import type { JobContext } from "../job-context.ts";

/**
 * The words of a mail that goes out now, with a token of its own in its link to the booking: the one kind of
 * link that opens a booking, for the token-based path and the encrypted request of the original calls alike
 * (BDET-07; the contract says why, at `token`). It is random, good for 400 days and kept as a hash only, so
 * that nothing in the database opens a booking. A mail that is tried again gets another token; the earlier
 * ones stay good, because nobody knows which of the tries arrived.
 */
export async function wordsToSend(
  { db, ids, clock }: Pick<JobContext, "db" | "ids" | "clock">,
  propertyId: number,
  { body, html, link }: WaitingMail,
): Promise<Pick<WaitingMail, "body" | "html">> {
  if (!link) return { body, html };
  const token = ids.quote() + ids.quote();
  const now = clock();
  await db
    .insertInto("booking_link")
    .values({
      property_id: propertyId,
      booking_id: link.booking_id,
      token_hash: sha256(token),
      created_at: new Date(now),
      expires_at: new Date(now + LINK_MS),
    })
    .execute();
  const address = new URL(link.address);
  address.searchParams.set("token", token);
  return {
    body: body
      .split("\n")
      .map((line) => (line === link.address ? address.href : line))
      .join("\n"),
    html: html?.replaceAll(`"${escapeAttribute(link.address)}"`, `"${escapeAttribute(address.href)}"`),
  };
}

const LINK_MS = 400 * 24 * 60 * 60_000;
