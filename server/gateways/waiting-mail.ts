import type { Mail } from "./gateways.ts";

/**
 * A mail as the outbox keeps it. It holds no secret: what its link needs to open a booking is made when it is
 * sent.
 */
export interface WaitingMail extends Omit<Mail, "id"> {
  /**
   * The link to a booking: a line of its own of the body, and whole attributes of the HTML; none when the
   * mail has no such line.
   */
  readonly link?: {
    readonly booking_id: string;
    /** Absolute address, without a token. */
    readonly address: string;
  };
}
