import type { ColumnType, Generated } from "kysely";
import type { SubscriptionState } from "#domain/membership";
import type { CivilDateColumn, Instant, Json, MaybeInstant } from "./column.ts";

/** A guest with an account of a brand. Key `user_id`. */
export interface AccountTable {
  user_id: string;
  brand_id: string;
  /** Empty where the guest gave none. */
  title: string;
  first_name: string;
  last_name: string;
  /** As the guest gave it; proven only where a contact says so. */
  email: string | null;
  street_name: string;
  street_no: string;
  postal_code: string;
  city: string;
  country_name: string;
  /** Language the guest is written to in. */
  locale: string;
  /** When the guest agreed to the use of the data. */
  gdpr_consent_at: Instant | null;
  /** Which version of the sentence that was. */
  gdpr_consent_version: ColumnType<number | null, number | null | undefined, number | null>;
  /** When the guest accepted the terms of booking, where a sign-up asked for that. */
  terms_accepted_at: MaybeInstant;
  /** Hash of the release that showed them. */
  terms_release: ColumnType<string | null, string | null | undefined, string | null>;
  /** What an operator made the account: an agent's or a company's (MODE-01); null for everybody else. */
  role: ColumnType<AccountRole | null, AccountRole | null | undefined, AccountRole | null>;
  created_at: Instant;
}

/** Accounts that are no guest's own. */
export type AccountRole = "TravelAgent" | "Corporate" | "CorporateAdmin";

/** A number or an address that was proven to be a guest's. Key `brand_id, kind, value`. */
export interface AccountContactTable {
  brand_id: string;
  kind: "phone" | "email";
  /** A number as E.164, an address in lower case. */
  value: string;
  user_id: string;
  verified_at: Instant;
}

/** Who a provider of sign-in says a guest is. Key `brand_id, provider, subject`. */
export interface AccountIdentityTable {
  brand_id: string;
  provider: string;
  /** The provider's own name for the guest; never an address, which may be given to somebody else. */
  subject: string;
  user_id: string;
  created_at: Instant;
}

/** The password of an account, hashed. Key `user_id`. */
export interface AccountPasswordTable {
  user_id: string;
  password_hash: string;
  changed_at: Instant;
}

/** A passkey that signs the guest of an account in (ADR 0038). Key `user_id, passkey_id`. */
export interface AccountPasskeyTable {
  user_id: string;
  /** What pages call it by; the authenticator's own name for it is long. */
  passkey_id: string;
  brand_id: string;
  /** The one host it works on. */
  rp_id: string;
  /** The authenticator's name for it, base64url. No two passkeys have the same. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** Signatures as the authenticator counts them; 0 for ever where it does not. */
  counter: number;
  /** How a browser reaches the authenticator, as it said. */
  transports: Json<readonly string[]>;
  /** As the guest knows it: at first, the browser that made it. */
  name: string;
  created_at: Instant;
  last_used_at: MaybeInstant;
}

/** What a browser was asked to sign, until it does, once. Key `session_id, challenge_hash`. */
export interface PasskeyChallengeTable {
  session_id: string;
  challenge_hash: string;
  /** To make a passkey, to sign in with one, or to show once more who sits there. */
  purpose: "make" | "sign_in" | "prove";
  brand_id: string;
  /** Where the page that asked stands: the answer has to come from there. */
  origin: string;
  expires_at: Instant;
}

/**
 * An account that its guest wants deleted, and what of it waits for its stays to end. Key `user_id`. Signing
 * in before `due_at` takes the row away; once the account is gone `erased_at` says when.
 */
export interface AccountDeletionTable {
  user_id: string;
  brand_id: string;
  asked_at: Instant;
  due_at: Instant;
  erased_at: MaybeInstant;
}

/**
 * A membership of a guest. Key `user_id, membership_id`; of a guest and a brand one holds at most, and one
 * waits for its payment at most. It has ended once `ends_at` is past, whatever `state` says.
 */
export interface MembershipTable {
  user_id: string;
  membership_id: string;
  brand_id: string;
  /** Code of the plan in the configuration, which may be gone since. */
  plan_id: string;
  state: SubscriptionState;
  start_date: CivilDateColumn;
  /** The last day, by the clock of the site where the guest joined. */
  end_date: CivilDateColumn;
  /** When that day is over there. */
  ends_at: Instant;
  /** The member's home hotel. */
  base_hotel_id: number | null;
  /** What was paid, in minor units. */
  price: number;
  currency_code: string;
  /** Hash of the release that showed the terms. */
  terms_release: string;
  created_at: Instant;
  cancelled_at: MaybeInstant;
}

/** A secret that a mail carries. Key `token_hash`. */
export interface MailTokenTable {
  token_hash: string;
  purpose: "sign_in" | "reset" | "newsletter";
  brand_id: string;
  /** In the form an account is known by. */
  email: string;
  created_at: Instant;
  expires_at: Instant;
  /** What was asked for, where a link says yes to more than an address. */
  about: ColumnType<NewsletterAgreement | null, string | null | undefined, string | null>;
}

/** What a guest agrees to who asks for the newsletter, as it was shown. */
export interface NewsletterAgreement {
  readonly site_id: string;
  /** Language it was shown in, and the mails come in. */
  readonly locale: string;
  /** Country the guest was in, ISO 3166 alpha-2. */
  readonly country: string;
  /** The sentence, word for word. */
  readonly wording: string;
  /** Hash of the release that showed it. */
  readonly release: string;
  /** RFC 3339, UTC. */
  readonly asked_at: string;
}

/**
 * An address that gets a brand's newsletter, or did: it said yes by the link of a mail. Key `brand_id,
 * email`; asking anew writes over it, and once it has ended it is kept 3 years as the proof of the yes.
 */
export interface NewsletterSubscriptionTable {
  brand_id: string;
  /** In the form an account is known by. */
  email: string;
  /** What links to sign out name it by. */
  subscription_id: string;
  /** What they are signed with; gone with the row, and all links with it. */
  signing_key: string;
  site_id: string;
  locale: string;
  country: string;
  wording: string;
  release: string;
  asked_at: Instant;
  confirmed_at: Instant;
  ended_at: MaybeInstant;
  /** By a link of a mail, by the mail program (RFC 8058), or in the account. */
  ended_by: "link" | "mail_program" | "account" | null;
}

/** What a provider has said of a guest without an account. Key `session_id`. */
export interface ProvenIdentityTable {
  session_id: string;
  brand_id: string;
  provider: string;
  subject: string;
  /** Empty where the provider did not say. */
  name: string;
  email: string;
  expires_at: Instant;
}

/** The one-time code of a browser for a purpose. Key `session_id, purpose`. */
export interface OneTimeCodeTable {
  session_id: string;
  purpose: string;
  brand_id: string;
  kind: Generated<"phone" | "email">;
  /** A number as E.164, an address in the form an account is known by. */
  contact: string;
  code_hash: string;
  tries_left: number;
  created_at: Instant;
  expires_at: Instant;
  /** When it was right; it is good for nothing else afterwards. */
  used_at: Instant | null;
  /** The way of signing in that has proven it without a code, such as caller id. */
  proven_by: string | null;
}

/**
 * A property that a guest has saved (WISH-01). Key `user_id, property_id`: a list is asked for by its guest
 * alone, and no call looks for the guests of a property.
 */
export interface WishlistItemTable {
  user_id: string;
  property_id: number;
  created_at: Instant;
}

/**
 * The link that shows a guest's list to others (WISH-03). Key `user_id`: a new link takes the place of the
 * old one; whoever opens one looks for `code`, which is unique.
 */
export interface WishlistLinkTable {
  user_id: string;
  brand_id: string;
  code: string;
  created_at: Instant;
}

/**
 * Why money came into a wallet or left it: given at sign-up, given by a membership, used for a booking, given
 * back by one, lost by its day, or lost with the account.
 */
export type WalletKind = "welcome" | "benefit" | "spent" | "returned" | "expired" | "closed";

/** One side of a guest's money in one currency. Key `user_id, account_id`. */
export interface WalletAccountTable {
  user_id: string;
  account_id: string;
  /** What the guest has, or what the brand has promised them, which is the same below zero. */
  kind: "guest" | "promotion";
  /** ISO 4217. */
  currency_code: string;
  /** Minor units; the sum of what was moved to it less what was moved from it. */
  balance: Generated<number>;
  opened_at: Instant;
}

/**
 * Money that was moved from one account of a guest to another: two entries, which add up to zero. Key
 * `user_id, transaction_id`; one effect for each `posting_key`. Never changed, never deleted: once the
 * account is gone its number names nobody.
 */
export interface WalletTransactionTable {
  user_id: string;
  transaction_id: string;
  posting_key: string;
  kind: WalletKind;
  currency_code: string;
  from_account: string;
  to_account: string;
  /** Minor units, more than 0. */
  amount: number;
  /** Part of it that is, or was, good until a day only. */
  expirable: number;
  /** From when on what came in is good no more; null where it stays good, and for what left. */
  expires_at: MaybeInstant;
  booking_id: string | null;
  posted_at: Instant;
}

/**
 * What is left of money that came in together. Key `user_id, lot_id`, which is the number of its transaction.
 * The lots of a currency add up to what the guest has.
 */
export interface WalletLotTable {
  user_id: string;
  lot_id: string;
  currency_code: string;
  remaining: number;
  expires_at: MaybeInstant;
}

/**
 * What a booking took of a lot, and what of that came back, in minor units. Key `user_id, transaction_id,
 * lot_id`.
 */
export interface WalletLotUseTable {
  user_id: string;
  transaction_id: string;
  lot_id: string;
  amount: number;
  returned: Generated<number>;
}

/** That somebody was given money at sign-up, by a hash of what proved them. Key `person_hash`. */
export interface WalletWelcomeTable {
  person_hash: string;
  given_at: Instant;
}

/** A card that a gateway keeps for a guest. Key `user_id, card_id`; one for each token of a guest. */
export interface SavedCardTable {
  user_id: string;
  card_id: string;
  brand_id: string;
  /** Stands for the card at the gateway; worth nothing elsewhere, and shown to nobody. */
  token: string;
  kind: "credit" | "debit" | "prepaid" | "other";
  last_four: string;
  /** Last month it is good in, `YYYY-MM`. */
  expires: string;
  saved_at: Instant;
}

/** A card that a guest went to the gateway to type. Key `request_id`, which the gateway knows it by. */
export interface CardRequestTable {
  request_id: string;
  /** Null once the account is gone: what is kept then is forgotten at once. */
  user_id: string | null;
  brand_id: string;
  session_id: string;
  booking_id: string | null;
  state: Generated<"open" | "unknown" | "saved" | "declined">;
  /** Of the secret that the browser brings back, once. */
  return_hash: string;
  returned_at: MaybeInstant;
  card_id: ColumnType<string | null, string | null | undefined, string | null>;
  asked_at: Instant;
  /** When the gateway is asked next, where it has not told meanwhile. */
  ask_after: Instant;
  settled_at: MaybeInstant;
}

/** A card that the gateway is still to be told to forget. Key `card_id`. */
export interface CardRemovalTable {
  card_id: string;
  token: string;
  attempts: Generated<number>;
  tell_after: Instant;
}
