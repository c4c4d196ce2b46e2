import { describe, expect, it } from "vitest";
import { heldClear, toolsCorner } from "./map-tools.ts";

const size = { width: 358, height: 268 };
const pin = { width: 116, height: 44 };

describe.each([
  ["right to left", true],
  ["left to right", false],
])("the corner of the plan's buttons, %s", (_, isRtl) => {
  const corner = toolsCorner(size, isRtl, true);
  const held = heldClear(corner, size, pin);
  const isClear = (point: { x: number; y: number }) => held(point) === point;
  const at = (x: number, y: number) => ({ x: isRtl ? 100 - x : x, y });

  it("is kept free of pins, which go the shorter way out of it", () => {
    for (let x = -2; x <= 102; x += 4)
      for (let y = -2; y <= 112; y += 4) {
        const point = { x, y };
        const there = held(point);
        expect(isClear(there), JSON.stringify(point)).toBe(true);
        expect(there.x === x || there.y === y).toBe(true);
      }
    expect(held(at(94, 70)).x).toBe(at(94, 70).x);
    expect(held(at(68, 30)).y).toBe(30);
  });

  it("leaves pins elsewhere where they are", () => {
    for (const point of [at(50, 50), at(10, 20), at(94, 90)]) expect(held(point)).toBe(point);
    expect(isClear(at(94, 20))).toBe(false);
  });
});
