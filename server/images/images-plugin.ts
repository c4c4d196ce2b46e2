import fastifyPlugin from "fastify-plugin";
import { createFileSource } from "./file-source.ts";
import { parseImageRequest } from "./image-request.ts";
import { createImageStore } from "./image-store.ts";
import { sceneSource } from "./scene-source.ts";

export interface ImagesOptions {
  /** Where finished pictures are kept, such as `.data/images`. */
  readonly cacheFolder: string;
  /** Folder of photos; none when absent. */
  readonly photoFolder?: string;
}

/** Serves `/images/<name>-<width>.<avif|webp|jpg>`. A name is never reused for another picture, so answers are immutable. */
export const imagesPlugin = fastifyPlugin<ImagesOptions>(
  async (app, { cacheFolder, photoFolder }) => {
    const sources = [...(photoFolder ? [createFileSource(photoFolder)] : []), sceneSource];
    const store = createImageStore({ folder: cacheFolder, sources });
    app.get<{ Params: { file: string } }>("/images/:file", async (request, reply) => {
      const wanted = parseImageRequest(request.params.file);
      const bytes = wanted && (await store.load(wanted));
      if (!wanted || !bytes) {
        return reply
          .code(404)
          .header("cache-control", "public, max-age=60")
          .type("text/plain")
          .send("No such picture.");
      }
      return reply
        .header("cache-control", "public, max-age=31536000, immutable")
        .header("x-content-type-options", "nosniff")
        .type(wanted.format === "jpg" ? "image/jpeg" : `image/${wanted.format}`)
        .send(bytes);
    });
  },
  { name: "images" },
);
