import { sql, type Transaction } from "kysely";
import { removeAllCards } from "../cards/saved-cards.ts";
import { retryTransaction } from "../db/retry-transaction.ts";
import type { Database } from "../db/schema.ts";
import { everyShard } from "../db/shards/every-shard.ts";
import { closeWallets } from "../wallet/end-lots.ts";
import type { JobContext } from "./job-context.ts";

/**
 * Deletes accounts whose days of grace are over (PROF-02), each in a transaction of its own, and returns how
 * many: what the guest told, what proves them, the newsletter to it, their sessions, what they saved and what
 * they wrote to the help. The gateway is told to forget their cards. Bookings stay, since books must be kept
 * for years; once a stay is over, nothing in them says any more whose it was. What came into the wallet and
 * left it stays too, under a number that names nobody; what is left in it is taken out.
 */
export async function eraseAccounts({
  db,
  clock,
  ids,
}: Pick<JobContext, "db" | "clock" | "ids">): Promise<number> {
  const now = clock();
  const due = await db
    .selectFrom("account_deletion")
    .select("user_id")
    .where("erased_at", "is", null)
    .where("due_at", "<=", new Date(now))
    .orderBy("due_at")
    .limit(100)
    .modifyEnd(everyShard("what is due goes by the clock"))
    .execute();
  let erased = 0;
  for (const { user_id } of due)
    if (await retryTransaction(db, (trx) => eraseAccount(trx, user_id, { clock: () => now, ids })))
      erased += 1;
  await forgetGuests({ db, clock });
  return erased;
}

/** False where the guest came back meanwhile, or another server was first. */
async function eraseAccount(
  trx: Transaction<Database>,
  userId: string,
  makers: Pick<JobContext, "clock" | "ids">,
): Promise<boolean> {
  const now = makers.clock();
  // Whoever signs in waits for this, and this for them.
  await trx.selectFrom("account").select("user_id").where("user_id", "=", userId).forUpdate().execute();
  const going = await trx
    .updateTable("account_deletion")
    .set({ erased_at: new Date(now) })
    .where("user_id", "=", userId)
    .where("erased_at", "is", null)
    .where("due_at", "<=", new Date(now))
    .returning(["user_id", "brand_id"])
    .executeTakeFirst();
  if (!going) return false;
  const anywhere = everyShard("what a guest proved lies where its value does");
  const contacts = await trx
    .deleteFrom("account_contact")
    .where("user_id", "=", userId)
    .returning("value")
    .modifyEnd(anywhere)
    .execute();
  const values = contacts.map(({ value }) => value);
  if (values.length > 0) {
    await trx
      .deleteFrom("mail_token")
      .where("brand_id", "=", going.brand_id)
      .where("email", "in", values)
      .modifyEnd(everyShard("links of an address lie where their secrets do"))
      .execute();
    await trx
      .deleteFrom("newsletter_subscription")
      .where("brand_id", "=", going.brand_id)
      .where("email", "in", values)
      .execute();
    await trx
      .deleteFrom("one_time_code")
      .where("brand_id", "=", going.brand_id)
      .where("contact", "in", values)
      .modifyEnd(everyShard("codes lie where the browsers do that asked"))
      .execute();
  }
  await trx.deleteFrom("account_identity").where("user_id", "=", userId).modifyEnd(anywhere).execute();
  const sessions = await trx
    .deleteFrom("session")
    .where("user_id", "=", userId)
    .returning("session_id")
    .modifyEnd(everyShard("sessions of a guest lie where their secrets do"))
    .execute();
  const ids = sessions.map(({ session_id }) => session_id);
  if (ids.length > 0) await trx.deleteFrom("session_grant").where("session_id", "in", ids).execute();
  await trx
    .deleteFrom("guest_inquiry")
    .where("user_id", "=", userId)
    .modifyEnd(everyShard("inquiries lie where their numbers do"))
    .execute();
  // The files go with the next run of what deletes them.
  await trx
    .updateTable("guest_upload")
    .set({ user_id: null, inquiry_id: null, expires_at: new Date(now) })
    .where("user_id", "=", userId)
    .modifyEnd(everyShard("pictures lie where their numbers do"))
    .execute();
  await removeAllCards(trx, userId, now);
  await closeWallets(trx, userId, makers);
  for (const table of OWN_TABLES) await trx.deleteFrom(table).where("user_id", "=", userId).execute();
  return true;
}

/**
 * Takes from bookings whose guest they were, where their account is gone and their stay is over, and then
 * forgets the account's number too. Dates, rooms, amounts and terms stay.
 */
async function forgetGuests({ db, clock }: Pick<JobContext, "db" | "clock">): Promise<void> {
  const gone = db.selectFrom("account_deletion").select("user_id").where("erased_at", "is not", null);
  // A day later it is over in every zone.
  const yesterday = new Date(clock() - DAY_MS).toISOString().slice(0, 10);
  await db
    .updateTable("booking")
    .set({
      guest: JSON.stringify(NOBODY),
      guest_phone: NO_PHONE,
      request: "{}",
      // The guest's own words; the code of the reason stays.
      cancellation_reason: null,
      user_id: null,
      session_id: null,
    })
    .where("user_id", "in", gone)
    .where((eb) => eb.or([eb("state", "=", "cancelled"), eb("checkout", "<", yesterday)]))
    .modifyEnd(everyShard("a guest books properties anywhere"))
    .execute();
  await db
    .deleteFrom("account_deletion")
    .where("erased_at", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("booking")
            .select(sql`1`.as("one"))
            .whereRef("booking.user_id", "=", "account_deletion.user_id"),
        ),
      ),
    )
    .modifyEnd(everyShard("a guest books properties anywhere"))
    .execute();
}

/** Whose rows begin with the account's number. */
const OWN_TABLES = [
  "account_password",
  "account_passkey",
  "membership",
  "wishlist_link",
  "wishlist_item",
  "account",
] as const;
const NOBODY = { first_name: "", last_name: "", calling_code: "", phone: "" };
/** No number that can be typed is this one. */
const NO_PHONE = "0:0";
const DAY_MS = 24 * 60 * 60_000;
