import { register } from "node:module";
import { fileURLToPath } from "node:url";

// The thread that builds and renders releases while somebody develops: from the sources, since nothing is
// built then.
process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../tsconfig.node.json", import.meta.url));
// React checks far more than pages need where it is told that this is development.
process.env.NODE_ENV = "production";
register("../cli/typescript-loader.mjs", import.meta.url);
await import("./check/release-worker.ts");
