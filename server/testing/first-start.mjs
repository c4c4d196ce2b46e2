// The first start of a server on a data folder: cluster, tables, demo supply. Started by first-start.ts,
// which may kill it at any moment.
import { register } from "node:module";
import { fileURLToPath } from "node:url";

process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../../tsconfig.node.json", import.meta.url));
register("ts-node/esm", import.meta.url);

const dataFolder = process.argv[2];
const [{ startDatabase }, { seedDemoSupply }] = await Promise.all([
  import("../db/start-database.ts"),
  import("../demo/seed-demo-supply.ts"),
]);
process.stdout.write("begun\n");
const database = await startDatabase({ dataFolder });
const known = await database.db.selectFrom("property").select("property_id").limit(1).executeTakeFirst();
if (!known) await seedDemoSupply(database.db, { properties: 30, today: "2027-03-01" });
process.stdout.write("ready\n");
// Long enough to be killed while it serves.
setTimeout(() => undefined, 60_000);
