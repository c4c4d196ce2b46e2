import fc from "fast-check";
import { expect, it } from "vitest";
import { clustersOf, spreadOut } from "./map-clusters.ts";
import { largestZoom, onScreen, pushed, showing, wholeMap, zoomed } from "./map-view.ts";

const hundredth = fc.double({ min: 0, max: 100, noNaN: true });
const points = fc.array(fc.record({ x: hundredth, y: hundredth }), { minLength: 1, maxLength: 40 });
const size = { width: 358, height: 268 };
const box = { width: 116, height: 44 };

it("loses nothing and leaves no two clusters on top of each other", () => {
  fc.assert(
    fc.property(points, (list) => {
      const clusters = clustersOf(
        list.map((point, thing) => ({ thing, point })),
        size,
        box,
      );
      expect(clusters.flatMap(({ things }) => things).toSorted((a, b) => a - b)).toEqual([...list.keys()]);
      for (const [index, { at }] of clusters.entries())
        for (const { at: other } of clusters.slice(index + 1)) {
          const across = (Math.abs(at.x - other.x) * size.width) / 100;
          const down = (Math.abs(at.y - other.y) * size.height) / 100;
          expect(across >= box.width || down >= box.height).toBe(true);
        }
    }),
  );
});

it("finds each thing a place of its own, where it is when that is free", () => {
  const few = fc.array(
    fc.record({ x: fc.integer({ max: 55, min: 45 }), y: fc.integer({ max: 55, min: 45 }) }),
    {
      minLength: 1,
      maxLength: 30,
    },
  );
  fc.assert(
    fc.property(few, (list) => {
      const spread = spreadOut(
        list.map((point, thing) => ({ thing, point })),
        size,
        box,
      );
      expect(spread.map(({ thing }) => thing)).toEqual([...list.keys()]);
      expect(spread[0]?.at).toEqual(list[0]);
      for (const [index, { at }] of spread.entries())
        for (const { at: other } of spread.slice(index + 1)) {
          const across = (Math.abs(at.x - other.x) * size.width) / 100;
          const down = (Math.abs(at.y - other.y) * size.height) / 100;
          expect(across >= box.width - 0.01 || down >= box.height - 0.01).toBe(true);
        }
    }),
  );
});

it("keeps what is pointed at in its place while zooming, and never leaves the plan", () => {
  const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(factor, hundredth, hundredth), { maxLength: 12 }), (steps) => {
      let view = wholeMap;
      for (const [by, x, y] of steps) {
        view = pushed(zoomed(view, by, { x, y }), x - 50, y - 50);
        const corner = onScreen(view, { x: 0, y: 0 });
        const far = onScreen(view, { x: 100, y: 100 });
        expect(Math.max(corner.x, corner.y)).toBeLessThanOrEqual(1e-6);
        expect(Math.min(far.x, far.y)).toBeGreaterThanOrEqual(100 - 1e-6);
        expect(view.zoom).toBeLessThanOrEqual(largestZoom);
      }
    }),
  );
  const at = { x: 60, y: 45 };
  const closer = zoomed(wholeMap, 2, at);
  expect(onScreen(closer, at)).toEqual(at);
});

it("shows all points of a cluster, larger than before", () => {
  const view = showing([
    { x: 48, y: 50 },
    { x: 52, y: 51 },
  ]);
  expect(view.zoom).toBeGreaterThan(10);
  expect(onScreen(view, { x: 48, y: 50 }).x).toBeGreaterThan(10);
  expect(onScreen(view, { x: 52, y: 51 }).x).toBeLessThan(90);
});
