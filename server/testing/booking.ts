import type { Answer, Browser } from "./browser.ts";

/** A stay of two nights in category 11 of hotel 1, two adults. */
export const STAY = {
  hotel_id: 1,
  room_category_id: 11,
  checkin: "2027-04-10",
  checkout: "2027-04-12",
  rooms_config: "1-2_0_0_0",
};

/** A guest whose form is right for hotels and homes. */
export const GUEST = {
  first_name: "Noor",
  last_name: "de Vries",
  country_code: "+31",
  country_iso_code: "NL",
  phone: "612345678",
  email: "noor@example.test",
  street: "Lange Nieuwstraat",
  house_no: "12",
  zip_code: "3512 PH",
  city: "Utrecht",
  country_name: "Netherlands",
  gdpr_consent: true,
};

/** Asks for a price and returns the quote. */
export async function buildQuote(browser: Browser, stay: Partial<typeof STAY> = {}) {
  const answer = await browser.post("/api/pwa/quote", { ...STAY, ...stay });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.quote;
}

/** Body of a booking from a quote. */
export function bookingBody(quoteId: string, key: string, more: object = {}) {
  return { idempotency_key: key.padEnd(16, "0"), quote_id: quoteId, user: GUEST, source: "web", ...more };
}

/** Books a stay from a fresh quote. */
export async function bookStay(
  browser: Browser,
  key: string,
  stay: Partial<typeof STAY> = {},
): Promise<Answer> {
  const quote = await buildQuote(browser, stay);
  return browser.post("/api/pwa/createBooking", bookingBody(quote.quote_id, key));
}
