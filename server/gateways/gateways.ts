/** A message to a guest; plain text. */
export interface Mail {
  /** Same id, same mail: a repeat must not send twice. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly body: string;
  readonly locale: string;
}

export interface MailGateway {
  readonly send: (mail: Mail) => Promise<void>;
}

/** Third parties, as ports. */
export interface Gateways {
  readonly mail: MailGateway;
}
