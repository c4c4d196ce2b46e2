import { type RawBuilder, sql } from "kysely";
import type { Db } from "../db/pool.ts";
import { everyShard } from "../db/shards/every-shard.ts";

/**
 * What a booking may never do wrong, as queries that must find nothing (reliability rules 1 to 9, and the
 * budgets of coupons). Returns the broken rules in words; empty when all hold. Run it after every scenario.
 */
export async function brokenInvariants(db: Db): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await sql`${query} ${everyShard("rules hold for all rows there are")}`.execute(db);
    if (rows.length > 0) broken.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}

/** What the price of booking `b` uses of a wallet, in minor units. */
const WALLET_USED = sql`coalesce((b.terms->'wallet'->>'used')::bigint, 0)`;

const RULES: Readonly<Record<string, RawBuilder<unknown>>> = {
  "1 nothing is oversold": sql`SELECT * FROM room_night WHERE sold + held > capacity + overbook OR sold < 0 OR held < 0`,
  "2a sold is the sum of booking nights": sql`
    SELECT property_id, room_category_id, night, coalesce(n.sold, 0) AS counter, coalesce(b.rooms, 0) AS nights
    FROM room_night n FULL JOIN (
      SELECT property_id, room_category_id, night, sum(rooms) AS rooms FROM booking_night WHERE state = 'sold' GROUP BY 1, 2, 3
    ) b USING (property_id, room_category_id, night)
    WHERE coalesce(n.sold, 0) <> coalesce(b.rooms, 0)`,
  "2b held is the sum of active holds": sql`
    SELECT property_id, room_category_id, night, coalesce(n.held, 0) AS counter, coalesce(h.rooms, 0) AS holds
    FROM room_night n FULL JOIN (
      SELECT property_id, room_category_id, night, sum(rooms) AS rooms
      FROM hold_night JOIN hold USING (property_id, hold_id) WHERE hold.state = 'active' GROUP BY 1, 2, 3
    ) h USING (property_id, room_category_id, night)
    WHERE coalesce(n.held, 0) <> coalesce(h.rooms, 0)`,
  "3a a told booking exists": sql`
    SELECT i.key FROM idempotency i
    WHERE i.state = 'done' AND i.scope LIKE 'createBooking:%'
      AND NOT EXISTS (SELECT 1 FROM booking b WHERE b.booking_id = i.response::jsonb->>'booking_id')`,
  "3b a booking has a night for every night": sql`
    SELECT booking_id FROM booking b
    WHERE b.checkout - b.checkin <> (SELECT count(*) FROM booking_night n WHERE n.property_id = b.property_id AND n.booking_id = b.booking_id)`,
  "4 a quote makes one booking": sql`SELECT quote_id FROM booking GROUP BY property_id, quote_id HAVING count(*) > 1`,
  "5a quoted is charged": sql`
    SELECT b.booking_id FROM booking b JOIN quote q USING (property_id, quote_id)
    WHERE b.total <> q.total OR b.currency_code <> q.currency_code OR b.terms->'wallet' IS DISTINCT FROM q.terms->'wallet' OR q.booking_id IS DISTINCT FROM b.booking_id`,
  "5b the total is the sum of its lines": sql`
    SELECT b.booking_id FROM booking b
    WHERE b.total <> (SELECT sum((line->>'amount')::bigint) FROM jsonb_array_elements(b.terms->'price_lines') line WHERE NOT (line->>'included')::boolean)`,
  "6 no charge without a booking": sql`
    SELECT payment_id FROM payment p
    WHERE p.refunded > p.captured OR p.captured > p.amount
      OR NOT EXISTS (SELECT 1 FROM booking b WHERE b.property_id = p.property_id AND b.booking_id = p.booking_id)`,
  "7 a consumed hold has its booking, any other has none": sql`
    SELECT hold_id, h.state FROM hold h LEFT JOIN booking b USING (property_id, hold_id)
    WHERE (h.state = 'consumed') <> (b.booking_id IS NOT NULL)`,
  "8a a wallet's balance is the sum of its entries, and a guest's is never below zero": sql`
    SELECT a.user_id, a.currency_code, a.kind, a.balance, coalesce(e.amount, 0) AS entries
    FROM wallet_account a LEFT JOIN (
      SELECT user_id, account_id, sum(amount) AS amount FROM (
        SELECT user_id, to_account AS account_id, amount FROM wallet_transaction
        UNION ALL SELECT user_id, from_account, -amount FROM wallet_transaction) entry
      GROUP BY 1, 2
    ) e USING (user_id, account_id)
    WHERE a.balance <> coalesce(e.amount, 0) OR a.kind = 'guest' AND a.balance < 0`,
  "8b the balances of a currency add up to zero": sql`
    SELECT currency_code FROM wallet_account GROUP BY currency_code HAVING sum(balance) <> 0`,
  "8c a guest has what is left of what came in": sql`
    SELECT a.user_id, a.currency_code, a.balance FROM wallet_account a
    WHERE a.kind = 'guest' AND a.balance <> (SELECT coalesce(sum(l.remaining), 0) FROM wallet_lot l
      WHERE l.user_id = a.user_id AND l.currency_code = a.currency_code)`,
  "8d a booking has of its guest's wallet what its price says, cancelled no more than its charge": sql`
    SELECT b.booking_id FROM booking b LEFT JOIN (
      SELECT booking_id, sum(CASE kind WHEN 'spent' THEN amount ELSE -amount END) AS amount
      FROM wallet_transaction WHERE kind IN ('spent', 'returned') AND booking_id IS NOT NULL GROUP BY 1
    ) w USING (booking_id)
    WHERE coalesce(w.amount, 0) <> least(${WALLET_USED}, coalesce(b.cancellation_charge, b.total))`,
  "8e what came back of a booking's wallet money is what its lots say": sql`
    SELECT t.booking_id FROM wallet_transaction t LEFT JOIN (
      SELECT user_id, transaction_id, sum(amount) AS amount FROM wallet_lot_use GROUP BY 1, 2
    ) u USING (user_id, transaction_id)
    WHERE t.kind = 'spent' AND t.booking_id IS NOT NULL AND t.amount IS DISTINCT FROM u.amount`,
  "8f what is to be paid and what the wallet gives make the price": sql`
    SELECT b.booking_id FROM booking b JOIN payment p USING (property_id, booking_id)
    WHERE b.cancelled_at IS NULL AND p.amount + ${WALLET_USED} <> b.total`,
  "10a a coupon is used no more often than it may be, and as often as its bookings say": sql`
    SELECT c.coupon_code, c.redeemed, c.redemptions FROM coupon c
    WHERE c.redeemed > c.redemptions
      OR c.redeemed <> (SELECT count(*) FROM coupon_redemption r WHERE r.coupon_code = c.coupon_code AND r.state = 'redeemed')`,
  "10b a coupon takes off no more than its budget, and what its bookings say": sql`
    SELECT a.coupon_code, a.currency_code, a.spent, a.budget FROM coupon_amount a
    WHERE a.spent > a.budget
      OR a.spent <> (SELECT coalesce(sum(r.amount), 0) FROM coupon_redemption r
        WHERE r.coupon_code = a.coupon_code AND r.currency_code = a.currency_code AND r.state = 'redeemed')`,
  "10c a booking has the coupon its price has": sql`
    SELECT b.booking_id FROM booking b FULL JOIN coupon_redemption r USING (property_id, booking_id)
    WHERE coalesce(-(SELECT sum((line->>'amount')::bigint) FROM jsonb_array_elements(b.terms->'price_lines') line WHERE line->>'bill_type' = 'coupon'), 0)
      <> coalesce(r.amount, 0)`,
  "10e a booking keeps what its member price has saved": sql`
    SELECT b.booking_id FROM booking b
    WHERE coalesce(-(SELECT sum((line->>'amount')::bigint) FROM jsonb_array_elements(b.terms->'price_lines') line WHERE line->>'bill_type' IN ('member', 'travel_agent', 'corporate')), 0)
      <> coalesce((b.terms->'pricing'->>'wizard_discount_amount')::bigint, 0)`,
  "10d a guest uses a coupon for one guest once": sql`
    SELECT coupon_code FROM coupon_redemption WHERE once AND state = 'redeemed'
    GROUP BY coupon_code, phone_hash HAVING count(*) > 1`,
  "11 a booking has the meals its price has, for no more guests than stay": sql`
    SELECT b.booking_id FROM booking b
    WHERE b.cancelled_at IS NULL AND (coalesce((SELECT jsonb_agg(jsonb_build_array(line->>'category_code', (line->>'guest_count')::integer, (line->>'amount')::bigint) ORDER BY line->>'category_code')
        FROM jsonb_array_elements(b.terms->'price_lines') line WHERE line ? 'category_code'), '[]')
      <> coalesce((SELECT jsonb_agg(jsonb_build_array(m.category_code, m.guest_count, m.amount) ORDER BY m.category_code)
        FROM booking_meal m WHERE m.property_id = b.property_id AND m.booking_id = b.booking_id AND m.status = 'Confirmed'), '[]')
      OR EXISTS (SELECT 1 FROM booking_meal m WHERE m.property_id = b.property_id AND m.booking_id = b.booking_id
        AND m.guest_count > (SELECT sum((room->>'adults')::integer + (room->>'children')::integer) FROM jsonb_array_elements(b.terms->'rooms') room)))`,
  "12 a cancelled booking keeps no room, no meal and nothing to pay but its charge, any other keeps its rooms": sql`
    SELECT b.booking_id FROM booking b
    WHERE (b.cancelled_at IS NULL) <> NOT EXISTS (SELECT 1 FROM booking_night n WHERE n.property_id = b.property_id AND n.booking_id = b.booking_id AND n.state = 'released')
      OR b.cancelled_at IS NOT NULL AND (b.state <> 'cancelled'
        OR EXISTS (SELECT 1 FROM booking_night n WHERE n.property_id = b.property_id AND n.booking_id = b.booking_id AND n.state = 'sold')
        OR EXISTS (SELECT 1 FROM booking_meal m WHERE m.property_id = b.property_id AND m.booking_id = b.booking_id AND m.status = 'Confirmed')
        OR EXISTS (SELECT 1 FROM payment p WHERE p.property_id = b.property_id AND p.booking_id = b.booking_id AND p.state = 'intent' AND p.amount <> b.cancellation_charge - least(${WALLET_USED}, b.cancellation_charge)))`,
  "9 a booking has one payment of its own": sql`
    SELECT b.booking_id FROM booking b
    WHERE 1 <> (SELECT count(*) FROM payment p WHERE p.property_id = b.property_id AND p.booking_id = b.booking_id)`,
};
