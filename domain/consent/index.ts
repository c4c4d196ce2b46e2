export { bannerOffset } from "./banner-offset.ts";
export { consentApplies } from "./consent-applies.ts";
