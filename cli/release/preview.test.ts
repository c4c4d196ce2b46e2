import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { runReleaseCommand } from "../fixtures/run-release-command.ts";
import { createProject } from "../fixtures/temporary-project.ts";
import { buildRelease } from "./build.ts";
import { previewRelease, type ReleasePreviewOptions } from "./preview.ts";

const answer = JSON.stringify({ status: "ok", release: "0123456789abcdef" });

describe("release preview on a machine with the embedded database", () => {
  const project = createProject();
  const server = createServer((_, response) => response.end(answer));
  let hash = "";
  let port = 0;

  beforeAll(async () => {
    // Empty as absent: the database is that of the project's folder.
    vi.stubEnv("DATABASE_URL", "");
    vi.stubEnv("DATA_FOLDER", "");
    hash = JSON.parse((await runReleaseCommand(project.root, buildRelease, { json: true })).stdout).hash;
    server.listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => vi.stubEnv("PORT", String(port)));
  afterAll(() => {
    vi.unstubAllEnvs();
    project.remove();
  });

  const preview = async (options: Partial<ReleasePreviewOptions> = {}) => {
    const { stdout } = await runReleaseCommand(project.root, previewRelease, { hash, ...options });
    return stdout.split("\n");
  };

  it("prints the address of the server that answers", async () => {
    vi.stubEnv("PORT", String(port));
    const [url, until, ...more] = await preview({ site: "wrenhollow-nl" });
    expect(url).toMatch(new RegExp(`^http://wrenhollow-nl\\.localhost:${port}/_preview/[\\w.-]+$`));
    expect(until).toContain(`leave with http://wrenhollow-nl.localhost:${port}/_preview/end`);
    expect(more).toEqual([]);
  });

  it("takes the address it is given, however it ends", async () => {
    for (const origin of ["https://staging.example", "https://staging.example/"]) {
      const [url, until] = await preview({ origin, path: "/search?a=1" });
      expect(url).toMatch(/^https:\/\/staging\.example\/_preview\/[\w.-]+\?to=%2Fsearch%3Fa%3D1$/);
      expect(until).toMatch(/leave with https:\/\/staging\.example\/_preview\/end$/);
    }
  });

  it("prints the path and says what to write before it where no server answers", async () => {
    await new Promise((resolve) => server.close(resolve));
    const [path, said, until, ...more] = await preview();
    expect(path).toMatch(/^\/_preview\/[\w.-]+$/);
    expect(said).toContain("No server was found on this machine");
    expect(said).toContain("--origin");
    expect(until).toMatch(/leave with \/_preview\/end$/);
    expect(more).toEqual([]);
    const { url, release } = JSON.parse((await preview({ json: true })).join("\n"));
    expect([url, release]).toEqual([expect.stringMatching(/^\/_preview\/[\w.-]+$/), hash]);
  });
});
