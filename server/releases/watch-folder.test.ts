import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchFolder } from "./watch-folder.ts";

let root: string;
let folder: string;
let told = 0;
let stop = () => {};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "staywright-watch-"));
  folder = join(root, "config");
  mkdirSync(join(folder, "pages"), { recursive: true });
  for (const name of ["home.json", "hotel.json"]) writeFileSync(join(folder, "pages", name), "{}");
  told = 0;
  stop = watchFolder(folder, () => told++);
});

afterEach(() => {
  stop();
  rmSync(root, { recursive: true });
});

/**
 * Does something and says whether it is told of soon: within a second, on a machine that does nothing else.
 */
async function isTold(change: () => void): Promise<boolean> {
  await wait(250);
  const before = told;
  change();
  for (let waited = 0; waited < 3000 && told === before; waited += 20) await wait(20);
  return told > before;
}

/** Saves as vim, git and our own commands do: a new file beside the old one takes its name. */
function saveByRename(path: string): void {
  writeFileSync(`${path}.new`, String(Math.random()));
  renameSync(`${path}.new`, path);
}

describe("a folder that is followed", () => {
  it("tells of every save, however an editor saves", async () => {
    const file = join(folder, "pages/home.json");
    for (let time = 0; time < 3; time++) {
      expect(await isTold(() => saveByRename(file))).toBe(true);
      expect(await isTold(() => writeFileSync(file, `${time}`))).toBe(true);
    }
  });

  it("tells of files in folders that came later, and after one was put in another's place", async () => {
    const later = join(folder, "brands/new/pages");
    expect(await isTold(() => mkdirSync(later, { recursive: true }))).toBe(true);
    expect(await isTold(() => writeFileSync(join(later, "home.json"), "{}"))).toBe(true);
    expect(
      await isTold(() => {
        renameSync(join(folder, "pages"), join(root, "old"));
        mkdirSync(join(folder, "pages"));
        writeFileSync(join(folder, "pages/home.json"), "1");
      }),
    ).toBe(true);
    expect(await isTold(() => writeFileSync(join(folder, "pages/home.json"), "2"))).toBe(true);
    expect(await isTold(() => rmSync(join(folder, "brands"), { recursive: true }))).toBe(true);
  });

  it("tells of changes after the whole folder was put in another's place", async () => {
    expect(
      await isTold(() => {
        renameSync(folder, join(root, "before"));
        mkdirSync(join(folder, "pages"), { recursive: true });
      }),
    ).toBe(true);
    expect(await isTold(() => writeFileSync(join(folder, "pages/home.json"), "3"))).toBe(true);
  });

  it("tells of a burst of a thousand files a few times, the last time after the last of them", async () => {
    const burst = async () => {
      for (let index = 0; index < 1000; index++) {
        saveByRename(join(folder, "pages", `${index}.json`));
        if (index % 50 === 0) await wait(5);
      }
    };
    await wait(250);
    const before = told;
    const started = performance.now();
    await burst();
    // On a busy machine the burst itself may rest for the 80 ms after which a change is told.
    const most = (performance.now() - started) / 80 + 3;
    const during = told - before;
    await wait(1000);
    expect(told - before).toBeGreaterThan(during);
    expect(told - before).toBeLessThanOrEqual(most);
  });
});
