import { stateAt } from "#domain/membership";
import type { AccountExport, AccountExportInput } from "#schemas/generated/api/security.ts";
import { cardsOf } from "../../../cards/saved-cards.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { loadPropertySummaries } from "../../../supply/property-summary.ts";
import { listTransactions } from "../../../wallet/list-transactions.ts";
import { type Account, contactsOf } from "../accounts.ts";
import { type Membership, membershipsOfAccount } from "../membership/memberships.ts";
import { type Subscription, subscriptionsOf } from "../newsletter/subscriptions.ts";
import { passkeysOf } from "../passkeys/account-passkeys.ts";
import { presentTransaction } from "../wallet/wallet-transactions.ts";
import { exportedInquiries } from "./exported-inquiries.ts";
import { linkedProviders } from "./linked-providers.ts";
import { ownAccount } from "./proof-owner.ts";

/**
 * Everything an account holds, for its guest to keep. No secret is in it, of this account or of a session.
 * @throws ApiError `unauthenticated` with the reason `proof` where who they are was not proven of late.
 */
export async function accountExport(
  _: AccountExportInput,
  context: OperationContext,
): Promise<AccountExport> {
  const { db, clock, site } = context;
  const account = await ownAccount(context);
  const { user_id } = account;
  const [
    contacts,
    providers,
    passkeys,
    password,
    sessions,
    bookings,
    saved,
    link,
    newsletters,
    memberships,
    wallets,
    inquiries,
    cards,
  ] = await Promise.all([
    contactsOf(db, account),
    linkedProviders(account, context),
    passkeysOf(db, account),
    db.selectFrom("account_password").select("changed_at").where("user_id", "=", user_id).executeTakeFirst(),
    db
      .selectFrom("session")
      .select(["device", "country", "authenticated_at", "created_at"])
      .where("user_id", "=", user_id)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", new Date(clock()))
      .orderBy("authenticated_at", "desc")
      .modifyEnd(everyShard("sessions of a guest lie where their secrets do"))
      .execute(),
    db
      .selectFrom("booking")
      .selectAll()
      .where("user_id", "=", user_id)
      .where("brand_id", "=", account.brand_id)
      .orderBy("created_at", "desc")
      .modifyEnd(everyShard("a guest books properties anywhere"))
      .execute(),
    db
      .selectFrom("wishlist_item")
      .selectAll()
      .where("user_id", "=", user_id)
      .orderBy("created_at", "desc")
      .execute(),
    db.selectFrom("wishlist_link").select("created_at").where("user_id", "=", user_id).executeTakeFirst(),
    subscriptionsOf(db, account),
    membershipsOfAccount(db, account),
    exportedWallets(account, context),
    exportedInquiries(account, context),
    cardsOf(db, user_id),
  ]);
  const summaries = await loadPropertySummaries(
    db,
    [...bookings, ...saved].map(({ property_id }) => property_id),
  );
  const nameOf = (propertyId: number) => summaries.get(propertyId)?.property.name ?? "";
  return {
    exported_at: new Date(clock()).toISOString(),
    brand: site.brand.siteName,
    account: presentAccount(account),
    contacts: contacts.map(({ kind, value, verified_at }) => ({
      kind,
      value,
      proven_at: verified_at.toISOString(),
    })),
    providers,
    ...(password ? { password_changed_at: password.changed_at.toISOString() } : {}),
    passkeys: passkeys.map(({ name, rp_id, created_at, last_used_at }) => ({
      name,
      host: rp_id,
      made_at: created_at.toISOString(),
      ...(last_used_at ? { used_at: last_used_at.toISOString() } : {}),
    })),
    sessions: sessions.map(({ device, country, authenticated_at, created_at }) => ({
      device,
      ...(country ? { country } : {}),
      since: (authenticated_at ?? created_at).toISOString(),
    })),
    bookings: bookings.map((row) => ({
      booking_id: row.booking_id,
      hotel_id: row.property_id,
      hotel_name: nameOf(row.property_id),
      state: row.state,
      checkin: row.checkin,
      checkout: row.checkout,
      rooms: row.rooms,
      currency_code: row.currency_code,
      total: row.total,
      guest: row.guest,
      ...(row.request.special_requests ? { special_requests: row.request.special_requests } : {}),
      ...(row.request.arrival_time ? { arrival_time: row.request.arrival_time } : {}),
      booked_at: row.created_at.toISOString(),
      ...(row.cancelled_at ? { cancelled_at: row.cancelled_at.toISOString() } : {}),
      ...(row.cancellation_code && row.cancellation_reason
        ? { cancellation_words: row.cancellation_reason }
        : {}),
    })),
    saved_places: saved.map(({ property_id, created_at }) => ({
      hotel_id: property_id,
      hotel_name: nameOf(property_id),
      saved_at: created_at.toISOString(),
    })),
    ...(link ? { list_shared_at: link.created_at.toISOString() } : {}),
    newsletters: newsletters.map(presentNewsletter),
    memberships: memberships.map((each) => presentMembership(each, clock())),
    wallets,
    inquiries,
    cards: cards.map(({ kind, last_four, expires, saved_at }) => ({
      kind,
      last_four,
      expires,
      saved_at: saved_at.toISOString(),
    })),
  };
}

function presentMembership(row: Membership, now: number): AccountExport["memberships"][number] {
  const { plan_id: plan, start_date, end_date, price, currency_code, terms_release, base_hotel_id } = row;
  return {
    plan,
    state: stateAt({ state: row.state, endsAt: row.ends_at.getTime() }, now),
    start_date,
    end_date,
    price,
    currency_code,
    ...(base_hotel_id === null ? {} : { home_hotel_id: base_hotel_id }),
    joined_at: row.created_at.toISOString(),
    ...(row.cancelled_at && { cancelled_at: row.cancelled_at.toISOString() }),
    terms_release,
  };
}

/** Wallets of every currency, whole. */
async function exportedWallets(
  { user_id }: Account,
  { db, site }: OperationContext,
): Promise<AccountExport["wallets"]> {
  const accounts = await db
    .selectFrom("wallet_account")
    .select(["account_id", "currency_code", "balance"])
    .where("user_id", "=", user_id)
    .where("kind", "=", "guest")
    .orderBy("currency_code")
    .execute();
  return Promise.all(
    accounts.map(async ({ account_id: wallet_id, currency_code, balance }) => {
      const rows = await listTransactions(db, { user_id, currency_code });
      const transactions = rows.map((row) => presentTransaction(row, site.country.timeZone));
      return { wallet_id, currency_code, balance, transactions };
    }),
  );
}

function presentNewsletter(row: Subscription): AccountExport["newsletters"][number] {
  const { email, wording, release, site_id: site, locale: language, country, ended_at } = row;
  return {
    email,
    wording,
    release,
    site,
    language,
    country,
    asked_at: row.asked_at.toISOString(),
    confirmed_at: row.confirmed_at.toISOString(),
    ...(ended_at === null ? {} : { ended_at: ended_at.toISOString() }),
  };
}

function presentAccount({
  brand_id: _,
  role,
  email,
  locale: language,
  gdpr_consent_at,
  gdpr_consent_version,
  terms_accepted_at,
  terms_release,
  created_at,
  ...told
}: Account): AccountExport["account"] {
  return {
    ...told,
    ...(email === null ? {} : { email }),
    ...(role !== null && { role }),
    language,
    ...(gdpr_consent_at === null
      ? {}
      : { agreed_at: gdpr_consent_at.toISOString(), agreed_version: gdpr_consent_version ?? 1 }),
    ...(terms_accepted_at && { terms_accepted_at: terms_accepted_at.toISOString() }),
    ...(terms_release !== null && { terms_release }),
    created_at: created_at.toISOString(),
  };
}
