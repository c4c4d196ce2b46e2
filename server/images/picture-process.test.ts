import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { createPictureProcess, type PictureProcess } from "./picture-process.ts";

const file = fileURLToPath(new URL("../testing/picture-worker.mjs", import.meta.url));

describe("the process of pictures", () => {
  let pictures: PictureProcess;
  afterEach(() => pictures.stop());

  const small = (seed: number) => ({ name: `s-palace-dusk-${seed}`, width: 320, format: "webp" }) as const;

  it("makes pictures outside this process, whose memory stays as it is", async () => {
    pictures = createPictureProcess({ file });
    await pictures.make(small(0));
    const before = process.memoryUsage.rss();
    for (let seed = 1; seed <= 4; seed += 1) {
      const request = { name: `s-palace-dusk-${seed}`, width: 1280, format: "webp" } as const;
      const bytes = await pictures.make(request);
      if (seed === 1) expect(await sharp(bytes ?? undefined).metadata()).toMatchObject({ width: 1280 });
    }
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(40);
    expect(await pictures.make({ ...small(1), name: "nothing" })).toBeNull();
  }, 120_000);

  it("lets a new process take over from one that has grown, without losing a picture", async () => {
    const ids = new Set<number>();
    pictures = createPictureProcess({ file, mostBytes: 1, onStart: (id) => ids.add(id) });
    const made = await Promise.all([1, 2].map((seed) => pictures.make(small(seed))));
    await pictures.make(small(5));
    expect(made.every((bytes) => bytes && bytes.byteLength > 1000)).toBe(true);
    expect(ids.size).toBe(2);
  }, 120_000);

  it("ends a process that has nothing to do, and starts another for the next picture", async () => {
    const ids: number[] = [];
    pictures = createPictureProcess({ file, idleMs: 200, onStart: (id) => ids.push(id) });
    await pictures.make(small(1));
    await expect.poll(() => isAlive(ids[0] ?? 0)).toBe(false);
    expect(await pictures.make(small(2))).not.toBeNull();
    expect(ids).toHaveLength(2);
  }, 120_000);

  it("fails what a killed process was making, and makes the next in a new one", async () => {
    let id = 0;
    pictures = createPictureProcess({
      file,
      onStart: (started) => {
        id = started;
      },
    });
    await pictures.make(small(1));
    const lost = pictures.make({ ...small(2), width: 1600, format: "avif" });
    process.kill(id, "SIGKILL");
    await expect(lost).rejects.toThrow("The process of pictures");
    expect(await pictures.make(small(3))).not.toBeNull();
  }, 120_000);
});

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
