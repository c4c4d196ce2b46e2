import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { imagesPlugin } from "./images-plugin.ts";

describe("pictures", () => {
  let folder: string;
  let photos: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "pictures-"));
    photos = await mkdtemp(join(tmpdir(), "photos-"));
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: "#336699" } });
    await writeFile(join(photos, "lobby.jpg"), await photo.jpeg().toBuffer());
    app = fastify();
    await app.register(imagesPlugin, { cacheFolder: folder, photoFolder: photos });
  });

  afterAll(async () => {
    await app.close();
    await Promise.all([folder, photos].map((path) => rm(path, { recursive: true })));
  });

  it.each([
    ["avif", "heif"],
    ["webp", "webp"],
    ["jpg", "jpeg"],
  ])("draws a scene as %s at the asked width", async (extension, format) => {
    const answer = await app.inject(`/images/s-villa-azure-7-320.${extension}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320 });
  });

  it("makes a picture once for callers that come together, and keeps it", async () => {
    const url = "/images/s-canal-dusk-3-320.webp";
    const answers = await Promise.all([app.inject(url), app.inject(url), app.inject(url)]);
    expect(new Set(answers.map((answer) => answer.rawPayload.toString("base64"))).size).toBe(1);
    const [version = ""] = await readdir(folder);
    expect(await readdir(join(folder, version))).toContain("s-canal-dusk-3-320.webp");
  });

  it("draws a plain ground for a property without pictures", async () => {
    expect((await app.inject("/images/placeholder-480.webp")).statusCode).toBe(200);
  });

  it("sends a photo through the same pipeline and never enlarges it", async () => {
    const answer = await app.inject("/images/lobby-1280.webp");
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 900 });
  });

  it.each([
    "s-villa-azure-7-333.webp",
    "s-villa-azure-7-320.gif",
    "s-castle-azure-7-320.webp",
    "s-villa-teal-7-320.webp",
    "nothing-320.jpg",
    "..%2f..%2fetc%2fpasswd-320.jpg",
  ])("answers 404 to %s", async (file) => {
    expect((await app.inject(`/images/${file}`)).statusCode).toBe(404);
  });
});
