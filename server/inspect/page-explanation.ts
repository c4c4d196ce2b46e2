import type { PageInsight } from "#renderer/release";

/** A page opened up, as the overlay reads it. */
export interface PageExplanation extends PageInsight {
  /** Present on the pages of a preview. */
  readonly preview?: {
    readonly release: string;
    /** Moment (ISO 8601) the preview is over. */
    readonly until: string;
    /** What the preview decides, such as `web2=new`. */
    readonly forced: readonly string[];
  };
}
