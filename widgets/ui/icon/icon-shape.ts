/** One icon: a path on a 24×24 grid, stroked with the text colour. */
export interface IconShape {
  /** Its name in configuration, and in the page's set of icons. */
  readonly id: string;
  readonly d: string;
  /** Points along the line of reading, so it turns around in right-to-left pages. */
  readonly mirrored?: boolean;
  /** Filled instead of stroked. */
  readonly filled?: boolean;
}
