import type { Transaction } from "kysely";
import type { Database } from "../../../db/schema.ts";
import { sha256 } from "../../../platform/hash.ts";
import type { AccountProof } from "../accounts.ts";

type Trx = Transaction<Database>;

/**
 * What a person is given once, such as `welcome` of a brand: the number or address that proves them is
 * written down as a hash, so that another account of theirs gets nothing.
 */
export interface GivenOnce {
  readonly brandId: string;
  readonly gift: string;
}

/**
 * Writes down who a guest is known by; false where one of them was written down before, and where there is
 * none.
 */
export async function isNewPerson(
  trx: Trx,
  given: GivenOnce,
  proofs: readonly AccountProof[],
  now: Date,
): Promise<boolean> {
  const hashes = [...new Set(proofs.map((proof) => hashOf(given, proof)))].sort();
  if (hashes.length === 0) return false;
  const written = await trx
    .insertInto("wallet_welcome")
    .values(hashes.map((person_hash) => ({ person_hash, given_at: now })))
    .onConflict((conflict) => conflict.column("person_hash").doNothing())
    .returning("person_hash")
    .execute();
  return written.length === hashes.length;
}

/** Whether somebody was written down by one of these; nothing is written. */
export async function isKnownPerson(
  trx: Trx,
  given: GivenOnce,
  proofs: readonly AccountProof[],
): Promise<boolean> {
  if (proofs.length === 0) return false;
  const hashes = proofs.map((proof) => hashOf(given, proof));
  const known = await trx
    .selectFrom("wallet_welcome")
    .select("person_hash")
    .where("person_hash", "in", hashes)
    .executeTakeFirst();
  return known !== undefined;
}

function hashOf({ brandId, gift }: GivenOnce, proof: AccountProof): string {
  const [kind, value] = "value" in proof ? [proof.kind, proof.value] : [proof.provider, proof.subject];
  return sha256([`wallet ${gift}`, brandId, kind, value].join("\n"));
}
