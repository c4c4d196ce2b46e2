#!/usr/bin/env node
import { register } from "node:module";
import { fileURLToPath } from "node:url";
import { main } from "./program.mjs";

process.exitCode = await main(process.argv.slice(2), () => {
  process.env.TS_NODE_TRANSPILE_ONLY = "true";
  process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../tsconfig.node.json", import.meta.url));
  register("ts-node/esm", import.meta.url);
});
