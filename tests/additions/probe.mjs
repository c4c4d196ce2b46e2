// Runs the code of the copy of the project that it stands in: what probe.ts says, with what the environment
// asks. Started by code.test.ts.
import { register } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = new URL("../../", import.meta.url);
process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = fileURLToPath(new URL("tsconfig.node.json", root));
register(new URL("cli/typescript-loader.mjs", root).href, pathToFileURL(fileURLToPath(root)).href);
await import("./probe.ts");
