import { createTestApp, type TestApp } from "./app.ts";
import { bookingBody, STAY } from "./booking.ts";
import type { Browser } from "./browser.ts";
import { GST } from "./gst.ts";
import { buildProperty, buildRoomCategory, buildSupply } from "./supply.ts";

/** What property 5 sells. */
export const MEALS = [
  { category_code: "breakfast", name: "Breakfast", price: 1_333, included: false },
  { category_code: "dinner", name: "Dinner", price: 2_700, included: false },
];

/** A server with a property that sells meals (category 51, included in 52) and an early check-in. */
export async function createExtrasApp(): Promise<TestApp> {
  const test = await createTestApp({ connections: 20 });
  const { db } = test.database;
  await buildSupply(db);
  await buildProperty(db, { property_id: 5, fees: JSON.stringify([GST]), early_checkin_price: 1_850 });
  const meals = JSON.stringify(MEALS);
  await buildRoomCategory(db, { property_id: 5, room_category_id: 51, capacity: 1000, meals });
  const included = JSON.stringify([{ ...MEALS[0], price: 0, included: true }]);
  await buildRoomCategory(db, { property_id: 5, room_category_id: 52, capacity: 1000, meals: included });
  return test;
}

let keys = 0;

export const stay = { ...STAY, hotel_id: 5, room_category_id: 51 };
export const quoted = (browser: Browser, more: object = {}) =>
  browser.post("/api/pwa/quote", { ...stay, ...more });
export const nextKey = () => {
  keys += 1;
  return `extras${keys}-`;
};
export const book = (browser: Browser, quote: { quote_id: string }, booking: object = {}, key = nextKey()) =>
  browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, key, { booking }));
export const amounts = (lines: { bill_type: string; name: string; amount: number }[]) =>
  lines.map(({ bill_type, name, amount }) => [bill_type, name, amount]);
export const breakfast = (guest_count: number) => ({ category_code: "breakfast", guest_count });
export const early = (selected: boolean) => ({ additional_charge_info: { early_checkin: { selected } } });
export const fieldsOf = ({
  status,
  body,
}: {
  status: number;
  body: { fields?: { field: string; code: string }[] };
}) => [status, ...(body.fields ?? []).map(({ field, code }) => `${field} ${code}`)];
export const change = (browser: Browser, id: string, meals: object[], total: number, key = nextKey()) =>
  browser.put(`/api/pwa/updateBooking/${id}`, {
    idempotency_key: key.padEnd(16, "0"),
    booking: { services: { meals }, pricing: { total } },
  });
