import { describe, expect, it } from "vitest";
import { addMonths } from "#domain/dates";
import { nextWindow as nextWindowOf } from "./next-window.ts";

const three = (start: string) => [0, 1, 2].map((step) => addMonths(start, step));
const nextWindow = (range: Parameters<typeof nextWindowOf>[0], known: readonly string[], size = 3) =>
  nextWindowOf(range, known, size)?.[0] ?? null;

describe("nextWindow", () => {
  it("[DATE-09] starts with the first month shown", () => {
    expect(nextWindow(["2026-12-01", "2027-01-01"], [])).toBe("2026-12-01");
    expect(nextWindow(["2026-11-01", "2027-01-01"], [])).toBe("2026-11-01");
  });

  it("[DATE-09] goes in steps of as many months as the limits say", () => {
    expect(nextWindow(["2026-11-01", "2027-07-01"], [], 1)).toBe("2027-07-01");
    expect(nextWindow(["2026-11-01", "2027-07-01"], [], 6)).toBe("2027-02-01");
  });

  it("[DATE-09] asks for no month twice", () => {
    const known = three("2026-11-01");
    expect(nextWindow(["2026-12-01", "2027-01-01"], known)).toBeNull();
    expect(nextWindow(["2027-01-01", "2027-02-01"], known)).toBe("2027-02-01");
    expect(nextWindow(["2026-11-01", "2027-04-01"], known)).toBe("2027-02-01");
  });

  it("[DATE-09] reads a long list from its end, where the guest jumped to, until all is known", () => {
    const known: string[] = [];
    const asked: string[] = [];
    const range = ["2026-11-01", "2027-07-01"] as const;
    for (let start = nextWindow(range, known); start; start = nextWindow(range, known)) {
      asked.push(start);
      known.push(...three(start));
    }
    expect(asked).toEqual(["2027-05-01", "2027-02-01", "2026-11-01"]);
  });

  it("[DATE-09] asks for fewer months before those of a later stay, which are known", () => {
    const known = three("2027-01-01");
    expect(nextWindowOf(["2026-11-01", "2027-03-01"], known, 3)).toEqual(["2026-11-01", "2026-12-01"]);
    expect(nextWindowOf(["2026-11-01", "2026-12-01"], [], 3)).toEqual(three("2026-11-01"));
  });
});
