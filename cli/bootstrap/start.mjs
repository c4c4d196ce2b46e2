import { spawn } from "node:child_process";
import { build } from "./build.mjs";
import { installPackages, root } from "./install.mjs";

installPackages();
build();
const server = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" },
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => process.exit(code ?? 0));
