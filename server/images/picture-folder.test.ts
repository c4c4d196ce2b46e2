import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPictureFolder } from "./picture-folder.ts";

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "picture-folder-"));
});
afterEach(() => rm(parent, { recursive: true }));

const picture = Buffer.alloc(1000, 1);
// Files are ordered by times of milliseconds.
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

it("shares its bytes with other processes: what any of them was asked for last stays", async () => {
  const [one, other] = [1, 2].map(() => openPictureFolder(parent, "v1", 6000)) as [
    ReturnType<typeof openPictureFolder>,
    ReturnType<typeof openPictureFolder>,
  ];
  for (const name of ["a", "b", "c", "d", "e"]) {
    await one.keep(name, picture);
    await later();
  }
  expect(await other.read("a")).toEqual(picture);
  await later();
  await other.keep("f", picture);
  await later();
  await one.keep("g", picture);
  const left = await Promise.all([..."abcdefg"].map((name) => one.read(name)));
  expect(left.map((bytes) => bytes !== null)).toEqual([true, false, false, true, true, true, true]);
});
