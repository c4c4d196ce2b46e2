import type { FastifyInstance } from "fastify";
import { assistPictureUrl } from "#domain/addresses";
import { findSite } from "#renderer/server";
import type { Db } from "../db/pool.ts";
import { type Uploads, uploadName } from "../gateways/storage/uploads.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Clock } from "../platform/clock.ts";
import type { ReleaseOf } from "../releases/request-release.ts";

interface UploadRoute {
  readonly db: Db;
  readonly clock: Clock;
  readonly uploads: Uploads;
  readonly releaseOf: ReleaseOf;
}

/**
 * `/guest-inquiry/pictures/<number>`: a picture that a guest uploaded (API-45), for whoever has its number of
 * 128 random bits, on a site of its brand, until its time is over. Nothing keeps the answer.
 */
export function registerUploadRoute(
  app: FastifyInstance,
  { db, clock, uploads, releaseOf }: UploadRoute,
): void {
  const path = assistPictureUrl("").concat(":picture");
  app.get<{ Params: { picture: string } }>(path, { exposeHeadRoute: false }, async (request, reply) => {
    await app.guardRate(request, "pictures");
    const { picture } = request.params;
    const row = NUMBER.test(picture)
      ? await db
          .selectFrom("guest_upload")
          .select("picture_id")
          .where("picture_id", "=", picture)
          .where("brand_id", "=", findSite(releaseOf(request).release, request.host).brand.id)
          .where("expires_at", ">", new Date(clock()))
          .executeTakeFirst()
      : undefined;
    const bytes = row && (await uploads.storage.get(uploadName(row.picture_id)));
    if (!bytes) throw new ApiError("not_found");
    return reply
      .headers({
        "cache-control": "private, no-store",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
        "x-robots-tag": "noindex",
        "referrer-policy": "no-referrer",
      })
      .type("image/jpeg")
      .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  });
}

const NUMBER = /^i[A-Za-z0-9_-]{22}$/;
