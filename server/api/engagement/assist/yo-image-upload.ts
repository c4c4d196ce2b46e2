import { assistProblem } from "#domain/guest";
import type { YoImageUploadInput, YoImageUploadOutput } from "#schemas/generated/api/assist.ts";
import { uploadName } from "../../../gateways/storage/uploads.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { fieldErrors } from "../../../supply/field-errors.ts";

/**
 * Takes a picture from a guest (API-45), for the inquiry that this browser writes within a day: made anew,
 * without its metadata, and stored under a number that nobody can guess. Order: row → file, so that no file
 * is left without a row that deletes it.
 * @throws ApiError `validation_failed` at `image`, with `picture-size` or `picture-type`; `rate_limited`.
 */
export async function yoImageUpload(
  { image }: YoImageUploadInput,
  context: OperationContext,
): Promise<YoImageUploadOutput> {
  const { db, clock, ids, site, session, uploads } = context;
  if (!session) throw new ApiError("unauthenticated", { details: { reason: "session" } });
  const most = site.limits.assist.pictureMegabytes * MEGABYTE;
  const bytes = Buffer.from(image, "base64");
  if (bytes.byteLength > most) throw refused("picture-size", context);
  const picture = await uploads.clean(bytes);
  if (!picture) throw refused("picture-type", context);
  const now = clock();
  const picture_id = ids.picture();
  await db
    .insertInto("guest_upload")
    .values({
      picture_id,
      brand_id: site.brand.id,
      session_id: session.id,
      user_id: session.userId,
      inquiry_id: null,
      created_at: new Date(now),
      expires_at: new Date(now + UNUSED_MS),
    })
    .execute();
  await uploads.storage.put(uploadName(picture_id), picture);
  return { picture_id };
}

function refused(code: "picture-size" | "picture-type", context: OperationContext): ApiError {
  const size = context.site.limits.assist.pictureMegabytes;
  const problem = assistProblem("image", code, { size });
  return new ApiError("validation_failed", { fields: fieldErrors([problem], context) });
}

const MEGABYTE = 1024 * 1024;
const UNUSED_MS = 24 * 60 * 60_000;
