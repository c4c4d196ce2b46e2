import { escapeAttribute } from "#renderer/server";
import type { WaitingMail } from "../../gateways/waiting-mail.ts";
import { sha256 } from "../../platform/hash.ts";
import type { JobContext } from "../job-context.ts";

type MailContext = Pick<JobContext, "db" | "ids" | "clock">;
type Words = Pick<WaitingMail, "body" | "html">;

/**
 * The words of a mail that goes out now, with a token of its own in its link. It is random and kept as a hash
 * only, so that nothing in the database opens what it opens. A mail that is tried again gets another token;
 * the earlier ones stay good, because nobody knows which of the tries arrived.
 */
export async function wordsToSend(
  context: MailContext,
  propertyId: number,
  { body, html, link, proof }: WaitingMail,
): Promise<Words> {
  if (link) {
    const token = await bookingToken(context, propertyId, link.booking_id);
    return withToken({ body, html }, link.address, "token", token);
  }
  if (proof)
    return withToken({ body, html }, proof.address, proof.parameter, await proofToken(context, proof));
  return { body, html };
}

/**
 * The one kind of link that opens a booking, for the token-based path and the encrypted request of the
 * original calls alike (BDET-07; the contract says why, at `token`); good for 400 days.
 */
async function bookingToken({ db, ids, clock }: MailContext, propertyId: number, bookingId: string) {
  const token = ids.quote() + ids.quote();
  const now = clock();
  await db
    .insertInto("booking_link")
    .values({
      property_id: propertyId,
      booking_id: bookingId,
      token_hash: sha256(token),
      created_at: new Date(now),
      expires_at: new Date(now + LINK_MS),
    })
    .execute();
  return token;
}

/** Proves that whoever opens it reads the mail of an address: to sign in, or to say a new password. */
async function proofToken(
  { db, ids, clock }: MailContext,
  { purpose, brand_id, email, minutes, about }: NonNullable<WaitingMail["proof"]>,
) {
  const token = ids.mailToken();
  const now = clock();
  await db
    .insertInto("mail_token")
    .values({
      token_hash: sha256(token),
      purpose,
      brand_id,
      email,
      created_at: new Date(now),
      expires_at: new Date(now + minutes * 60_000),
      about: about ? JSON.stringify(about) : null,
    })
    .execute();
  return token;
}

/** The address stands in a line of its own of the body, and as whole attributes of the HTML. */
function withToken({ body, html }: Words, bare: string, parameter: string, token: string): Words {
  const address = new URL(bare);
  address.searchParams.set(parameter, token);
  return {
    body: body
      .split("\n")
      .map((line) => (line === bare ? address.href : line))
      .join("\n"),
    html: html?.replaceAll(`"${escapeAttribute(bare)}"`, `"${escapeAttribute(address.href)}"`),
  };
}

const LINK_MS = 400 * 24 * 60 * 60_000;
