// Building and running

// Calls
export { ApiError } from "./api/api-error.ts";
export {
  defineOperation,
  type OperationContext,
  type OperationHandler,
  type OperationInput,
  type OperationOutput,
} from "./api/operation.ts";
export { type AppOperations, type AppOptions, buildApp, type CallContext } from "./app.ts";
// Database
export { type DatabaseStatus, databaseStatus } from "./db/database-status.ts";
export { migrate } from "./db/migrate.ts";
export { type Db, openDatabase } from "./db/pool.ts";
export type { Database } from "./db/schema.ts";
export { type StartDatabaseOptions, type StartedDatabase, startDatabase } from "./db/start-database.ts";
// Demo supply
export { type DemoSupplyOptions, seedDemoSupply } from "./demo/seed-demo-supply.ts";
// Gateways
export type { Gateways, Mail, MailGateway } from "./gateways/gateways.ts";
// Releases
export {
  LONGEST_PREVIEW_HOURS,
  type PreviewPayload,
  signPreview,
  USER_MODES,
} from "./releases/preview-token.ts";
export { type PrunedReleases, type PruneOptions, pruneReleases } from "./releases/prune-releases.ts";
export {
  type ChannelChange,
  type ChannelState,
  createReleaseChannel,
  type ReleaseChannel,
} from "./releases/release-channel.ts";
export type { ReleaseEvent } from "./releases/release-history.ts";
export { createReleaseLoader, type LoadedRelease } from "./releases/release-loader.ts";
export { createReleaseStore, type ReleaseStore, type StoredReleaseInfo } from "./releases/release-store.ts";
export { sameOriginPath } from "./releases/same-origin-path.ts";
export { createServerBuilder } from "./releases/server-builder.ts";
export { type ServerReport, serversOn } from "./releases/server-reports.ts";
export { loadServerSecret, PREVIEW_SECRET } from "./releases/server-secret.ts";
