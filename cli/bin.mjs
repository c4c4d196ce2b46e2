#!/usr/bin/env -S node --max-semi-space-size=64
import { register } from "node:module";
import { fileURLToPath } from "node:url";

const args = process.argv.slice(2);

// Whoever reads the output may stop early, as `head` does; that is no failure.
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

if (args[0] === "__complete") {
  // A key press waits for this, so it loads nothing but the list of commands.
  const { complete } = await import("./completion/complete.mjs");
  console.log(complete(args.slice(1), fileURLToPath(new URL("..", import.meta.url))));
} else {
  decideColours();
  const { main } = await import("./program.mjs");
  process.exitCode = await main(args, () => {
    process.env.TS_NODE_TRANSPILE_ONLY = "true";
    process.env.TS_NODE_PROJECT = fileURLToPath(new URL("../tsconfig.node.json", import.meta.url));
    register("./typescript-loader.mjs", import.meta.url);
  });
}

/** Colours are for terminals, unless somebody asks for them; without this a CI counts as a terminal. */
function decideColours() {
  const { env, stdout } = process;
  const isForced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== "0";
  if (isForced || (stdout.isTTY && env.FORCE_COLOR !== "0")) return;
  env.NO_COLOR = "1";
  delete env.FORCE_COLOR;
}
