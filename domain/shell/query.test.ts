import { expect, it } from "vitest";
import { listOf, queryList } from "./query.ts";

it("reads what stands between commas, without blanks", () => {
  expect(listOf("a, b ,,c,")).toEqual(["a", "b", "c"]);
  expect([listOf(""), listOf(" , ")]).toEqual([[], []]);
});

it("reads a list of an address without repeats, and none of what nobody would write", () => {
  expect(queryList({ tags: "a,b,a" }, "tags")).toEqual(["a", "b"]);
  expect(queryList({ tags: `a,${"x".repeat(65)}` }, "tags")).toEqual(["a"]);
  expect(queryList({ tags: Array.from({ length: 60 }, (_, index) => index).join() }, "tags")).toHaveLength(
    50,
  );
});
