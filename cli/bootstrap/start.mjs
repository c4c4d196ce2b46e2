import { build } from "./build.mjs";
import { installPackages } from "./install.mjs";

installPackages();
build();
process.env.NODE_ENV ??= "production";
// In this very process: signals reach the server, and how it ends is how the command ends.
const server = "../../dist/server/main.js";
await import(server);
