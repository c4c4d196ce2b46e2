export { type GivenReads, giveAgain, givenBy } from "./check/given-reads.ts";
export { nameOf } from "./check/name-of.ts";
export { createPageCheck } from "./check/page-check.ts";
export type { PageLink, PageProblem } from "./check/page-problem.ts";
export { type Read, type Reads, tracked } from "./check/tracked.ts";
export { createHttpCaller } from "./data/http-caller.ts";
export { shortHash } from "./memory/content-hash.ts";
export { createMemory } from "./memory/memory.ts";
export { type CacheKeyInput, cacheKey, declaredQuery } from "./plan/cache-key.ts";
export type { OperationScopes } from "./plan/operation-scopes.ts";
export type { CompiledPage } from "./plan/page-plan.ts";
export type { SourceRunner } from "./plan/run-requests.ts";
export { alternatesOf, siteOrigin } from "./site/alternates.ts";
export { apiBase, isAllowedBase } from "./site/api-base.ts";
export { type BrandHome, brandHomes } from "./site/brand-homes.ts";
export { siteDeals } from "./site/deals.ts";
export { displayDecimals } from "./site/display-decimals.ts";
export { findSite, viewOf } from "./site/find-site.ts";
export { membershipPlans } from "./site/membership-plans.ts";
export { messagesOf } from "./site/messages-of.ts";
export { siteFlags } from "./site/site-flags.ts";
export { siteForVendor } from "./site/site-for-vendor.ts";
export { siteInCountry } from "./site/site-in-country.ts";
export type { AssetSource } from "./ssr/asset-source.ts";
export { inlineScriptHashes } from "./ssr/document.ts";
export { escapeAttribute } from "./ssr/escape-html.ts";
export { createIntlSource } from "./ssr/intl-source.ts";
export { createPageCache, type PageCache, type Produced } from "./ssr/page-cache.ts";
export {
  createPageRenderer,
  type PageRenderer,
  type PageRequestInput,
  type ReferenceInput,
} from "./ssr/page-renderer.ts";
export type { RenderedPage } from "./ssr/rendered-page.ts";
export { factsOfRelease } from "./ssr/to-page-context.ts";
