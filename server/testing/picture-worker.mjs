// The process that makes pictures, from its source. Started by picture-process.test.ts.
import { register } from "node:module";
import { fileURLToPath } from "node:url";

process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../../tsconfig.node.json", import.meta.url));
register("ts-node/esm", import.meta.url);

await import("../images/picture-worker.ts");
