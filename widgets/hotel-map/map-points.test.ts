import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mapFrame } from "./map-points.ts";

const positions = fc.array(
  fc.record({
    latitude: fc.double({ min: 38, max: 39, noNaN: true }),
    longitude: fc.double({ min: -10, max: -9, noNaN: true }),
  }),
  { minLength: 1, maxLength: 20 },
);

describe("map", () => {
  it("[LIST-01] puts every result on the map, with north up and east to the right", () => {
    fc.assert(
      fc.property(positions, (list) => {
        const { place } = mapFrame(list, 16 / 9);
        for (const position of list) {
          const { x, y } = place(position);
          expect(x >= 0 && x <= 100 && y >= 0 && y <= 100).toBe(true);
        }
      }),
    );
    const frame = mapFrame(
      [
        { latitude: 38.7, longitude: -9.2 },
        { latitude: 38.8, longitude: -9.1 },
      ],
      16 / 9,
    );
    const [southWest, northEast] = [
      frame.place({ latitude: 38.7, longitude: -9.2 }),
      frame.place({ latitude: 38.8, longitude: -9.1 }),
    ];
    expect(northEast.x).toBeGreaterThan(southWest.x);
    expect(northEast.y).toBeLessThan(southWest.y);
  });
});
