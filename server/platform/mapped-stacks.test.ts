import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mapStacks } from "./mapped-stacks.ts";

const theirs = Error.prepareStackTrace;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "staywright-stacks-"));
  mapStacks();
});
afterEach(() => {
  if (theirs) Error.prepareStackTrace = theirs;
  else delete (Error as { prepareStackTrace?: unknown }).prepareStackTrace;
  rmSync(folder, { recursive: true });
});

/** What a built file throws, whose stack nobody has read. */
function thrown(file: string): Error {
  const run = runInThisContext('() => { const fail = () => { throw new TypeError("no"); }; fail(); }', {
    filename: pathToFileURL(join(folder, file)).href,
  }) as () => void;
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error("nothing was thrown");
}

/** The first line of the build is line 3 of the source. */
const map = JSON.stringify({ version: 3, sources: ["../src/rooms.ts"], names: [], mappings: "AAEA" });

it("reads a map when a stack is read, and names the place in the source", () => {
  const error = thrown("built.js");
  writeFileSync(join(folder, "built.js.map"), map);
  const [first, second] = (error.stack ?? "").split("\n");
  expect(first).toBe("TypeError: no");
  const source = pathToFileURL(join(folder, "../src/rooms.ts")).href;
  expect(second).toBe(`    at fail (${source}:3:1)`);
});

it("leaves a place as it is that has no map, or a broken one", () => {
  const place = (file: string) => `    at fail (${pathToFileURL(join(folder, file)).href}:1:`;
  expect(thrown("plain.js").stack).toContain(place("plain.js"));
  writeFileSync(join(folder, "broken.js.map"), "{");
  expect(thrown("broken.js").stack).toContain(place("broken.js"));
});
