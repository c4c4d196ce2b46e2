import { createTestApp } from "../../server/testing/app.ts";
import { bookingBody, buildQuote } from "../../server/testing/booking.ts";
import { brokenInvariants } from "../../server/testing/invariants.ts";
import { buildRoomCategory, buildSupply } from "../../server/testing/supply.ts";
import { type BenchRow, perSecond, wallMs } from "./table.ts";

const clients = 40;
const rounds = 8;

/**
 * Bookings per second with forty guests, and forty guests after one room: every call over the full HTTP
 * stack, PostgreSQL with fsync.
 */
export async function benchBooking(serverUrl: string): Promise<BenchRow[]> {
  // The measured server itself, with fsync on; tests share one that forgets.
  process.env.TEST_DATABASE_URL = serverUrl;
  const test = await createTestApp({ connections: 20 });
  try {
    const { db } = test.database;
    await buildSupply(db);
    await buildRoomCategory(db, { property_id: 1, room_category_id: 900, capacity: 100_000 });
    await buildRoomCategory(db, { property_id: 1, room_category_id: 901, capacity: 1 });
    const browsers = Array.from({ length: clients }, () => test.browser());

    const quotes = await Promise.all(
      browsers.map(async (browser) => {
        const own: string[] = [];
        for (let round = 0; round < rounds; round++)
          own.push((await buildQuote(browser, { room_category_id: 900 })).quote_id);
        return own;
      }),
    );
    let booked = 0;
    const rateMs = await wallMs(() =>
      Promise.all(
        browsers.map(async (browser, client) => {
          for (const [round, quote] of (quotes[client] ?? []).entries()) {
            const answer = await browser.post(
              "/api/pwa/createBooking",
              bookingBody(quote, `rate-${client}-${round}-`),
            );
            if (answer.status === 200) booked++;
          }
        }),
      ),
    );

    const scarce = await Promise.all(
      browsers.map(async (browser) => (await buildQuote(browser, { room_category_id: 901 })).quote_id),
    );
    let won = 0;
    const raceMs = await wallMs(() =>
      Promise.all(
        browsers.map(async (browser, client) => {
          const answer = await browser.post(
            "/api/pwa/createBooking",
            bookingBody(scarce[client] ?? "", `race-${client}-`),
          );
          if (answer.status === 200) won++;
        }),
      ),
    );
    const broken = await brokenInvariants(db);
    return [
      {
        what: `bookings, ${clients} guests at once, same two nights`,
        result: `${perSecond(booked, rateMs)}, ${booked} of ${clients * rounds} booked`,
        met: booked === clients * rounds,
      },
      {
        what: `${clients} guests after one room`,
        result: `${won} booked, ${won - 1} oversold, ${raceMs.toFixed(0)} ms for all`,
        goal: "0 oversold",
        met: won === 1,
      },
      {
        what: "invariants broken afterwards",
        result: String(broken.length),
        goal: "0",
        met: broken.length === 0,
      },
    ];
  } finally {
    await test.stop();
  }
}
