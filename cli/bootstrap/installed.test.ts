import { describe, expect, it } from "vitest";
import { isInstalled } from "./installed.mjs";

const wanted = {
  packages: {
    "": {},
    "node_modules/fastify": { version: "5.0.0" },
    "node_modules/vitest": { version: "4.0.0", dev: true },
    "node_modules/binding-of-another-platform": { version: "1.0.0", optional: true },
  },
};
const fastify = { "node_modules/fastify": { version: "5.0.0" } };
const vitest = { "node_modules/vitest": { version: "4.0.0", dev: true } };

describe("installed packages", () => {
  it.each([
    ["all of them", { ...fastify, ...vitest }],
    ["all but those for development", fastify],
    ["some the lockfile no longer has", { ...fastify, "node_modules/old": { version: "1.0.0" } }],
  ])("are those of the lockfile: %s", (_, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(true);
  });

  it.each([
    ["nothing", {}],
    ["one missing", vitest],
    ["another version", { "node_modules/fastify": { version: "4.9.0" } }],
    ["one for development missing", { ...fastify, "node_modules/biome": { version: "2.0.0", dev: true } }],
  ])("are not those of the lockfile: %s", (_, packages) => {
    expect(isInstalled(wanted, { packages })).toBe(false);
  });
});
