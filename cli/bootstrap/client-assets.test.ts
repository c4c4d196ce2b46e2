import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addBuild } from "./client-assets.mjs";

const day = 24 * 3_600_000;
let folder: string;
let client: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "staywright-assets-"));
  client = join(folder, "client");
});
afterEach(() => rmSync(folder, { recursive: true }));

function add(days: number, ...files: string[]): void {
  const built = join(folder, "next");
  mkdirSync(join(built, ".vite"), { recursive: true });
  mkdirSync(join(built, "assets"));
  for (const file of files) writeFileSync(join(built, "assets", file), file);
  writeFileSync(join(built, ".vite/manifest.json"), files.join());
  addBuild({ built, client, now: days * day });
  expect(existsSync(built)).toBe(false);
}

const assets = () => readdirSync(join(client, "assets")).sort();
const manifest = () => readFileSync(join(client, ".vite/manifest.json"), "utf8");

describe("the client folder", () => {
  it("has the new build's manifest, and the assets of builds before it", () => {
    add(0, "boot-1.js", "shared.js");
    add(1, "boot-2.js", "shared.js");
    expect(manifest()).toBe("boot-2.js,shared.js");
    expect(assets()).toEqual(["boot-1.js", "boot-2.js", "shared.js"]);
  });

  it("lets assets go that no build of the last week and none of the last three has", () => {
    for (const [index, at] of [0, 1, 2, 9, 9.5].entries()) add(at, `boot-${index}.js`, "shared.js");
    expect(assets()).toEqual(["boot-2.js", "boot-3.js", "boot-4.js", "shared.js"]);
    add(30, "boot-5.js");
    expect(assets()).toEqual(["boot-3.js", "boot-4.js", "boot-5.js", "shared.js"]);
  });

  it("keeps any number of builds of one week", () => {
    for (let build = 0; build < 6; build++) add(build / 10, `boot-${build}.js`);
    expect(assets()).toHaveLength(6);
  });

  it("counts a build that comes out the same once", () => {
    add(0, "boot-0.js");
    for (const at of [20, 21, 22, 23]) add(at, "boot-1.js");
    expect(assets()).toEqual(["boot-0.js", "boot-1.js"]);
  });

  it("has compressed forms beside each script worth it, of builds before it too, and takes them away with it", () => {
    const read = (file: string) => readFileSync(join(client, "assets", file));
    const long = (name: string) => `${name.repeat(40)}.js`;
    mkdirSync(join(client, "assets"), { recursive: true });
    writeFileSync(join(client, "assets", long("old")), long("old"));
    add(0, long("a"), "short.js", `${"picture".repeat(20)}.png`);
    expect(brotliDecompressSync(read(`${long("a")}.br`)).toString()).toBe(long("a"));
    expect(gunzipSync(read(`${long("a")}.gz`)).toString()).toBe(long("a"));
    expect(brotliDecompressSync(read(`${long("old")}.br`)).toString()).toBe(long("old"));
    expect(assets().filter((file) => /short|picture/.test(file))).toHaveLength(2);
    for (const at of [20, 21, 22]) add(at, `${at}.js`);
    expect(assets()).toEqual(["20.js", "21.js", "22.js"]);
  });

  it("keeps what a build without a record left", () => {
    mkdirSync(join(client, "assets"), { recursive: true });
    writeFileSync(join(client, "assets/old.js"), "old");
    add(0, "boot-0.js");
    expect(assets()).toEqual(["boot-0.js", "old.js"]);
  });
});
