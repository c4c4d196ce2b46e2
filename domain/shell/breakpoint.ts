/**
 * First width in CSS pixels that is not mobile (CONST-03). Stylesheets say the same number: a test holds them
 * to it.
 */
export const MOBILE_BREAKPOINT_PX = 780;
