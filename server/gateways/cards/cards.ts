/** A card that a guest is to type on the gateway's own page, before the gateway knows of it. */
export interface NewCard {
  /** Our own id, random; also the gateway's key: the same id again is the same transaction. */
  readonly id: string;
  /** Whose the card is: a random number that names nobody. */
  readonly customer: string;
  /** What the card is tried with, in minor units; 0 charges nothing. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** The guest's proven number as E.164, for the bank's own question; absent where none is known. */
  readonly userPhone?: string;
  /** Where the guest comes back to; neither says how it went. */
  readonly successUrl: string;
  readonly failureUrl: string;
}

/** `unknown`: the gateway cannot say yet; neither kept nor refused until it has. */
export type CardStatus = "open" | "unknown" | "succeeded" | "declined";

export const CARD_KINDS = ["credit", "debit", "prepaid", "other"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** What we may know of a card: nothing that pays anywhere else. */
export interface KeptCard {
  /** Stands for the card at the gateway, for this customer alone. */
  readonly token: string;
  /** What kind of card it is; no mark of a scheme. */
  readonly kind: CardKind;
  /** Four digits. */
  readonly lastFour: string;
  /** Last month it is good in, `YYYY-MM`. */
  readonly expires: string;
}

export type CardState =
  | { readonly status: "succeeded"; readonly card: KeptCard }
  | { readonly status: Exclude<CardStatus, "succeeded"> };

/** What a gateway tells by itself: twice, late and in disorder. What became of the card is asked for then. */
export interface CardEvent {
  /** Same id, same event. */
  readonly id: string;
  /** Id of the transaction. */
  readonly card: string;
}

/**
 * Keeps cards that guests type on a page of its own (ADR 0052). An error means that nobody knows whether it
 * was done: ask with `query`, or again under the same id.
 */
export interface CardGateway {
  /** Begins a transaction; the address of the page where the guest types the card. */
  readonly create: (card: NewCard) => Promise<{ readonly page: string }>;
  /** Null for a transaction it does not know. */
  readonly query: (id: string) => Promise<CardState | null>;
  /** Forgets a card for good; one that it does not know is forgotten already. */
  readonly forget: (token: string) => Promise<void>;
}
