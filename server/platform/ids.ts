import { codeFrom } from "#domain/account";
import { bookingIdFrom } from "#domain/booking";
import type { RandomBytes } from "./random.ts";

/** Makers of identifiers. All are random: none can be guessed or counted. */
export interface Ids {
  /** 60 bits, readable over the phone. */
  readonly booking: () => string;
  /** 128 bits, URL-safe. */
  readonly quote: () => string;
  readonly session: () => string;
  readonly user: () => string;
  /** Of the link to a shared list of saved properties: 128 bits, in letters that a path keeps. */
  readonly wishlist: () => string;
  readonly payment: () => string;
  readonly mealBooking: () => string;
  /** Of one side of a guest's wallet. */
  readonly wallet: () => string;
  /** Of money that was moved in a wallet. */
  readonly walletTransaction: () => string;
  readonly lock: () => string;
  readonly outbox: () => string;
  readonly event: () => string;
  readonly consent: () => string;
  /** Of a subscription to the newsletter. */
  readonly subscription: () => string;
  readonly membership: () => string;
  /** Of a card that is kept, and of what a guest began to keep one. */
  readonly card: () => string;
  readonly cardRequest: () => string;
  /** Of a passkey, as pages call it. */
  readonly passkey: () => string;
  /** 256 bits: what a passkey is to sign, in base64url. */
  readonly challenge: () => string;
  /** 60 bits, readable over the phone. */
  readonly inquiry: () => string;
  /** Of a picture that a guest uploaded. */
  readonly picture: () => string;
  /** 256 bits: the secret of a mail's link that proves its address. */
  readonly mailToken: () => string;
  /** 256 bits: what links that anybody may look at are signed with. */
  readonly signingKey: () => string;
  /** Six digits that prove a number for some minutes (ACC-12); no identifier, for others may get the same. */
  readonly oneTimeCode: () => string;
}

/** Identifiers from a source of random bytes. */
export function createIds(random: RandomBytes): Ids {
  const id = (prefix: string) => () => prefix + Buffer.from(random(16)).toString("base64url");
  return {
    booking: () => bookingIdFrom(random(8)),
    quote: id("q"),
    session: id("s"),
    user: id("u"),
    wishlist: () => Buffer.from(random(16)).toString("hex"),
    payment: id("p"),
    mealBooking: id("m"),
    wallet: id("w"),
    walletTransaction: id("t"),
    lock: id("l"),
    outbox: id("o"),
    event: id("e"),
    consent: id("c"),
    subscription: id("n"),
    membership: id("b"),
    card: id("d"),
    cardRequest: id("r"),
    passkey: id("k"),
    challenge: () => Buffer.from(random(32)).toString("base64url"),
    inquiry: () => bookingIdFrom(random(8)),
    picture: id("i"),
    mailToken: () => Buffer.from(random(32)).toString("base64url"),
    signingKey: () => Buffer.from(random(32)).toString("base64url"),
    oneTimeCode: () => codeFrom(random(8)),
  };
}
