import type { Db } from "../db/pool.ts";
import type { Clock } from "../platform/clock.ts";
import type { RandomBytes } from "../platform/random.ts";

/**
 * A secret of 32 random bytes that everything on one database shares: made by whoever asks first, the same
 * for all after.
 */
export async function loadServerSecret(
  db: Db,
  name: string,
  { clock, random }: { readonly clock: Clock; readonly random: RandomBytes },
): Promise<Buffer> {
  await db
    .insertInto("server_secret")
    .values({ name, secret: Buffer.from(random(32)), created_at: new Date(clock()) })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db
    .selectFrom("server_secret")
    .select("secret")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.secret;
}

/** Name of the secret that preview links are signed with. */
export const PREVIEW_SECRET = "preview";
