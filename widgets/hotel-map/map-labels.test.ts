import fc from "fast-check";
import { expect, it } from "vitest";
import { labelPlaces, layOutLabels } from "./map-labels.ts";

const size = { width: 358, height: 268 };
const point = fc.record({ x: fc.integer({ min: 0, max: 358 }), y: fc.integer({ min: 0, max: 268 }) });
const words = fc.string({ minLength: 1, maxLength: 20, unit: "grapheme" });
const labels = fc.array(
  fc.record({ text: words, at: point }).map(({ text, at }) => ({ text, places: labelPlaces(text, at, 20) })),
  { minLength: 1, maxLength: 30 },
);
const taken = fc.array(
  point.map((at) => ({ ...at, width: 116, height: 44 })),
  { maxLength: 10 },
);

it("leaves no label over another, over what is taken or over the edge, and the most important one where it wants to be", () => {
  fc.assert(
    fc.property(labels, taken, (wanted, pins) => {
      const laid = layOutLabels(wanted, pins, size);
      const boxes = [...laid.map(({ at }) => at), ...pins];
      for (const [index, { at }] of laid.entries()) {
        expect(Math.min(at.x - at.width / 2, at.y - at.height / 2)).toBeGreaterThanOrEqual(0);
        expect(at.x + at.width / 2).toBeLessThanOrEqual(size.width);
        expect(at.y + at.height / 2).toBeLessThanOrEqual(size.height);
        for (const other of boxes.slice(index + 1))
          expect(
            Math.abs(at.x - other.x) >= (at.width + other.width) / 2 ||
              Math.abs(at.y - other.y) >= (at.height + other.height) / 2,
          ).toBe(true);
      }
      const [first] = wanted;
      const free = first && layOutLabels([first], pins, size)[0];
      expect(laid[0]?.at).toEqual(free ? free.at : laid[0]?.at);
    }),
  );
});
