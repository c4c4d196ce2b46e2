/** What works on stored releases from outside a running server, without loading one. */
export type { Db } from "../db/pool.ts";
export { type StartedDatabase, startDatabase } from "../db/start-database.ts";
export { sameOriginPath } from "../platform/same-origin-path.ts";
export { readCounts } from "./canary-counts.ts";
export { readCanaryLimits } from "./canary-limits.ts";
export { canaryVerdict } from "./canary-verdict.ts";
export { knownChannels } from "./known-channels.ts";
export {
  LONGEST_PREVIEW_HOURS,
  type PreviewPayload,
  signPreview,
} from "./preview-token.ts";
export { type PrunedReleases, type PruneOptions, pruneReleases } from "./prune-releases.ts";
export {
  type ChannelChange,
  type ChannelState,
  createReleaseChannel,
  type ReleaseChannel,
} from "./release-channel.ts";
export type { ReleaseEvent } from "./release-history.ts";
export { createReleaseLoader, type LoadedRelease } from "./release-loader.ts";
export { createReleasePlans, type ReleasePlan, type ReleasePlans } from "./release-plans.ts";
export { createReleaseStore, type ReleaseStore, type StoredReleaseInfo } from "./release-store.ts";
export { createServerBuilder } from "./server-builder.ts";
export { type ServerReport, serversOn } from "./server-reports.ts";
export { loadServerSecret, PREVIEW_SECRET } from "./server-secret.ts";
