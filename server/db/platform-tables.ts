import type { Generated } from "kysely";
import type { Audience } from "#schemas";
import type { Instant, Json, JsonWithDefault, MaybeInstant } from "./column.ts";

/** A change asked for under a key, and its answer. Key `scope, key`; kept 72 hours. */
export interface IdempotencyTable {
  scope: string;
  key: string;
  /** SHA-256 of the request; another body under the same key is refused. */
  request_hash: string;
  state: "in_progress" | "done";
  /** Who works on it; a late worker whose token was replaced changes nothing. */
  lock_token: string;
  locked_until: Instant;
  status_code: number | null;
  /** Body of the answer, byte for byte. */
  response: string | null;
  created_at: Instant;
  expires_at: Instant;
}

/** Work to do after a commit. Key `property_id, outbox_id`. */
export interface OutboxTable {
  property_id: number;
  outbox_id: string;
  kind: string;
  payload: Json<unknown>;
  state: Generated<"pending" | "sent" | "failed">;
  attempts: Generated<number>;
  available_at: Instant;
  lease_token: string | null;
  leased_until: MaybeInstant;
  last_error: string | null;
  created_at: Instant;
  sent_at: MaybeInstant;
  /** How far a text message got, as its provider tells; null until it does. */
  receipt: "accepted" | "sent" | "delivered" | "undelivered" | null;
  /** When it got there, by the provider's clock. */
  receipt_at: MaybeInstant;
}

/** A browser's session. The token is kept as its SHA-256 only. */
export interface SessionTable {
  session_id: string;
  token_hash: string;
  user_id: string | null;
  /** How pages call the guest; only with a `user_id`. */
  user_name: string | null;
  /** Anything but `anonymous` only with a `user_id`. */
  audience: Generated<Audience>;
  /** When who the guest is was proven; null while nobody knows. */
  authenticated_at: MaybeInstant;
  /** When it was proven last; null while nobody knows, and in sessions older than this column. */
  proven_at: MaybeInstant;
  /** What proved it; null where nothing has. */
  login_mode: string | null;
  /** Browser and system the guest signed in with; empty where nobody can say. */
  device: Generated<string>;
  /** Country they signed in from, ISO 3166 alpha-2. */
  country: string | null;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: MaybeInstant;
}

/** A session's secret that is spent, or whose form is on its way. Key `secret_hash`. */
export interface SpentSecretTable {
  secret_hash: string;
  /** Of the form that came with it last; null where no form has. */
  form_hash: string | null;
  /** True where it opens nothing any more. */
  spent: boolean;
  /** What the form led to, sealed under what stood in it. */
  answer: string | null;
  /** How often a form may still be compared with the one that spent it. */
  tries_left: number;
  /** Until when the form may be on its way. */
  busy_until: MaybeInstant;
  expires_at: Instant;
}

/** Right of a session to see one booking. Key `session_id, booking_id`. */
export interface SessionGrantTable {
  session_id: string;
  booking_id: string;
  property_id: number;
  access: "token" | "masked";
  created_at: Instant;
  expires_at: Instant;
}

/** A link of a message to a booking; the token is kept as its SHA-256 only. */
export interface BookingLinkTable {
  token_hash: string;
  property_id: number;
  booking_id: string;
  created_at: Instant;
  expires_at: Instant;
}

/** A counter of a fixed window. Key `bucket, window_start`. */
export interface RateLimitTable {
  bucket: string;
  window_start: Instant;
  count: Generated<number>;
}

/** A browser event, without personal data. Key `event_id`. */
export interface EventLogTable {
  event_id: string;
  site_id: string;
  name: string;
  page: string | null;
  occurred_at: MaybeInstant;
  received_at: Instant;
  attributes: JsonWithDefault<Readonly<Record<string, string | number | boolean>>>;
}

/** An event of a provider. Key `provider, event_id`; kept 30 days. */
export interface WebhookEventTable {
  provider: string;
  event_id: string;
  signed_at: Instant;
  received_at: Instant;
  /** As it was signed. */
  body: string;
  /** When what follows from it was done. */
  done_at: MaybeInstant;
}

/**
 * What a browser was sent to another site for, and what it brought back as a form. Key `state_hash`; gone
 * when it ends.
 */
export interface FormStateTable {
  /** SHA-256 of the state. */
  state_hash: string;
  party: string;
  /** Host name that the browser left from. */
  host: string;
  session_id: string;
  /** What the server needs to go on. */
  carry: Json<unknown>;
  expires_at: Instant;
  /** SHA-256 of what leads on to the answer; null until one came. */
  ticket_hash: string | null;
  /** Fields of the form; null until one came, and again once they were read. */
  answer: Json<Readonly<Record<string, string>>> | null;
}

/** What was seeded, so that a start seeds once. Key `name`. */
export interface SeedTable {
  name: string;
  version: string;
  seeded_at: Instant;
}

/** Migrations that ran. Key `name`. */
export interface MigrationTable {
  name: string;
  ran_at: Instant;
}
