import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { createTestDatabase, type TestDatabase } from "../server/testing/database.ts";
import { readGuide, textPattern } from "./support/guide.ts";
import { projectRoot } from "./support/real-release.ts";

const folder = join(projectRoot, "docs/guides");
const guides = readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md");

let copy: string | undefined;
let database: TestDatabase | undefined;
let use: ReturnType<typeof setInterval> | undefined;
afterEach(async () => {
  if (copy) rmSync(copy, { recursive: true, force: true });
  clearInterval(use);
  const used = database;
  copy = undefined;
  database = undefined;
  await used?.stop();
});

/** The project as somebody has it who cloned, installed and generated it. */
function copyProject(): string {
  const root = mkdtempSync(join(tmpdir(), "guide-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const file of listed.split("\0").filter((name) => name && !name.startsWith("docs/screenshots/"))) {
    if (!existsSync(join(projectRoot, file))) continue;
    mkdirSync(join(root, dirname(file)), { recursive: true });
    cpSync(join(projectRoot, file), join(root, file));
  }
  for (const generated of ["schemas/generated", "widgets/generated"])
    cpSync(join(projectRoot, generated), join(root, generated), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(root, "node_modules"));
  return root;
}

interface ShellResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

function runShell(script: string, cwd: string, env: NodeJS.ProcessEnv): Promise<ShellResult> {
  const options = { cwd, env, maxBuffer: 16 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile("bash", ["-euo", "pipefail", "-c", script], options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === "number" ? error.code : error ? 2 : 0, stdout, stderr });
    });
  });
}

describe("guides", () => {
  it("are those that the index lists", () => {
    const index = readFileSync(join(folder, "README.md"), "utf8");
    const linked = [...index.matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, name]) => name);
    expect(linked.sort()).toEqual(guides.sort());
  });

  it.each(guides)("%s is true from top to bottom", { timeout: 900_000 }, async (name) => {
    const root = copyProject();
    copy = root;
    const steps = readGuide(readFileSync(join(folder, name), "utf8"));
    const { NODE_OPTIONS: _, VITEST: __, FORCE_COLOR: ___, ...inherited } = process.env;
    const environment: NodeJS.ProcessEnv = { ...inherited, NO_COLOR: "1", NODE_ENV: "development" };
    if (steps.some((step) => step.kind === "sh" && /DATABASE_URL|release /.test(step.text))) {
      database = await createTestDatabase();
      environment.DATABASE_URL = database.url;
      const { db } = database;
      // The test server ends when nobody has been connected for a while.
      use = setInterval(() => void sql`SELECT 1`.execute(db).catch(() => undefined), 5000);
    }
    let said = "";
    for (const step of steps) {
      const place = `${name}:${step.line}`;
      if (step.kind === "json") {
        mkdirSync(join(root, dirname(step.file)), { recursive: true });
        writeFileSync(join(root, step.file), step.text);
      } else if (step.kind === "sh") {
        const { code, stdout, stderr } = await runShell(step.text, root, environment);
        said = stdout;
        expect(code, `${place}\n${step.text}\n${stdout}\n${stderr}`).toBe(0);
      } else {
        const shown = said.trim();
        expect(textPattern(step.text).test(shown), `${place} expected\n${step.text}\ngot\n${shown}`).toBe(
          true,
        );
      }
    }
    expect(steps.filter(({ kind }) => kind === "sh").length).toBeGreaterThan(1);
  });
});

describe("the text of a guide", () => {
  it("starts as the output does, and … stands for anything", () => {
    expect(textPattern("a\n…\nc").test("a\nb\nc\nd")).toBe(true);
    expect(textPattern("b").test("a\nb")).toBe(false);
    expect(textPattern("…\nb").test("a\nb")).toBe(true);
    expect(textPattern("valid: … sites").test("valid:  14  sites")).toBe(true);
    expect(textPattern("a.c").test("abc")).toBe(false);
  });

  it("names the file of each piece of configuration before it", () => {
    const guide = "In `config/a.json`:\n\n```json\n{}\n```\n\nThen\n\n```json\n[]\n```\n";
    expect(readGuide(guide)).toEqual([
      { kind: "json", line: 4, file: "config/a.json", text: "{}\n" },
      { kind: "json", line: 10, file: "config/a.json", text: "[]\n" },
    ]);
    expect(() => readGuide("```json\n{}\n```\n")).toThrow("line 2 names no file");
  });
});
