import type { Mail } from "./gateways.ts";

/**
 * A mail as the outbox keeps it. What its link needs, to open a booking or to prove an address, is made when
 * it is sent; the secrets that may stand here are a one-time code, and a link that ends the newsletter.
 */
export interface WaitingMail extends Omit<Mail, "id"> {
  /** Whether it was counted for its address already, where it was asked for: it is not held back. */
  readonly isCounted?: boolean;
  /**
   * The link to a booking: a line of its own of the body, and whole attributes of the HTML; none when the
   * mail has no such line.
   */
  readonly link?: {
    readonly booking_id: string;
    /** Absolute address, without a token. */
    readonly address: string;
  };
  /**
   * The link that proves an address, written as that to a booking is; none when the mail has no such line.
   */
  readonly proof?: {
    readonly purpose: "sign_in" | "reset" | "newsletter";
    readonly brand_id: string;
    /** In the form an account is known by. */
    readonly email: string;
    /** For how long the link is good once the mail went out. */
    readonly minutes: number;
    /** Absolute address, without a token. */
    readonly address: string;
    /** Name of the token in its query. */
    readonly parameter: string;
    /** What opening it says yes to, kept with the token. */
    readonly about?: Readonly<Record<string, string>>;
  };
}
