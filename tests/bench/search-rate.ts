import type { Site } from "#renderer";
import type { Host } from "../../server/host.ts";
import { type BenchRow, perSecond, wallMs } from "./table.ts";

const cities = ["mumbai", "new-delhi", "bengaluru", "jaipur", "goa", "chennai"];

/**
 * Searches per second in process, eight at a time: different cities and dates, availability and totals
 * included.
 */
export async function benchSearch(host: Host, site: Site): Promise<BenchRow[]> {
  const count = 600;
  const search = (index: number) =>
    host.app.operations.call(
      "hotelSearch",
      {
        city: cities[index % cities.length],
        checkin: day(10 + (index % 60)),
        checkout: day(12 + (index % 60)),
        rooms_config: "1-2_0_0_0",
        count: 20,
      },
      { site, locale: "en" },
    );
  for (let index = 0; index < 50; index++) await search(index);
  let next = 0;
  const worker = async () => {
    while (next < count) await search(next++);
  };
  const ms = await wallMs(() => Promise.all(Array.from({ length: 8 }, worker)));
  return [{ what: "search of a city with dates, 20 hotels with totals", result: perSecond(count, ms) }];
}

function day(offset: number): string {
  return new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
}
