#!/usr/bin/env node
import { register } from "node:module";

process.env.TS_NODE_TRANSPILE_ONLY = "true";
process.env.TS_NODE_PROJECT = new URL("../tsconfig.node.json", import.meta.url).pathname;
register("ts-node/esm", import.meta.url);
try { await import("./main.ts"); } catch (e) { console.error(e?.message ?? e, e); }
