import type { Release } from "#renderer";
import { classify } from "#renderer/route";
import { type BenchRow, perSecond, wallMs } from "./table.ts";

const paths = [
  "/",
  "/nl/",
  "/search",
  "/hotels-in-new-delhi",
  "/hotels-in-jordaan-amsterdam",
  "/nl/1204/",
  "/booking/ABC123",
  "/terms",
  "/no/such/page",
  "/4x4-vakantie",
];

/** Paths classified per second, a mix of all kinds. */
export async function benchClassification(release: Release): Promise<BenchRow[]> {
  const dictionary = { table: release.routes, cities: release.cities };
  const rounds = 30_000;
  const work = () => {
    for (let round = 0; round < rounds; round++) {
      for (const path of paths)
        classify(dictionary, { path, query: {}, countryCode: "in", hasHome: () => true });
    }
  };
  work();
  const ms = await wallMs(work);
  return [{ what: "path classification, mix of ten kinds", result: perSecond(rounds * paths.length, ms) }];
}
