import { assistPictureUrl } from "#domain/addresses";
import { siteOrigin } from "#renderer/server";
import type { AccountExport } from "#schemas/generated/api/security.ts";
import { everyShard } from "../../../db/shards/every-shard.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import type { Account } from "../accounts.ts";

/** What a guest wrote to the help of the brand while signed in, the newest first. */
export async function exportedInquiries(
  { user_id }: Account,
  { db, site }: Pick<OperationContext, "db" | "site">,
): Promise<AccountExport["inquiries"]> {
  const anywhere = everyShard("inquiries and pictures lie where their numbers do");
  const [inquiries, uploads] = await Promise.all([
    db
      .selectFrom("guest_inquiry")
      .selectAll()
      .where("user_id", "=", user_id)
      .orderBy("created_at", "desc")
      .modifyEnd(anywhere)
      .execute(),
    db
      .selectFrom("guest_upload")
      .select(["picture_id", "inquiry_id"])
      .where("user_id", "=", user_id)
      .orderBy("created_at")
      .modifyEnd(anywhere)
      .execute(),
  ]);
  return inquiries.map(({ inquiry_id, topic, name, email, phone, booking_no, message, ...row }) => ({
    reference: inquiry_id,
    topic,
    name,
    ...(email !== null && { email }),
    ...(phone !== null && { phone }),
    ...(booking_no !== null && { booking_no }),
    message,
    pictures: uploads
      .filter((upload) => upload.inquiry_id === inquiry_id)
      .map(({ picture_id }) => siteOrigin(site) + assistPictureUrl(picture_id)),
    written_at: row.created_at.toISOString(),
    deleted_at: row.expires_at.toISOString(),
  }));
}
