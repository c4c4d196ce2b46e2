/** What a guest is to pay, before the gateway knows of it. */
export interface NewPayment {
  /** Our own id, random; also the gateway's key: the same id again is the same payment. */
  readonly id: string;
  /** Minor units of the currency. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
  /** Where the guest comes back to; says nothing of how it went. */
  readonly returnUrl: string;
}

/** `unknown`: the gateway cannot say yet; neither paid nor failed until it has. */
export type PaymentStatus = "open" | "unknown" | "succeeded" | "declined";

export interface PaymentState {
  readonly status: PaymentStatus;
  /** Minor units that went back to the guest. */
  readonly refunded: number;
}

/** What a gateway tells by itself: twice, late and in disorder. */
export interface PaymentEvent {
  /** Same id, same event. */
  readonly id: string;
  readonly payment: string;
  /** State of the payment when the event was made. */
  readonly status: PaymentStatus;
  /** Later events of a payment have higher numbers. */
  readonly sequence: number;
}

/**
 * Takes payments by a page of its own. An error means that nobody knows whether it was done: ask with
 * `query`, or again under the same id.
 */
export interface PaymentGateway {
  /** Origin of its pages, for the content policy of pages that lead there. */
  readonly origin: string;
  /** Address of the page where the guest pays. */
  readonly create: (payment: NewPayment) => Promise<{ readonly page: string }>;
  /** Null for a payment it does not know. */
  readonly query: (id: string) => Promise<PaymentState | null>;
  /**
   * Gives money back; the same refund id again is the same refund. @throws RefusedForGood where there is not
   * so much to give back.
   */
  readonly refund: (refund: {
    readonly id: string;
    readonly payment: string;
    readonly amount: number;
  }) => Promise<void>;
  /**
   * Reads a webhook by its raw body and signature header; null for one that the gateway did not sign, or long
   * ago.
   */
  readonly readEvent: (rawBody: string, signature: unknown) => Promise<PaymentEvent | null>;
}
