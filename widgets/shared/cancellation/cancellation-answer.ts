import type { CancellationChargeOutput } from "#schemas/generated/api/cancellation.ts";

/** A booking that can be cancelled: what that costs, and the reasons to choose from. */
export type OpenCancellation = CancellationChargeOutput &
  Required<Pick<CancellationChargeOutput, "quote" | "reasons">>;

/** Whether a booking can be cancelled by whoever asked. */
export function isOpen(answer: CancellationChargeOutput): answer is OpenCancellation {
  return answer.access === "open" && answer.quote !== undefined && answer.reasons !== undefined;
}

/** Why a guest cancels: the code of a reason, and their own words. */
export interface ChosenReason {
  readonly code: string;
  readonly words: string;
}
