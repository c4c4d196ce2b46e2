import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { fontFile } from "./assets/fonts.ts";

const year = 31_536_000_000;

export interface StaticFileOptions {
  /** Folder of the client build; absent in development. */
  readonly clientFolder?: string;
  readonly configFolder: string;
}

/** Serves scripts, fonts and brand files. Names carry a hash or a version, so they are kept for a year. */
export async function registerStaticFiles(
  app: FastifyInstance,
  { clientFolder, configFolder }: StaticFileOptions,
): Promise<void> {
  await app.register(fastifyStatic, { root: configFolder, serve: false });
  if (clientFolder) {
    await app.register(fastifyStatic, {
      root: join(clientFolder, "assets"),
      prefix: "/assets/",
      decorateReply: false,
      maxAge: year,
      immutable: true,
      preCompressed: true,
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
  app.get<{ Params: { brand: string; file: string } }>("/brand/:brand/:file", (request, reply) => {
    const { brand, file } = request.params;
    const folder = join(configFolder, "brands", brand, "assets");
    if (
      !/^[a-z0-9-]+$/.test(brand) ||
      !/^[a-z0-9-]+\.(?:svg|png|ico)$/.test(file) ||
      !existsSync(join(folder, file))
    ) {
      return reply.code(404).send({ code: "not_found", message: "no such file" });
    }
    return reply.sendFile(file, folder, { maxAge: 3_600_000 });
  });
}
