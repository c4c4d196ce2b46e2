import fc from "fast-check";
import { expect, it } from "vitest";
import { userModeOf } from "./user-mode.ts";

it("[MODE-03] shows a strip for the two modes, until the guest goes on without it", () => {
  expect(userModeOf({ userMode: "travel_agent" })).toBe("travel_agent");
  expect(userModeOf({ userMode: "corporate" })).toBe("corporate");
  expect(userModeOf({ userMode: "corporate", userModeHidden: "1" })).toBeUndefined();
});

it("[MODE-03] shows none for any other value", () => {
  fc.assert(
    fc.property(fc.string(), (userMode) => {
      if (userMode === "travel_agent" || userMode === "corporate") return;
      expect(userModeOf({ userMode })).toBeUndefined();
    }),
  );
  expect(userModeOf({})).toBeUndefined();
});
