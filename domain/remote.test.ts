import fc from "fast-check";
import { expect, it } from "vitest";
import { failRemote, idleRemote, type Remote, startRemote, succeedRemote } from "./remote.ts";

const idle = idleRemote<string, string>();

it("[STATE-01] cycles start, success and error", () => {
  const started = startRemote(idle);
  expect(started).toEqual({ request: 1, fetching: true, loaded: false, data: null, error: null });
  const loaded = succeedRemote(started, 1, "rooms");
  expect(loaded).toEqual({ request: 1, fetching: false, loaded: true, data: "rooms", error: null });
  expect(failRemote(startRemote(loaded), 2, "down")).toEqual({
    request: 2,
    fetching: false,
    loaded: true,
    data: null,
    error: "down",
  });
});

it("[STATE-01] [HOTEL-11] keeps old data on request, through an error too", () => {
  const loaded = succeedRemote(startRemote(idle), 1, "rooms");
  const again = startRemote(loaded, { keepData: true });
  expect(again).toMatchObject({ fetching: true, loaded: true, data: "rooms" });
  expect(failRemote(again, 2, "down")).toMatchObject({ data: "rooms", error: "down", loaded: true });
});

it("[STATE-01] never lets a late answer overwrite newer data, in whatever order answers come", () => {
  const answer = fc.record({ request: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.array(answer), (requests, answers) => {
      let area: Remote<string, string> = idle;
      for (let request = 0; request < requests; request += 1) area = startRemote(area, { keepData: true });
      for (const { request, fails } of answers) {
        area = fails ? failRemote(area, request, `e${request}`) : succeedRemote(area, request, `d${request}`);
      }
      expect([null, `d${requests}`]).toContain(area.data);
      expect([null, `e${requests}`]).toContain(area.error);
      expect(area.fetching).toBe(!answers.some(({ request }) => request === requests));
    }),
  );
});
