import { expect, it } from "vitest";
import { listOf, queryFlag, queryList, queryNumber, queryText } from "./query.ts";

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

it("reads the last of what is given twice, trimmed, without signs nobody sees, and nothing that is too long", () => {
  expect(queryText({ city: ["Ede", " Ze\u0007ist "] }, "city")).toBe("Zeist");
  expect(queryText(new URLSearchParams("city=Ede&city=%20Zeist"), "city")).toBe("Zeist");
  expect([
    queryText({ city: [] }, "city"),
    queryText({}, "city"),
    queryText({ city: " \u0000 " }, "city"),
  ]).toEqual([null, null, null]);
  expect([queryText({ city: "abc" }, "city", 3), queryText({ city: "abcd" }, "city", 3)]).toEqual([
    "abc",
    null,
  ]);
  expect(queryList({ tags: "x".repeat(64) }, "tags")).toHaveLength(1);
});

it("reads flags and numbers that are nothing else", () => {
  expect(["1", "TRUE", " true ", "0", "yes", "11"].map((on) => queryFlag({ on }, "on"))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(queryFlag({}, "on")).toBe(false);
  const number = (text: string) => queryNumber({ at: text }, "at", -5, 5);
  expect(["5", "-5", "1.25", "-0", "5.1", "-6", "x1", "1x", "1.", "+1", "1e1", ""].map(number)).toEqual([
    5,
    -5,
    1.25,
    0,
    ...Array(8).fill(null),
  ]);
  expect(queryNumber({}, "at", -5, 5)).toBeNull();
});
