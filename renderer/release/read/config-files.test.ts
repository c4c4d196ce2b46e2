import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfigSource } from "./config-files.ts";

let root: string;
const write = (file: string, text = "{}") => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const problems = () => (readConfigSource(root).problems ?? []).map(({ file, code }) => `${file} ${code}`);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "config-files-"));
  write("config/limits.json", '{ "a": 1 }');
});
afterEach(() => rmSync(root, { recursive: true }));

describe("a folder of configuration", () => {
  it("follows links inside of it, to files and to folders", () => {
    write("config/countries/NL/pages/home.json", '{ "id": "home" }');
    symlinkSync("NL", join(root, "config/countries/BE"));
    symlinkSync("limits.json", join(root, "config/again.json"));
    const { texts, problems: found } = readConfigSource(root);
    expect(texts.get("config/countries/BE/pages/home.json")).toBe('{ "id": "home" }');
    expect(texts.get("config/again.json")).toBe('{ "a": 1 }');
    expect(found).toBeUndefined();
  });

  it("refuses links that lead out of it, and names them", () => {
    write("elsewhere/NL.json");
    mkdirSync(join(root, "config/countries"));
    symlinkSync(join(root, "elsewhere/NL.json"), join(root, "config/countries/NL.json"));
    symlinkSync("/etc", join(root, "config/etc"));
    expect(problems()).toEqual(["config/countries/NL.json outside-link", "config/etc outside-link"]);
    expect([...readConfigSource(root).texts.keys()]).toEqual(["config/limits.json"]);
  });

  it("ends where a link leads back to it, and says which leads nowhere", () => {
    symlinkSync(".", join(root, "config/loop"));
    symlinkSync("gone.json", join(root, "config/gone-too.json"));
    expect(problems()).toEqual(["config/gone-too.json unreadable-file", "config/loop link-circle"]);
  });

  it("names a folder that stands where a file belongs", () => {
    mkdirSync(join(root, "config/countries/NL.json"), { recursive: true });
    write("config/brands/alba/assets/old/logo.svg", "<svg/>");
    write("config/brands/alba/assets/logo.svg", "<svg/>");
    expect(problems()).toEqual([
      "config/countries/NL.json not-a-file",
      "config/brands/alba/assets/old/logo.svg unknown-file",
    ]);
    expect([...readConfigSource(root).brandFiles.keys()]).toEqual(["alba/logo.svg"]);
  });

  it("tells of a file that nothing reads because of its name, and of none that is left behind or for readers", () => {
    for (const name of ["calm.yaml", "calm.json.bak", "calm.JSON", "calm.json5"])
      write(`config/experiments/${name}`);
    for (const name of ["README.md", ".DS_Store", "calm.json~", ".calm.json.swp", "#calm.json#"])
      write(`config/experiments/${name}`);
    expect(problems()).toEqual([
      "config/experiments/calm.JSON unknown-file",
      "config/experiments/calm.json.bak unknown-file",
      "config/experiments/calm.json5 unknown-file",
      "config/experiments/calm.yaml unknown-file",
    ]);
    const found = readConfigSource(root).problems ?? [];
    expect(found.map(({ suggestion }) => suggestion?.split(",", 1)[0])).toEqual([
      "Name it config/experiments/calm.json",
      "Name it config/experiments/calm.json",
      "Name it config/experiments/calm.json",
      "Write it as JSON in a file that is named so",
    ]);
  });

  it("does not read a file that nobody can have written", () => {
    write("config/cities.json", `[${" ".repeat(20_000_001)}]`);
    expect(problems()).toEqual(["config/cities.json too-large"]);
  });
});
