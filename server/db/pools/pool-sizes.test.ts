import { expect, it } from "vitest";
import { LEAST_CONNECTIONS, poolSizes } from "./pool-sizes.ts";

it("gives a process that is alone all it can use, and never more than their sum to many", () => {
  expect(poolSizes(80, 1)).toEqual({ calls: 10, bookings: 6, health: 1 });
  for (const workers of [1, 2, 7, 26, 64, 256])
    for (const connections of [workers * LEAST_CONNECTIONS, 80, 1000]) {
      if (connections < workers * LEAST_CONNECTIONS) continue;
      const { calls, bookings, health } = poolSizes(connections, workers);
      expect(Math.min(calls, bookings, health)).toBeGreaterThan(0);
      expect((calls + bookings + health) * workers).toBeLessThanOrEqual(connections);
    }
});
