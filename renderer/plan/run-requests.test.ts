import { describe, expect, it } from "vitest";
import { CallFailure } from "../data/call-failure.ts";
import { startRequests } from "./run-requests.ts";

const request = (key: string, timeoutMs = 1000) => ({
  key,
  source: key,
  input: {},
  critical: false,
  timeoutMs,
});

describe("startRequests", () => {
  it("starts all calls at once", async () => {
    const open: string[] = [];
    let release: () => void = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const started = startRequests([request("a"), request("b")], async (source) => {
      open.push(source);
      await gate;
      return source;
    });
    expect(open).toEqual(["a", "b"]);
    release();
    expect(await started.get("a")).toEqual({ ok: true, value: "a" });
  });

  it("[ERR-03] turns a failure into an outcome and tells of it", async () => {
    const told: string[] = [];
    const started = startRequests(
      [request("a")],
      () => Promise.reject(new CallFailure(503, { code: "unavailable", message: "down" })),
      (failed, failure) => told.push(`${failed.key} ${failure.statusCode}`),
    );
    expect(await started.get("a")).toMatchObject({
      ok: false,
      failure: { statusCode: 503, code: "unavailable" },
    });
    expect(told).toEqual(["a 503"]);
  });

  it("gives up after the time-out and tells the call", async () => {
    let aborted = false;
    const started = startRequests([request("a", 10)], (_source, _input, signal) => {
      signal.addEventListener("abort", () => (aborted = true));
      return new Promise(() => {});
    });
    expect(await started.get("a")).toMatchObject({ ok: false, failure: { statusCode: 504 } });
    expect(aborted).toBe(true);
  });
});
