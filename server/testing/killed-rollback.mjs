// A server that stops forever while it ends a canary, before that is committed, to be killed there. Started
// by killed-rollback.ts.
import { register } from "node:module";
import { fileURLToPath } from "node:url";

process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../../tsconfig.node.json", import.meta.url));
register("ts-node/esm", import.meta.url);

const [{ openDatabase }, { recordChange }, { readChannel }] = await Promise.all([
  import("../db/pool.ts"),
  import("../releases/record-change.ts"),
  import("../releases/release-channel.ts"),
]);
const db = openDatabase({ url: process.env.KILLED_ROLLBACK });
const before = await readChannel(db, "live");
await db.transaction().execute(async (trx) => {
  const words = { note: "", actor: "", breaking: 0, allowedBecause: "", at: new Date() };
  const told = { from: before.canary.release, to: before.release };
  const made = await recordChange(trx, {
    channel: "live",
    before,
    kind: "abort",
    live: before.release,
    told,
    ...words,
  });
  process.stdout.write(`made ${made}\n`);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
});
