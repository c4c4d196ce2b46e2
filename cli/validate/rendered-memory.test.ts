import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRenderedMemory } from "./rendered-memory.ts";

const code = "a".repeat(64);
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "staywright-memory-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function fileOf(ending: string): string {
  return join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? expect.fail());
}

describe("what earlier commands rendered", () => {
  it("is read as it was written, and by the same code alone", () => {
    createRenderedMemory(folder, code).write("what was rendered\nin two lines");
    createRenderedMemory(folder, code).keepClean("one release");
    expect(createRenderedMemory(folder, code).read()).toBe("what was rendered\nin two lines");
    expect(createRenderedMemory(folder, code).isClean("one release")).toBe(true);
    expect(createRenderedMemory(folder, code).isClean("another")).toBe(false);
    // The same beginning gives the same name of the file.
    const other = `${"a".repeat(63)}b`;
    expect(createRenderedMemory(folder, other).read()).toBeUndefined();
    expect(createRenderedMemory(folder, other).isClean("one release")).toBe(false);
  });

  it.each([
    ["cut short", (text: string) => text.slice(0, -3)],
    ["changed by one sign", (text: string) => text.replace("rendered", "rendereb")],
    ["empty", () => ""],
    ["without its first line", (text: string) => text.split("\n").slice(1).join("\n")],
    ["written by somebody else", () => '{"entries":{}}'],
  ])("is ignored when its file is %s", (_, spoil) => {
    const memory = createRenderedMemory(folder, code);
    memory.write("what was rendered");
    memory.keepClean("what was rendered");
    for (const file of [fileOf(".memory"), fileOf(".clean")])
      writeFileSync(file, spoil(readFileSync(file, "utf8")));
    expect(memory.read()).toBeUndefined();
    expect(memory.isClean("what was rendered")).toBe(false);
    memory.write("again");
    expect(memory.read()).toBe("again");
  });

  it("costs nothing but time where nothing can be written", () => {
    const file = join(folder, "a file");
    writeFileSync(file, "");
    const memory = createRenderedMemory(join(file, "below"), code);
    memory.write("what was rendered");
    memory.keepClean("one release");
    expect(memory.read()).toBeUndefined();
    expect(memory.isClean("one release")).toBe(false);
  });

  it("is one of its writers', whole, and leaves no drafts", () => {
    const texts = ["first ", "second ", "third "].map((text) => text.repeat(10_000));
    for (const text of texts) createRenderedMemory(folder, code).write(text);
    expect(createRenderedMemory(folder, code).read()).toBe(texts[2]);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("does not grow: states of the code that nobody uses any more are forgotten, and the oldest releases", () => {
    for (let state = 0; state < 40; state++)
      createRenderedMemory(folder, `${state}`.padStart(2, "0").repeat(32)).write("what was rendered");
    expect(readdirSync(folder).length).toBeLessThan(14);
    const memory = createRenderedMemory(folder, code);
    for (let release = 0; release < 300; release++) memory.keepClean(`release ${release}`);
    expect(memory.isClean("release 299")).toBe(true);
    expect(memory.isClean("release 0")).toBe(false);
    expect(existsSync(fileOf(".clean"))).toBe(true);
  });
});
