import { afterAll, describe, expect, it } from "vitest";
import { createProject } from "../fixtures/temporary-project.ts";

const project = createProject();
afterAll(() => project.remove());
const timeout = 60_000;

describe("staywright add widget", () => {
  it("makes a folder that is typed, registered and valid at once", { timeout }, async () => {
    const { code, stdout } = await project.run("add", "widget", "welcome-line");
    expect(code).toBe(0);
    expect(stdout).toContain("npx vitest run widgets/welcome-line");
    expect(project.read("schemas/generated/widgets/welcome-line.ts")).toContain("interface WelcomeLineProps");
    expect(project.read("widgets/generated/registry.server.ts")).toContain(
      'import { WelcomeLine } from "../welcome-line/welcome-line.tsx"',
    );
    expect(project.read("widgets/welcome-line/welcome-line.test.tsx")).toContain("renderToStaticMarkup");
    expect((await project.run("validate")).stdout).toMatch(/^valid: /m);
  });

  it("refuses a name that exists or is none", { timeout }, async () => {
    expect((await project.run("add", "widget", "welcome-line")).stderr).toContain("exists already");
    expect((await project.run("add", "widget", "WelcomeLine")).stderr).toContain("not a widget name");
  });
});
