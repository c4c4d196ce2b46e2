import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sendEvents } from "../reports/send-events.ts";
import { createEventQueue } from "./event-queue.ts";

vi.mock("../reports/send-events.ts", () => ({ sendEvents: vi.fn() }));

const event = { name: "scroll_milestone", attributes: { percent: 25 } } as const;
const batches = () => vi.mocked(sendEvents).mock.calls.map(([events]) => events.length);
const agree = (letters: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = `consent=1.${letters}.20270301.c1`;
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sendEvents).mockClear();
  agree("s");
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("sends a batch when it is full, and what waits after some seconds", () => {
  const queue = createEventQueue({ entries: 15, seconds: 10 });
  for (let count = 0; count < 14; count++) queue.add(event);
  vi.advanceTimersByTime(9999);
  expect(batches()).toEqual([]);
  queue.add(event);
  expect(batches()).toEqual([15]);
  vi.advanceTimersByTime(60_000);
  expect(batches()).toEqual([15]);
  queue.add(event);
  queue.add(event);
  vi.advanceTimersByTime(10_000);
  expect(batches()).toEqual([15, 2]);
});

it("sends what waits when the page is left, and nothing twice", () => {
  const queue = createEventQueue({ entries: 15, seconds: 10 });
  queue.flushWhenLeft();
  queue.add(event);
  dispatchEvent(new Event("pagehide"));
  dispatchEvent(new Event("pagehide"));
  vi.advanceTimersByTime(60_000);
  expect(batches()).toEqual([1]);
});

it("skips what happens without a connection, and throws away what waits when consent is taken back", () => {
  const queue = createEventQueue({ entries: 15, seconds: 10 });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  queue.add(event);
  vi.restoreAllMocks();
  queue.flush();
  expect(batches()).toEqual([]);
  queue.add(event);
  agree("pm");
  queue.add(event);
  queue.flush();
  agree("s");
  queue.flush();
  expect(batches()).toEqual([]);
});
