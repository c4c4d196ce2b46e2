import type { CallerIdGateway } from "./caller-id/caller-id.ts";
import type { CardGateway } from "./cards/cards.ts";
import type { PaymentGateway } from "./payment/payment.ts";
import type { SignInGateway } from "./sign-in/sign-in.ts";
import type { StorageGateway } from "./storage/storage.ts";

/** A message to a guest. */
export interface Mail {
  /** Same id, same mail: a repeat must not send twice. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  /** Plain text; all there is to read for whoever shows no HTML. */
  readonly body: string;
  /** The same as simple HTML, whole without pictures; none where the text is enough. */
  readonly html?: string;
  readonly locale: string;
  /** Address that ends mail of this kind with one POST (RFC 8058); none for mail about a booking. */
  readonly unsubscribe?: string;
}

/** A text message. */
export interface Sms {
  /** Same id, same message; a receipt names it. */
  readonly id: string;
  /** E.164, such as `+31612345678`. */
  readonly to: string;
  readonly text: string;
  readonly locale: string;
}

/** A text message as the outbox keeps it (kind `sms`). */
export type WaitingSms = Omit<Sms, "id"> & {
  /** Whether it was counted for its number already, where it was asked for: it is not held back. */
  readonly isCounted?: boolean;
};

/** Something that happened to a guest, for the service that keeps in touch with guests. */
export interface EngagementEvent {
  /** Same id, same event. */
  readonly id: string;
  /** When it happened, ISO 8601. */
  readonly at: string;
  readonly name: string;
  /** Whom it happened to, as that service knows guests; never a phone number or a mail address. */
  readonly subject: string;
  readonly attributes: Readonly<Record<string, string | number | boolean>>;
}

/** An event as the outbox keeps it (kind `engagement`). */
export interface WaitingEngagement extends Omit<EngagementEvent, "id" | "at"> {
  /** Number of the choice it is told by: once that is taken back it does not go out. */
  readonly consent: string;
}

/**
 * Every method of a port is asynchronous and may fail: with `RefusedForGood` where trying again is of no use.
 */
export interface MailGateway {
  readonly send: (mail: Mail) => Promise<void>;
}

export interface SmsGateway {
  readonly send: (sms: Sms) => Promise<void>;
}

export interface EngagementGateway {
  /** Hands over events, all or none. */
  readonly tell: (events: readonly EngagementEvent[]) => Promise<void>;
}

/** Third parties, as ports. */
export interface Gateways {
  readonly mail: MailGateway;
  readonly sms: SmsGateway;
  readonly engagement: EngagementGateway;
  readonly storage: StorageGateway;
  readonly signIn: SignInGateway;
  /** None where no gateway is connected: guests then pay at the property alone. */
  readonly payment?: PaymentGateway | undefined;
  /** None where the gateway keeps no cards, or none is connected. */
  readonly cards?: CardGateway | undefined;
  readonly callerId: CallerIdGateway;
}
