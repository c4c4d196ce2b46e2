import type { Host } from "../../server/host.ts";
import { fuzz } from "../support/fuzz/fuzz.ts";
import type { BenchRow } from "./table.ts";

/**
 * Asks the server for what nobody should ask for: calls made out of their schemas, and addresses of pages.
 */
export async function benchFuzz(host: Host, root: string): Promise<BenchRow[]> {
  const properties = await host.database.db.selectFrom("property").select("property_id").limit(20).execute();
  const seed = process.env.FUZZ_SEED ?? `bench-${new Date().toISOString().slice(0, 10)}`;
  const { calls, pages, busy, failures } = await fuzz({
    app: host.app,
    release: host.releases.current(),
    root,
    hotelIds: properties.map(({ property_id }) => property_id),
    seed,
    calls: Number(process.env.FUZZ_CALLS ?? 50_000),
    pages: Number(process.env.FUZZ_PAGES ?? 10_000),
  });
  for (const failure of failures.slice(0, 50)) process.stdout.write(`${failure}\n`);
  return [
    { what: `calls made out of their schemas, seed ${seed}`, result: countsOf(calls) },
    { what: "addresses of pages", result: countsOf(pages) },
    { what: "answers of 503 that said when to come back, asked for again then", result: String(busy) },
    {
      what: "answers of 5xx, outside their schema, or leading off the site",
      result: String(failures.length),
      goal: "0",
      met: failures.length === 0,
    },
  ];
}

function countsOf(counts: ReadonlyMap<number, number>): string {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const parts = [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count.toLocaleString("en")}`);
  return `${total.toLocaleString("en")} answers (${parts.join(", ")})`;
}
