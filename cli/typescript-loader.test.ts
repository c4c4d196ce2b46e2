import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const repository = fileURLToPath(new URL("..", import.meta.url));
const timeout = 60_000;

let base: string;
beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), "loader-")));
  symlinkSync(join(repository, "node_modules"), join(base, "node_modules"));
  mkdirSync(join(base, "cache"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** A project that shares what was compiled before with the others of a test. */
function createCopy(name: string): string {
  const root = join(base, name);
  for (const folder of ["cli", "node_modules"]) mkdirSync(join(root, folder), { recursive: true });
  symlinkSync(join(base, "cache"), join(root, "node_modules/.cache"));
  for (const file of ["cli/typescript-loader.mjs", "package.json", "tsconfig.json", "tsconfig.node.json"])
    copyFileSync(join(repository, file), join(root, file));
  return root;
}

function run(root: string, text: string) {
  writeFileSync(join(root, "cli/greet.ts"), text);
  const start = `import { register } from "node:module";
    register("./cli/typescript-loader.mjs", ${JSON.stringify(pathToFileURL(`${root}/`).href)});
    await import(${JSON.stringify(pathToFileURL(join(root, "cli/greet.ts")).href)});`;
  const { NODE_OPTIONS: _, ...clean } = process.env;
  const env = {
    ...clean,
    TS_NODE_TRANSPILE_ONLY: "true",
    TS_NODE_PROJECT: join(root, "tsconfig.node.json"),
  };
  const args = ["--enable-source-maps", "--input-type=module", "-e", start];
  return spawnSync(process.execPath, args, { cwd: root, env, encoding: "utf8" });
}

const known = () => readdirSync(join(base, "cache/staywright")).length;

describe("what was compiled before", () => {
  it("serves every copy of the project, until a text changes", { timeout }, () => {
    const [one, two] = [createCopy("one"), createCopy("two")];
    const text = 'const name: string = "Ada";\nconsole.log(name);\n';
    expect([run(one, text).stdout, known()]).toEqual(["Ada\n", 1]);
    expect([run(two, text).stdout, known()]).toEqual(["Ada\n", 1]);
    expect([run(two, text.replace("Ada", "Bo")).stdout, known()]).toEqual(["Bo\n", 2]);
  });

  it("tells places of mistakes as lines of the file that runs", { timeout }, () => {
    const text =
      'interface Name {\n  text: string;\n}\n\nconst name: Name | null = null;\nthrow new Error("no name");\n';
    run(createCopy("one"), text);
    const two = createCopy("two");
    expect(run(two, text).stderr).toContain(`${two}/cli/greet.ts:6`);
    expect(known()).toBe(1);
  });
});
