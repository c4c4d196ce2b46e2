import { createServer } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkDatabase } from "../doctor/database.ts";
import { checkNode, checkPackages } from "../doctor/environment.ts";
import { checkPort } from "../doctor/network.ts";
import { createProject, repositoryProject } from "../fixtures/temporary-project.ts";

const timeout = 120_000;
const { root } = repositoryProject();
const project = createProject();
const url = process.env.DATABASE_URL;

beforeAll(() => {
  delete process.env.DATABASE_URL;
});
afterAll(() => {
  if (url !== undefined) process.env.DATABASE_URL = url;
  project.remove();
});

describe("staywright doctor", () => {
  it("looks at everything a site needs, as lines and as JSON", { timeout }, async () => {
    project.write("package.json", JSON.stringify({ engines: { node: ">=20.19" } }));
    const { code, stdout } = await project.run("doctor", "--json");
    const { checks } = JSON.parse(stdout) as {
      checks: readonly { name: string; status: string; advice?: string }[];
    };
    const statusOf = (name: string) => checks.find((check) => check.name === name)?.status;
    expect(statusOf("Node")).toBe("ok");
    expect(statusOf("Configuration")).toBe("ok");
    expect(statusOf("Disk")).toBe("ok");
    expect(statusOf("Build")).toBe("warning");
    expect(statusOf("Database")).toBe("warning");
    // A copy of the configuration has no packages.
    expect(statusOf("Packages")).toBe("problem");
    expect(code).toBe(1);
    for (const { status, advice } of checks) expect(advice !== undefined).toBe(status !== "ok");
  });

  it("says so when the configuration has mistakes or the database does not answer", { timeout }, async () => {
    project.edit("config/limits.json", '"rooms"', '"romos"');
    process.env.DATABASE_URL = "postgres://nobody:secret@127.0.0.1:1/none";
    const { stdout } = await project.run("doctor");
    delete process.env.DATABASE_URL;
    expect(stdout).toMatch(/problem {2}Configuration +1 errors\n +Run npx staywright validate\./);
    expect(stdout).toMatch(/problem {2}Database +not reachable: .*ECONNREFUSED/);
    expect(stdout).not.toContain("secret");
  });

  it("compares Node and the packages with what the project asks for", () => {
    expect(checkNode(root, "18.20.0")).toMatchObject({ status: "problem" });
    expect(checkNode(root, "24.1.0")).toMatchObject({ status: "ok" });
    expect(checkPackages(root)).toMatchObject({ status: "ok" });
  });

  it("knows a port that somebody else holds", async () => {
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const taken = await checkPort(port);
    expect(taken.status).toBe("warning");
    expect(taken.message).toMatch(/^taken by /);
    await new Promise((done) => server.close(done));
    expect(await checkPort(port)).toMatchObject({ status: "ok", message: "free" });
  });

  it("tells clocks that differ and tables that are behind", () => {
    const reachable = {
      state: "reachable",
      version: "18.1",
      isEmbedded: true,
      missingMigrations: ["0009-more"],
      clockAheadMs: -5000,
      liveRelease: null,
    } as const;
    expect(checkDatabase(reachable).map(({ name, status }) => [name, status])).toEqual([
      ["Database", "ok"],
      ["Tables", "warning"],
      ["Clock", "problem"],
      ["Published release", "ok"],
    ]);
    expect(checkDatabase({ state: "stopped" })).toMatchObject([{ status: "ok" }]);
  });
});
