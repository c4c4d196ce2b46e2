import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pageWindow } from "./page-window.ts";

const shown = (page: number, pages: number) =>
  pageWindow(page, pages).map((item) => (item.gap ? "…" : item.page));

describe("pageWindow", () => {
  it("shows the ends, the current page and its neighbours", () => {
    expect(shown(6, 12)).toEqual([1, "…", 5, 6, 7, "…", 12]);
    expect(shown(1, 12)).toEqual([1, 2, 3, 4, 5, "…", 12]);
    expect(shown(12, 12)).toEqual([1, "…", 8, 9, 10, 11, 12]);
    expect(shown(2, 3)).toEqual([1, 2, 3]);
  });

  it("never leaves a gap of one page and always has the current one", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(199), (pages, offset) => {
        const page = (offset % pages) + 1;
        const items = shown(page, pages);
        expect(items).toContain(page);
        items.forEach((item, index) => {
          if (item === "…") expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
        });
      }),
    );
  });
});
