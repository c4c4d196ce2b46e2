import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { filesUnder, type Kind, namesOf } from "../cli/change/thing.ts";
import { createTestDatabase } from "../server/testing/database.ts";
import { type GuideStep, readGuide, textPattern } from "./support/guide.ts";
import { createGuideProjects } from "./support/guide-project.ts";
import { projectRoot } from "./support/real-release.ts";
import { createTurns } from "./support/turns.ts";

const folder = join(projectRoot, "docs/guides");
const guides = readdirSync(folder)
  .filter((name) => name.endsWith(".md") && name !== "README.md")
  .map((name) => [name, readGuide(readFileSync(join(folder, name), "utf8"))] as const)
  // The longest first, so that none is left alone at the end.
  .sort(([, a], [, b]) => b.length - a.length);

const inTurn = createTurns(availableParallelism());
const projects = createGuideProjects();
afterAll(() => projects.remove());

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

/** Lends a database to guides that speak to one, and takes it back. */
async function withDatabase<T>(
  steps: readonly GuideStep[],
  work: (environment: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  if (!steps.some((step) => step.kind === "sh" && /DATABASE_URL|release /.test(step.text))) return work({});
  const { db, url, stop } = await createTestDatabase();
  // The test server ends when nobody has been connected for a while.
  const use = setInterval(() => void sql`SELECT 1`.execute(db).catch(() => undefined), 5000);
  try {
    return await work({ DATABASE_URL: url });
  } finally {
    clearInterval(use);
    await stop();
  }
}

/** Whoever cloned the project may have followed a guide before: what this one adds is taken away first. */
async function withoutWhatIsAdded(
  root: string,
  steps: readonly GuideStep[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const files = [...filesUnder(root, "config"), ...filesUnder(root, "widgets")];
  const added = new Map(
    steps
      .flatMap(({ kind, text }) => (kind === "sh" ? [...text.matchAll(ADDS)] : []))
      .map(([, kind, name = ""]) => [name, kind as Exclude<Kind, "message">]),
  );
  for (const [name, kind] of added) {
    if (!namesOf(files, kind).includes(name)) continue;
    const options = kind === "country" || kind === "brand" ? "--with-sites" : "";
    const removed = await runShell(`npx staywright remove ${kind} ${name} ${options} --yes`, root, env);
    expect(removed.code, removed.stderr).toBe(0);
  }
}

const ADDS = /staywright add (brand|country|language|microsite|widget) (\S+)/g;

async function follow(name: string, steps: readonly GuideStep[], own: NodeJS.ProcessEnv): Promise<void> {
  const root = projects.copy(name.replace(/\.md$/, ""));
  const { NODE_OPTIONS: _, VITEST: __, FORCE_COLOR: ___, ...inherited } = process.env;
  // Each has npm's notes for itself: two at once would write to the same ones.
  const npm = { npm_config_cache: `${root}-npm` };
  const environment = { ...inherited, ...npm, NO_COLOR: "1", NODE_ENV: "development", ...own };
  await withoutWhatIsAdded(root, steps, environment);
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
      expect(textPattern(step.text).test(shown), `${place} expected\n${step.text}\ngot\n${shown}`).toBe(true);
    }
  }
}

describe("guides", () => {
  it("are those that the index lists", () => {
    const index = readFileSync(join(folder, "README.md"), "utf8");
    const linked = [...index.matchAll(/\]\(([a-z-]+\.md)\)/g)].map(([, name]) => name);
    expect(linked.sort()).toEqual(guides.map(([name]) => name).sort());
  });

  it.concurrent.each(guides)("%s is true from top to bottom", { timeout: 900_000 }, (name, steps) => {
    expect(steps.filter(({ kind }) => kind === "sh").length).toBeGreaterThan(1);
    return inTurn(() => withDatabase(steps, (environment) => follow(name, steps, environment)));
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
