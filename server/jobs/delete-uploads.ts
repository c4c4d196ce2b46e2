import { everyShard } from "../db/shards/every-shard.ts";
import { uploadName } from "../gateways/storage/uploads.ts";
import type { JobContext } from "./job-context.ts";

/**
 * Deletes pictures of guests whose time is over, the file first: a file that cannot be deleted now keeps its
 * row, and goes next time. Returns how many went.
 */
export async function deleteUploads({
  db,
  clock,
  uploads,
}: Pick<JobContext, "db" | "clock" | "uploads">): Promise<number> {
  const due = await db
    .selectFrom("guest_upload")
    .select("picture_id")
    .where("expires_at", "<=", new Date(clock()))
    .orderBy("expires_at")
    .limit(500)
    .modifyEnd(everyShard("what is over goes by the clock"))
    .execute();
  for (const { picture_id } of due) {
    await uploads?.storage.delete(uploadName(picture_id));
    await db.deleteFrom("guest_upload").where("picture_id", "=", picture_id).execute();
  }
  return due.length;
}
