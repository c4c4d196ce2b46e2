import { afterAll, beforeAll, expect, it } from "vitest";
import type { Site } from "#renderer";
import { htmlMail } from "../../mails/html-mail.ts";
import { createIds } from "../../platform/ids.ts";
import { systemRandom } from "../../platform/random.ts";
import { createTestClock } from "../../testing/clock.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { buildRelease } from "../../testing/release.ts";
import { wordsToSend } from "./link-token.ts";

let database: TestDatabase;
const [site] = Object.values(buildRelease().sites) as [Site];
beforeAll(async () => {
  database = await createTestDatabase();
}, 90_000);
afterAll(() => database.stop());

it.each([
  "https://nl.homes.test/booking/B1",
  "https://nl.homes.test/booking/B1?from=mail&seen=0",
  "https://nl.homes.test/booking/d'amour",
])("puts a token into %s, in the text and in the markup of a mail", async (address) => {
  const html = htmlMail({
    parts: [{ kind: "link", text: "Show", href: address }],
    subject: "Booked",
    site,
    language: "en",
    rtl: false,
  });
  const context = { db: database.db, ids: createIds(systemRandom), clock: createTestClock() };
  const words = await wordsToSend(context, 1, {
    to: "noor@example.test",
    subject: "Booked",
    body: `Show\n${address}`,
    html,
    locale: "en",
    link: { booking_id: "B1", address },
  });
  const link = words.body.split("\n")[1] ?? "";
  expect(new URL(link).searchParams.get("token")).toMatch(/^.{20,}$/);
  const written = /href="([^"]*)"/.exec(words.html ?? "")?.[1] ?? "";
  expect(written.replaceAll("&amp;", "&").replaceAll("&#39;", "'")).toBe(link);
});
