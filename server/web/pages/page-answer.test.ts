import { expect, it } from "vitest";
import type { RenderedPage } from "#renderer/server";
import { storable } from "./page-answer.ts";

const page = (facts: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  pieces: [],
  streams: false,
  degraded: () => false,
  lacksPart: () => false,
  styleHash: "",
  ...facts,
});
const kept = (facts?: Partial<RenderedPage>, cache = { maxAgeSeconds: 60, staleSeconds: 300 }) => {
  const { store, maxAgeMs, staleMs, value } = storable(page(facts), "<p>", cache, {});
  return [store, maxAgeMs, staleMs, value.headers["cache-control"]];
};

it("keeps a whole page for its time, one that lacks a part for seconds, and a degraded one not at all", () => {
  expect(kept()).toEqual([
    true,
    60_000,
    300_000,
    "public, max-age=0, s-maxage=60, stale-while-revalidate=300",
  ]);
  const lacking = { lacksPart: () => true };
  expect(kept(lacking)).toEqual([
    true,
    5000,
    5000,
    "public, max-age=0, s-maxage=5, stale-while-revalidate=5",
  ]);
  expect(kept(lacking, { maxAgeSeconds: 2, staleSeconds: 0 }).slice(0, 3)).toEqual([true, 2000, 0]);
  expect(kept({ ...lacking, degraded: () => true }).slice(0, 1)).toEqual([false]);
});
