/**
 * What an event has to say to a mail: formatted texts, and numbers where words count them. What it lacks this
 * time is absent.
 */
export interface MailFacts {
  readonly values: Readonly<Record<string, string | number>>;
  /** Lines of a price with their amounts; absent where the event has no price. */
  readonly prices?: { readonly lines: readonly PricedLine[]; readonly total: string };
  /** Terms of cancelling, earliest first. */
  readonly policies?: readonly string[];
  /** Absolute address of the booking, without a token. */
  readonly link?: string;
}

export interface PricedLine {
  readonly name: string;
  readonly amount: string;
  /** Beside the name, such as `paid at the property`. */
  readonly note?: string;
}
