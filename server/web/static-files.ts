import { existsSync } from "node:fs";
import { extname, join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Release } from "#renderer";
import { bytesHash } from "#renderer/release";
import { acceptedEncoding } from "../http/accepted-encoding.ts";
import type { Previews } from "../preview/preview.ts";
import type { ReleaseOf } from "../releases/request-release.ts";
import { fontFile } from "./assets/fonts.ts";

const year = 31_536_000_000;

export interface StaticFileOptions {
  readonly releaseOf: ReleaseOf;
  readonly previews?: Pick<Previews, "of">;
  /** Bytes of a brand's file (`<brand>/<file>`) as a release has it; null when there is none. */
  readonly brandFile: (release: Release, path: string) => Promise<Uint8Array | null>;
  /** Folder of the client build; absent in development. */
  readonly clientFolder?: string;
}

const imageTypes: Readonly<Record<string, string>> = {
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
};

/**
 * Serves scripts, fonts and brand files. The build compressed its scripts and styles; fonts are compressed by
 * their format. Scripts and fonts carry a hash or a version in their names and are kept for a year; brand
 * files keep their names from release to release, so that browsers ask again after five minutes.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  { releaseOf, previews, brandFile, clientFolder }: StaticFileOptions,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false });
  if (clientFolder) {
    await app.register(async (assets) => {
      // One rule decides for everything we send: the plugin is left no choice.
      assets.addHook("onRequest", async ({ headers }) => {
        headers["accept-encoding"] = acceptedEncoding(headers["accept-encoding"]?.toString());
      });
      await assets.register(fastifyStatic, {
        root: join(clientFolder, "assets"),
        prefix: "/assets/",
        decorateReply: false,
        maxAge: year,
        immutable: true,
        preCompressed: true,
      });
    });
  }
  app.get<{ Params: { version: string; name: string; file: string } }>(
    "/fonts/:version/:name/:file",
    (request, reply) => {
      const file = fontFile(request.params.name, request.params.file);
      if (!file || !existsSync(file))
        return reply.code(404).send({ code: "not_found", message: "no such font" });
      return reply.sendFile(file.slice(file.lastIndexOf("/") + 1), file.slice(0, file.lastIndexOf("/")), {
        maxAge: year,
        immutable: true,
      });
    },
  );
  app.get<{ Params: { brand: string; file: string } }>("/brand/:brand/:file", async (request, reply) => {
    const { brand, file } = request.params;
    const isName = /^[a-z0-9-]+$/.test(brand) && /^[a-z0-9-]+\.(?:svg|png|ico)$/.test(file);
    const preview = await previews?.of(request);
    const { release, isOwn } = releaseOf(request);
    const bytes = isName ? await brandFile(preview?.release ?? release, `${brand}/${file}`) : null;
    if (!bytes) return reply.code(404).send({ code: "not_found", message: "no such file" });
    const etag = `"${bytesHash(bytes)}"`;
    reply
      .header("etag", etag)
      .header(
        "cache-control",
        preview ? "private, no-store" : isOwn ? "private, no-cache" : "public, max-age=300",
      )
      .header("x-content-type-options", "nosniff");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type(imageTypes[extname(file)] ?? "application/octet-stream").send(Buffer.from(bytes));
  });
}
