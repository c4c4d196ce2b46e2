// Accounts
export { setAccountRole } from "./api/account/set-account-role.ts";
// Backup
export { RestoreRefused, restoreBackup } from "./backup/restore-backup.ts";
export { writeBackup } from "./backup/write-backup.ts";
// Database
export { databaseAddress } from "./db/database-address.ts";
export { type DatabaseStatus, databaseStatus } from "./db/database-status.ts";
export type { Database } from "./db/schema.ts";
export { type StartDatabaseOptions, type StartedDatabase, startDatabase } from "./db/start-database.ts";
// Demo supply
export { firstPropertyId } from "./demo/first-property.ts";
export { type DemoSupplyOptions, seedDemoSupply } from "./demo/seed-demo-supply.ts";
// Inventory
export { brokenInvariants } from "./inventory/broken-invariants.ts";
// Outbox
export { listOutbox, type OutboxRow, retryOutbox } from "./jobs/outbox/dead-letters.ts";
