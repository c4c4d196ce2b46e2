/** What failed in a browser: an island by its address, or a message by its id. */
export interface FailedPart {
  readonly node?: string;
  readonly message?: string | undefined;
}

declare global {
  interface Window {
    /** What failed, in the order it did; whoever reports it takes the place of the list. */
    failedParts?: { readonly push: (part: FailedPart) => void };
  }
}

/** Notes what failed, also before anything is there that reports it. */
export function noteFailed(part: FailedPart): void {
  window.failedParts ??= [] as FailedPart[];
  window.failedParts.push(part);
}
