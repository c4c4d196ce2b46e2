import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isPlaceLookupPaused, notePlaceLookupFailure } from "./place-lookup-pause.ts";

const time = fc.integer({ min: 0, max: 4_102_444_800_000 });

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe("pause of place lookups", () => {
  it("[SRCH-09] lasts from a failure for so many milliseconds, on this site alone", () => {
    expect(isPlaceLookupPaused("a", 600_000, 1000)).toBe(false);
    notePlaceLookupFailure("a", 1000);
    expect(isPlaceLookupPaused("a", 600_000, 1000)).toBe(true);
    expect(isPlaceLookupPaused("a", 600_000, 600_999)).toBe(true);
    expect(isPlaceLookupPaused("a", 600_000, 601_000)).toBe(false);
    expect(isPlaceLookupPaused("b", 600_000, 1000)).toBe(false);
    expect(isPlaceLookupPaused("a", 0, 1000)).toBe(false);
  });

  it("[SRCH-09] never lasts longer than the pause, whatever the clock does", () => {
    fc.assert(
      fc.property(time, time, fc.integer({ min: 0, max: 10_000_000 }), (failed, now, pause) => {
        notePlaceLookupFailure("a", failed);
        expect(isPlaceLookupPaused("a", pause, now)).toBe(now >= failed && now < failed + pause);
      }),
    );
  });

  it("[SRCH-09] reads what is not a time as no failure", () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom("", "NaN", "-1", "1e3", "null", "{}"), fc.string()), (stored) => {
        fc.pre(!/^\d{1,15}$/.test(stored));
        localStorage.setItem("staywright.place-lookup-failed.a", stored);
        expect(isPlaceLookupPaused("a", 600_000, 5)).toBe(false);
      }),
    );
  });

  it("[SRCH-09] [OFF-03] goes without where nothing can be stored or read", () => {
    const said = vi.spyOn(console, "info").mockImplementation(() => {});
    const refuse = () => {
      throw new DOMException("no", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    notePlaceLookupFailure("a", 1000);
    expect(said).toHaveBeenCalledOnce();
    expect(isPlaceLookupPaused("a", 600_000, 1000)).toBe(false);
  });
});
