/** First width in CSS pixels that is not mobile (CONST-03). */
export const MOBILE_BREAKPOINT_PX = 780;

/** True for screens narrower than 780 px (CONST-03). */
export function isMobileWidth(pixels: number): boolean {
  return pixels < MOBILE_BREAKPOINT_PX;
}
