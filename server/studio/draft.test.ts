import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { jsonText, type ReleaseResult } from "#renderer/release";
import { createDraft, type Draft } from "./draft.ts";
import type { PageEdit } from "./page-edit.ts";

const site = { id: "alba-nl", brand: "alba", country: "NL" };
const title = (value: string): PageEdit => ({ kind: "prop", address: "main.hero", path: ["title"], value });
const home = jsonText({
  id: "home",
  slots: { main: { order: ["hero"], nodes: { hero: { widget: "hero", v: 1, props: { title: "a" } } } } },
});

let root: string;
let draft: Draft;
let builds: ReadonlyMap<string, string>[];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "staywright-"));
  mkdirSync(join(root, "config/pages"), { recursive: true });
  writeFileSync(join(root, "config/pages/home.json"), home);
  builds = [];
  draft = createDraft({
    root,
    build: (overlay) => {
      builds.push(overlay);
      return {} as ReleaseResult;
    },
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const edit = (value: string, layer = "global") =>
  draft.edit({ site, page: "home", layer, edit: title(value) });
const read = (file: string) => readFileSync(join(root, file), "utf8");

describe("a draft", () => {
  it("writes nothing before it is saved, and then just the changed files", () => {
    expect(edit("b")).toMatchObject({ ok: true, file: "config/pages/home.json" });
    edit("c", "brand alba");
    expect(read("config/pages/home.json")).toBe(home);
    expect(draft.files().map(({ file, isNew }) => [file, isNew])).toEqual([
      ["config/pages/home.json", false],
      ["config/brands/alba/pages/home.json", true],
    ]);
    expect(draft.save()).toEqual({
      ok: true,
      files: ["config/pages/home.json", "config/brands/alba/pages/home.json"],
    });
    expect(read("config/pages/home.json")).toBe(home.replace('"title": "a"', '"title": "b"'));
    expect(readdirSync(join(root, "config/brands/alba/pages"))).toEqual(["home.json"]);
    expect(draft.canUndo()).toBe(false);
  });

  it("takes steps back and does them again", () => {
    edit("b");
    edit("c");
    draft.undo();
    expect(draft.files()[0]?.lines.filter(({ kind }) => kind === "added")[0]?.text).toContain('"b"');
    draft.redo();
    expect(draft.files()[0]?.lines.filter(({ kind }) => kind === "added")[0]?.text).toContain('"c"');
    draft.undo();
    draft.undo();
    expect([draft.canUndo(), draft.canRedo(), draft.files()]).toEqual([false, true, []]);
  });

  it("has no file when a change was taken back by hand", () => {
    edit("b");
    edit("a");
    edit("x", "brand alba");
    draft.edit({
      site,
      page: "home",
      layer: "brand alba",
      edit: { kind: "reset", address: "main.hero", path: ["title"] },
    });
    expect(draft.files()).toEqual([]);
  });

  it("refuses to write over what someone else wrote meanwhile", () => {
    edit("b");
    const theirs = home.replace('"title": "a"', '"title": "theirs"');
    writeFileSync(join(root, "config/pages/home.json"), theirs);
    expect(draft.save()).toEqual({ ok: false, changed: ["config/pages/home.json"] });
    expect(read("config/pages/home.json")).toBe(theirs);
  });

  it("builds its release once per step", () => {
    draft.result();
    edit("b");
    draft.result();
    draft.result();
    expect(builds.map(({ size }) => size)).toEqual([0, 1]);
    draft.refresh();
    draft.result();
    expect(builds).toHaveLength(3);
  });
});
