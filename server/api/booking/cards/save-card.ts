import { savedCardUrl } from "#domain/addresses";
import { findSite } from "#renderer/server";
import type { SaveCardInput, SaveCardOutput } from "#schemas/generated/api/card.ts";
import { cardsOf } from "../../../cards/saved-cards.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { contactsOf } from "../../account/accounts.ts";
import { ownAccount } from "../../account/security/proof-owner.ts";
import { demandBooking, demandKeeper } from "./card-offer.ts";

/**
 * Makes a transaction at the gateway for a card that the guest types on its page (CARD-03, ADR 0052). It is
 * written down first: whatever is lost afterwards, the job that settles cards asks for it. The two addresses
 * to come back to are this site's own and nothing else, and get a secret that is good once and for this
 * session alone. @throws ApiError `not_found`, `forbidden` for another address, `validation_failed` with the
 * reason `card_limit`, `unavailable` where the gateway does not answer.
 */
export async function saveCard(
  { booking_id, success_url, failure_url }: SaveCardInput,
  context: OperationContext,
): Promise<SaveCardOutput> {
  const { db, clock, ids, session, site, log } = context;
  const cards = demandKeeper(context);
  const account = await ownAccount(context);
  if (!session) throw new ApiError("unauthenticated", { details: { reason: "session" } });
  const booking = await demandBooking(booking_id, context);
  const secret = ids.mailToken();
  const back = {
    successUrl: withSecret(ownAddress(success_url, "verified", context), secret, context),
    failureUrl: withSecret(ownAddress(failure_url, "error", context), secret, context),
  };
  if ((await cardsOf(db, account.user_id)).length >= site.limits.cards.perAccount)
    throw new ApiError("validation_failed", { details: { reason: "card_limit" } });
  const phone = (await contactsOf(db, account)).find(({ kind }) => kind === "phone")?.value;
  const id = ids.cardRequest();
  const now = clock();
  await db
    .insertInto("card_request")
    .values({
      request_id: id,
      user_id: account.user_id,
      brand_id: site.brand.id,
      session_id: session.id,
      booking_id: booking?.booking_id ?? null,
      return_hash: sha256(secret),
      asked_at: new Date(now),
      ask_after: new Date(now + ASK_AFTER_MS),
    })
    .execute();
  const made = await cards
    .create({
      id,
      customer: account.user_id,
      amount: TRIED_WITH,
      currency: site.country.currencyCode,
      ...(phone !== undefined && { userPhone: phone }),
      ...back,
    })
    .catch((cause: unknown) => {
      log.warn({ err: cause }, "the gateway made no transaction for a card");
      throw new ApiError("unavailable", { cause });
    });
  return { authorize_url: made.page };
}

/** A card is tried without charging it: what a guest is told (`cards.how`) holds in every currency. */
const TRIED_WITH = 0;
/** The gateway tells by itself, and the guest comes back; nobody is through sooner than that. */
const ASK_AFTER_MS = 60_000;

/** As with providers of sign-in: a host that a domain of the site names, the page's path, and no more. */
function ownAddress(
  text: string,
  status: "verified" | "error",
  { release, site }: Pick<OperationContext, "release" | "site">,
): URL {
  const address = URL.canParse(text) ? new URL(text) : null;
  const found = address && findSite(release, address.host);
  if (
    !address ||
    found?.id !== site.id ||
    found.isFallback ||
    address.href !== address.origin + savedCardUrl(status)
  )
    throw new ApiError("forbidden", { details: { reason: "return_url" } });
  return address;
}

function withSecret(
  address: URL,
  transaction: string,
  { locale, site }: Pick<OperationContext, "locale" | "site">,
): string {
  // The guest left in a language, and comes back to it.
  const own: Readonly<Record<string, string>> = locale === site.defaultLocale ? {} : { locale };
  return `${address.href}?${new URLSearchParams({ ...own, transaction })}`;
}
