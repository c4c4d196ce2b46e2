import { sql } from "kysely";
import { addDays } from "#domain/dates";
import type { Db } from "../db/pool.ts";
import { everyShard } from "../db/shards/every-shard.ts";

/**
 * Writes mystery deals where there is none at all, once however many servers start together: one in five of
 * the demo's first properties with reviews, at its first category, for 12 to 25 percent less. A third of them
 * cannot be cancelled, the others until two days before. The same supply always gets the same deals; `today`
 * is `YYYY-MM-DD`.
 */
export async function seedDemoDeals(db: Db, today: string): Promise<void> {
  const [from, until] = [-30, 730].map((days) => `${addDays(today, days)}T00:00:00Z`);
  const strict = JSON.stringify([{ charge_percentage: 100 }]);
  const usual = JSON.stringify([
    { days_before: 2, time: "18:00", charge_percentage: 0 },
    { charge_percentage: 100 },
  ]);
  const all = everyShard("the demo deals with properties anywhere");
  const { rows } = await sql`SELECT 1 FROM mystery_deal LIMIT 1 ${all}`.execute(db);
  if (rows.length > 0) return;
  await sql`INSERT INTO mystery_deal
      (property_id, deal_id, room_category_id, percent, cancellation, book_from, book_until)
    SELECT p.property_id, 'quiet', c.room_category_id, 12 + p.property_id * 31 % 14,
      CASE WHEN p.property_id * 17 % 3 = 0 THEN ${strict}::jsonb ELSE ${usual}::jsonb END,
      ${from}::timestamptz, ${until}::timestamptz
    FROM (SELECT * FROM property ORDER BY property_id LIMIT ${mostDealt}) p, LATERAL (
      SELECT room_category_id FROM room_category r WHERE r.property_id = p.property_id
      ORDER BY position, room_category_id LIMIT 1) c
    WHERE p.property_id * 7 % 5 = 0 AND p.rating_count >= 5 AND NOT p.hide_prices
      AND p.external_booking_url IS NULL
    ORDER BY p.property_id ON CONFLICT DO NOTHING ${all}`.execute(db);
}

/** Looked through for deals: no more, however large the supply. */
const mostDealt = 20_000;
