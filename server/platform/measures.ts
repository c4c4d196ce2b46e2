/** What the database says of the work beside calls. */
export interface Measures {
  readonly outbox: readonly OutboxMeasure[];
  /** Text messages of the last day that went out, by how far they got; every state is there. */
  readonly smsReceipts: readonly { readonly receipt: string; readonly count: number }[];
  readonly holdsActive: number;
  /** Holds whose time is over and whose rooms were not given back yet. */
  readonly holdsOverdue: number;
}

/** Work of one kind that waits to leave the house. */
export interface OutboxMeasure {
  readonly kind: string;
  readonly pending: number;
  /** Given up: waits for a person. */
  readonly failed: number;
  /** Age of the oldest work that is due, in seconds; 0 when none is. */
  readonly oldestSeconds: number;
}

/** Where measures are told. */
export interface Gauges {
  readonly measured: (measures: Measures) => void;
  readonly brokenRules: (count: number) => void;
}
