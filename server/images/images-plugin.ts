import type { FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { LimitReached } from "../platform/limit.ts";
import { parseImageRequest } from "./image-request.ts";
import { createImageStore } from "./image-store.ts";
import { createPictureMaker } from "./make-picture.ts";
import { openPictureFolder } from "./picture-folder.ts";
import { createPictureProcess } from "./picture-process.ts";
import type { PictureSigner } from "./picture-signer.ts";
import { sceneSource } from "./scene-source.ts";

export interface ImagesOptions {
  /** Where finished pictures are kept, such as `.data/images`. */
  readonly cacheFolder: string;
  /** Most bytes kept there; 512 MB when absent. */
  readonly cacheBytes?: number;
  /** Folder of photos; none when absent. */
  readonly photoFolder?: string;
  readonly signer: Pick<PictureSigner, "isSigned">;
  /** Names that need no signature: those that somebody wrote into the configuration. */
  readonly isConfigured: (name: string, request: FastifyRequest) => boolean | Promise<boolean>;
  /** The built `picture-worker.ts`; pictures are made in this process when absent. */
  readonly workerFile?: string;
  /** Counts what an address asks for. @throws ApiError `rate_limited`. */
  readonly guard?: (request: FastifyRequest) => Promise<void>;
  /** Pictures made at the same time; 2 when absent. */
  readonly concurrency?: number;
  /** Pictures that may wait to be made. */
  readonly mostWaiting?: number;
}

/**
 * Serves `/images/<name>.<signature>-<width>.<avif|webp|jpg>`; what nobody signed and nobody configured is
 * not there, so that no stranger has pictures drawn. A name is never reused for another picture, so answers
 * are immutable.
 */
export const imagesPlugin = fastifyPlugin<ImagesOptions>(
  async (app, { cacheFolder, cacheBytes = 512 * 1024 * 1024, photoFolder, signer, ...options }) => {
    const { isConfigured, workerFile, guard, concurrency, mostWaiting } = options;
    const process = workerFile ? createPictureProcess({ file: workerFile, photoFolder }) : undefined;
    app.addHook("onClose", async () => process?.stop());
    const store = createImageStore({
      make: process?.make ?? createPictureMaker(photoFolder),
      folder: openPictureFolder(cacheFolder, sceneSource.version, cacheBytes),
      ...(concurrency === undefined ? {} : { concurrency }),
      ...(mostWaiting === undefined ? {} : { mostWaiting }),
    });
    app.get<{ Params: { file: string } }>("/images/:file", async (request, reply) => {
      await guard?.(request);
      if (reply.sent) return reply;
      const wanted = parseImageRequest(request.params.file);
      const mayBe =
        wanted &&
        (wanted.signature === undefined
          ? wanted.name === "placeholder" || (await isConfigured(wanted.name, request))
          : signer.isSigned(wanted.name, wanted.signature));
      if (!wanted || !mayBe) return notFound(reply);
      try {
        const bytes = await store.load(wanted);
        // The time for an answer is over, and the guest has one.
        if (reply.sent) return reply;
        if (!bytes) return notFound(reply);
        return reply
          .header("cache-control", "public, max-age=31536000, immutable")
          .header("x-content-type-options", "nosniff")
          .type(wanted.format === "jpg" ? "image/jpeg" : `image/${wanted.format}`)
          .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
      } catch (error) {
        if (!(error instanceof LimitReached)) request.log.warn({ err: error }, "picture failed");
        if (reply.sent) return reply;
        return reply
          .code(503)
          .header("retry-after", "2")
          .header("cache-control", "no-store")
          .type("text/plain")
          .send("Not now.");
      }
    });
  },
  { name: "images" },
);

function notFound(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header("cache-control", "public, max-age=60")
    .type("text/plain")
    .send("No such picture.");
}
