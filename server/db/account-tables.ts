import type { ColumnType, Generated } from "kysely";
import type { Instant, Json, MaybeInstant } from "./column.ts";

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
  created_at: Instant;
}

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
