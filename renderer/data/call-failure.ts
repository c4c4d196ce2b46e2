/** A call that did not succeed: the answer's body plus its status (API-02). Status 0 means no answer came. */
export class CallFailure extends Error {
  readonly statusCode: number;
  readonly code: string;
  readonly fields: readonly FieldFailure[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor(statusCode: number, body: FailureBody = {}) {
    super(body.message ?? statusText(statusCode));
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

/** Words for logs (ERR-05). */
function statusText(statusCode: number): string {
  if (statusCode >= 500) return "API server side error";
  if (statusCode >= 400) return "API client side error";
  return "no answer";
}
