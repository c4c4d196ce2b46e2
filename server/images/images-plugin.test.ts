import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ImagesOptions, imagesPlugin } from "./images-plugin.ts";
import { createPictureSigner } from "./picture-signer.ts";

describe("pictures", () => {
  const signer = createPictureSigner(Buffer.alloc(32, 7));
  const folders: string[] = [];
  const apps: FastifyInstance[] = [];
  let photos: string;
  let folder: string;
  let app: FastifyInstance;
  const newFolder = async () => {
    const made = await mkdtemp(join(tmpdir(), "pictures-"));
    folders.push(made);
    return made;
  };
  const start = async (
    options: Partial<ImagesOptions> & { readonly cacheFolder: string },
    server: FastifyInstance = fastify(),
  ) => {
    const started = server;
    apps.push(started);
    await started.register(imagesPlugin, {
      photoFolder: photos,
      signer,
      isConfigured: (name) => name === "s-villa-azure-7",
      ...options,
    });
    return started;
  };
  const address = (name: string, size: string) => `/images/${signer.sign(name)}-${size}`;

  beforeAll(async () => {
    photos = await newFolder();
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#336699" } });
    await writeFile(join(photos, "lobby.jpg"), await photo.jpeg().toBuffer());
    folder = await newFolder();
    app = await start({ cacheFolder: folder });
  });

  afterAll(async () => {
    await Promise.all(apps.map((each) => each.close()));
    await Promise.all(folders.map((path) => rm(path, { recursive: true })));
  });

  it.each([
    ["avif", "heif"],
    ["webp", "webp"],
    ["jpg", "jpeg"],
  ])("draws a scene as %s at the asked width", async (extension, format) => {
    const answer = await app.inject(address("s-villa-dusk-7", `320.${extension}`));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320 });
  });

  it("makes a picture once for callers that come together, and keeps it", async () => {
    const url = address("s-canal-dusk-3", "320.webp");
    const answers = await Promise.all([app.inject(url), app.inject(url), app.inject(url)]);
    expect(new Set(answers.map((answer) => answer.rawPayload.toString("base64"))).size).toBe(1);
    const [version = ""] = await readdir(folder);
    expect(await readdir(join(folder, version))).toContain("s-canal-dusk-3-320.webp");
  });

  it("draws a plain ground for a property without pictures", async () => {
    expect((await app.inject("/images/placeholder-480.webp")).statusCode).toBe(200);
  });

  it("draws what the configuration names, without a signature", async () => {
    expect((await app.inject("/images/s-villa-azure-7-320.webp")).statusCode).toBe(200);
  });

  it("sends a photo through the same pipeline and never enlarges it", async () => {
    const answer = await app.inject(address("lobby", "1280.webp"));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 900 });
  });

  const signature = signer.sign("s-villa-dusk-7").split(".")[1];
  it.each([
    "s-villa-azure-7-333.webp",
    "s-villa-azure-7-320.gif",
    "s-castle-azure-7-320.webp",
    "s-villa-teal-7-320.webp",
    "s-villa-dusk-7-320.webp",
    "lobby-320.webp",
    `s-villa-dusk-8.${signature}-320.webp`,
    `s-villa-dusk-7.${"0".repeat(16)}-320.webp`,
    `s-villa-dusk-7.${signature?.slice(1)}-320.webp`,
    "nothing-320.jpg",
    "..%2f..%2fetc%2fpasswd-320.jpg",
  ])("answers 404 to %s", async (file) => {
    expect((await app.inject(`/images/${file}`)).statusCode).toBe(404);
  });

  it("draws nothing for invented names", async () => {
    const own = await newFolder();
    const other = await start({ cacheFolder: own });
    for (let index = 0; index < 50; index += 1)
      expect((await other.inject(`/images/s-palace-dusk-x${index}-1600.avif`)).statusCode).toBe(404);
    expect(await readdir(own)).toEqual([]);
  });

  it("signs the same name alike on every server, and differently under another key", () => {
    const same = createPictureSigner(Buffer.alloc(32, 7));
    expect(same.sign("s-villa-dusk-7")).toBe(signer.sign("s-villa-dusk-7"));
    expect(same.sign(same.sign("s-villa-dusk-7"))).toBe(same.sign("s-villa-dusk-7"));
    expect(createPictureSigner(Buffer.alloc(32, 8)).sign("s-villa-dusk-7")).not.toBe(
      signer.sign("s-villa-dusk-7"),
    );
  });

  it("keeps so many bytes on disk and no more, those asked for last", async () => {
    const cacheFolder = await newFolder();
    const small = await start({ cacheFolder, cacheBytes: 20_000 });
    const first = address("s-villa-dusk-1", "320.webp");
    for (let index = 1; index <= 8; index += 1) {
      await small.inject(address(`s-villa-dusk-${index}`, "320.webp"));
      await small.inject(first);
    }
    const [version = ""] = await readdir(cacheFolder);
    const files = await readdir(join(cacheFolder, version));
    const sizes = await Promise.all(
      files.map(async (file) => (await stat(join(cacheFolder, version, file))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(20_000);
    expect(files).toContain("s-villa-dusk-8-320.webp");
    expect(files).toContain("s-villa-dusk-1-320.webp");
    expect(files).not.toContain("s-villa-dusk-2-320.webp");
    const again = await start({ cacheFolder, cacheBytes: 5_000 });
    await again.inject(address("s-villa-dusk-9", "320.webp"));
    expect((await readdir(join(cacheFolder, version))).length).toBeLessThanOrEqual(2);
  });

  it("answers once where the time for an answer ends before the picture is made, and keeps the picture", async () => {
    const lines: { readonly msg: string }[] = [];
    const logger = { level: "warn", stream: { write: (line: string) => void lines.push(JSON.parse(line)) } };
    const server = fastify({ logger, handlerTimeout: 1 });
    const cacheFolder = await newFolder();
    await start({ cacheFolder }, server);
    expect((await server.inject(address("s-pool-dusk-77", "1280.avif"))).statusCode).toBe(503);
    await expect.poll(() => filesIn(cacheFolder), { timeout: 20_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(lines.filter(({ msg }) => /already sent/i.test(msg))).toEqual([]);
  });

  it("says not now when too many wait, and makes them when there is room", async () => {
    const busy = await start({ cacheFolder: await newFolder(), mostWaiting: 2 });
    const urls = Array.from({ length: 8 }, (_, index) => address(`s-pool-dusk-${index}`, "320.webp"));
    const answers = await Promise.all(urls.map((url) => busy.inject(url)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 200, 200, 200, 503, 503, 503, 503,
    ]);
    expect(answers.find(({ statusCode }) => statusCode === 503)?.headers["retry-after"]).toBe("2");
    for (const url of urls) expect((await busy.inject(url)).statusCode).toBe(200);
  });
});

/** How many files are in the folders of a folder. */
async function filesIn(folder: string): Promise<number> {
  return (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".avif")).length;
}
