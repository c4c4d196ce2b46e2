import type { Selectable } from "kysely";
import { findSite } from "#renderer/server";
import type { PasskeyChallengeTable } from "../../../db/account-tables.ts";
import { ApiError } from "../../../platform/api-error.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { signInOwner } from "../sign-in/sign-in-owner.ts";
import { offersPasskeys } from "./offers-passkeys.ts";

/** What a browser is asked to sign a challenge for. */
export type PasskeyPurpose = PasskeyChallengeTable["purpose"];

/** Where a passkey is used: the page's origin, and the host the passkey is bound to. */
export interface PasskeyPlace {
  readonly origin: string;
  readonly rpId: string;
}

/** Milliseconds a browser has to answer, as it is told. */
export const ANSWER_MS = 5 * 60_000;

/**
 * Keeps a challenge for this session, which is good once and for one purpose, and returns it with the host it
 * is for. @throws ApiError `not_found` where the site has no passkeys; `forbidden` with the reason `origin`
 * for a page that is not of this site.
 */
export async function beginChallenge(
  purpose: PasskeyPurpose,
  origin: string,
  context: OperationContext,
): Promise<{ readonly challenge: string; readonly rpId: string }> {
  const { db, ids, clock, site } = context;
  const { session } = signInOwner(context);
  if (!offersPasskeys(site)) throw new ApiError("not_found");
  if (!isOwnOrigin(origin, context)) throw new ApiError("forbidden", { details: { reason: "origin" } });
  const challenge = ids.challenge();
  await db
    .insertInto("passkey_challenge")
    .values({
      session_id: session.id,
      challenge_hash: sha256(challenge),
      purpose,
      brand_id: site.brand.id,
      origin,
      expires_at: new Date(clock() + ANSWER_MS),
    })
    .execute();
  return { challenge, rpId: placeOf({ origin }).rpId };
}

/**
 * Uses a challenge up, before anything is compared, and says where the answer has to come from; undefined for
 * one that was used, is over, or belongs to another session or purpose.
 */
export async function spendChallenge(
  challenge: string,
  purpose: PasskeyPurpose,
  context: OperationContext,
): Promise<PasskeyPlace | undefined> {
  const { db, clock, site } = context;
  const { session } = signInOwner(context);
  const spent = await db
    .deleteFrom("passkey_challenge")
    .where("session_id", "=", session.id)
    .where("challenge_hash", "=", sha256(challenge))
    .where("purpose", "=", purpose)
    .where("brand_id", "=", site.brand.id)
    .where("expires_at", ">", new Date(clock()))
    .returning("origin")
    .executeTakeFirst();
  return spent && placeOf(spent);
}

function placeOf({ origin }: Pick<Selectable<PasskeyChallengeTable>, "origin">): PasskeyPlace {
  return { origin, rpId: new URL(origin).hostname };
}

/** A host of this very site, over https; browsers take names of this machine as safe, too. */
function isOwnOrigin(origin: string, { release, site }: Pick<OperationContext, "release" | "site">): boolean {
  if (!URL.canParse(origin)) return false;
  const address = new URL(origin);
  const { protocol, hostname } = address;
  const found = findSite(release, hostname);
  return (
    address.origin === origin &&
    (protocol === "https:" || hostname.endsWith(".localhost")) &&
    found.id === site.id &&
    !found.isFallback
  );
}
