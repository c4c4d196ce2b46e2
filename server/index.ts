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
