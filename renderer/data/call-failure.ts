/** A call that did not succeed: the answer's body plus its status (API-02). Status 0 means no answer came. */
export class CallFailure extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly fields: readonly FieldFailure[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(statusCode: number, body: FailureBody = {}) {
    super(body.message ?? (statusCode === 0 ? "no answer" : `answered ${statusCode}`));
    this.name = "CallFailure";
    this.statusCode = statusCode;
    this.code = body.code ?? "unavailable";
    this.fields = body.fields ?? [];
    this.details = body.details ?? {};
  }
}

/** Code of a call that never left the browser: nothing happened, and nothing will happen by itself. */
export const NOT_SENT = "not_sent";

export interface FieldFailure {
  readonly field: string;
  readonly code: string;
  readonly message: string;
}

export interface FailureBody {
  readonly code?: string;
  readonly message?: string;
  readonly fields?: readonly FieldFailure[];
  readonly details?: Readonly<Record<string, unknown>>;
}
