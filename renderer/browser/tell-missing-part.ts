import type { ImportFailed } from "#schemas/generated/api/events.ts";

declare global {
  interface DocumentEventMap {
    /** Code that a guest wanted has not come (ERR-04). */
    "staywright:import-failed": CustomEvent<MissingPart>;
  }
}

/** Code that did not come: 500 where loading failed twice, 404 where this build has no such part. */
export interface MissingPart {
  readonly statusCode: 404 | 500;
  readonly message: ImportFailed["attributes"]["reason"];
  /** Whether what stands in its place says so already, with a way to try again. */
  readonly told?: boolean;
}

/** Tells the operator of code that did not come, and the guest where nothing in its place does. */
export function tellMissingPart(detail: MissingPart): void {
  document.dispatchEvent(new CustomEvent("staywright:import-failed", { detail }));
}

/** What a part of an island reports that shows its own way to try again. */
export const MISSING_ISLAND: MissingPart = { statusCode: 500, message: "error in import", told: true };
