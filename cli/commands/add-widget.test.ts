import { execFile } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { createWholeProject } from "../fixtures/temporary-project.ts";

const project = createWholeProject();
afterAll(() => project.remove());
const timeout = 120_000;
const repository = join(import.meta.dirname, "../..");

describe("staywright add widget", () => {
  it("makes a folder that is typed, registered and valid at once", { timeout }, async () => {
    const { code, stdout } = await project.run("add", "widget", "welcome-line", "--yes");
    expect(code).toBe(0);
    expect(stdout).toContain("npx vitest run widgets/welcome-line");
    expect(project.read("schemas/generated/widgets/welcome-line.ts")).toContain("interface WelcomeLineProps");
    expect(project.read("widgets/generated/registry.server.ts")).toContain(
      'import { WelcomeLine } from "../welcome-line/welcome-line.tsx"',
    );
    expect(project.read("widgets/welcome-line/welcome-line.test.tsx")).toContain("renderToStaticMarkup");
    expect((await project.run("validate")).stdout).toMatch(/^valid: /m);
  });

  it("writes code that asks for an answer and shows it", { timeout }, async () => {
    const { code } = await project.run(
      ...["add", "widget", "towns-around", "--data", "cities", "--category", "search", "--hydrate", "idle"],
      "--yes",
    );
    expect(code).toBe(0);
    const manifest = JSON.parse(project.read("widgets/towns-around/widget.json"));
    expect(manifest).toMatchObject({ category: "search", render: { hydrate: "idle", onEmpty: "hide" } });
    expect(Object.values(manifest.data)).toMatchObject([{ source: "cities", empty: "/cities" }]);
    expect(project.read("widgets/towns-around/towns-around.tsx")).toContain(".cities.map((item) => (");
    expect((await project.run("validate")).stdout).toMatch(/^valid: /m);
  });

  it("writes tests that pass", { timeout }, async () => {
    await project.run("add", "widget", "house-name", "--data", "hotelDetails", "--yes");
    for (const folder of ["node_modules", "renderer"])
      symlinkSync(join(repository, folder), join(project.root, folder));
    writeFileSync(
      join(project.root, "package.json"),
      '{ "type": "module", "imports": { "#renderer": "./renderer/index.ts" } }',
    );
    writeFileSync(
      join(project.root, "tsconfig.json"),
      JSON.stringify({ compilerOptions: { jsx: "react-jsx" } }),
    );
    const vitest = join(repository, "node_modules/vitest/vitest.mjs");
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [vitest, "run", "--root", project.root, "--reporter", "json", "widgets/"],
      { cwd: project.root, env: { PATH: process.env.PATH } },
    );
    expect(JSON.parse(stdout)).toMatchObject({ numPassedTests: 3, numFailedTests: 0, success: true });
  });

  it("changes nothing the second time, and overwrites nothing that says something else", {
    timeout,
  }, async () => {
    const other = await project.run("add", "widget", "welcome-line", "--hydrate", "touch", "--yes");
    expect(other.stderr).toContain("widgets/welcome-line/widget.json is there already");
    const fresh = createWholeProject();
    await fresh.run("add", "widget", "welcome-line", "--yes");
    const again = await fresh.run("add", "widget", "welcome-line", "--yes");
    fresh.remove();
    expect(again.stdout).toContain("The widget welcome-line is there already; nothing changed.");
  });

  it("takes its words from messages, so that every language says its own", () => {
    const { props, examples } = JSON.parse(project.read("widgets/welcome-line/widget.json"));
    expect(props.properties.title).toMatchObject({ "x-message": true });
    const [namespace] = examples[0].props.title.split(".");
    for (const locale of ["en", "nl", "ar"])
      expect(JSON.parse(project.read(`config/messages/${locale}/${namespace}.json`))).toHaveProperty([
        examples[0].props.title,
      ]);
    expect(project.read("widgets/welcome-line/welcome-line.tsx")).toContain("t(props.title)");
  });

  it("writes into no folder of the product itself", { timeout }, async () => {
    for (const folder of ["ui", "generated", "shared"])
      expect((await project.run("add", "widget", folder, "--yes")).stderr).toContain(
        `"${folder}" is a folder of the product itself`,
      );
  });

  it("writes nothing where nobody can be asked and --yes was not given", { timeout }, async () => {
    const { code, stdout, stderr } = await project.run("add", "widget", "quiet-line");
    expect(code).toBe(2);
    expect(stdout).toContain("new  widgets/quiet-line/widget.json");
    expect(stderr).toContain("nobody is here to ask: --yes writes it");
    const json = await project.run("add", "widget", "quiet-line", "--json");
    expect([json.code, JSON.parse(json.stdout).written]).toEqual([2, []]);
    expect(() => project.read("widgets/quiet-line/widget.json")).toThrow("ENOENT");
  });

  it("says what is wrong with the request", { timeout }, async () => {
    const said = async (...args: string[]) => (await project.run("add", "widget", ...args, "--yes")).stderr;
    expect(await said("WelcomeLine")).toContain(
      '"WelcomeLine" is not a widget name; write it like welcome-line',
    );
    expect(await said("towns", "--data", "citis")).toContain('Did you mean "cities"?');
    expect(await said("towns", "--data", "createBooking")).toContain("Calls to learn from:");
    expect(await said("towns", "--category", "misc")).toContain("Allowed choices");
  });
});
