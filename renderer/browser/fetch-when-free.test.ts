import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchWhenFree } from "./fetch-when-free.ts";

const address = new URL("https://nl.test/_nodes?ids=header");
let asked: number[] = [];
let answers: Response[] = [];
const started = () => performance.now();

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  const begun = started();
  vi.stubGlobal("fetch", async () => {
    asked.push(started() - begun);
    return answers.shift() ?? new Response("well");
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const busy = (seconds: string) => new Response("", { status: 503, headers: { "retry-after": seconds } });

it("asks again when a busy server says, and some later than that", async () => {
  answers = [busy("2"), busy("3")];
  const answer = fetchWhenFree(address, {});
  await vi.advanceTimersByTimeAsync(1999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await (await answer).text()).toBe("well");
  const [, second = 0, third = 0] = asked;
  expect(second).toBeGreaterThanOrEqual(2000);
  expect(second).toBeLessThanOrEqual(3000);
  expect(third - second).toBeGreaterThanOrEqual(3000);
  expect(third - second).toBeLessThanOrEqual(4500);
});

it("asks three times at most, and never for what is refused for another reason", async () => {
  answers = [busy("2"), busy("2"), busy("2"), busy("2")];
  const answer = fetchWhenFree(address, {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect([(await answer).status, asked.length]).toEqual([503, 3]);
  answers = [new Response("", { status: 429, headers: { "retry-after": "1" } })];
  asked = [];
  expect((await fetchWhenFree(address, {})).status).toBe(429);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
});

it("waits ten seconds at most for a server that says longer, and two where it says nothing of use", async () => {
  answers = [busy("3600"), busy("soon")];
  const answer = fetchWhenFree(address, {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect((await answer).status).toBe(200);
  const [, second = 0, third = 0] = asked;
  expect(second).toBeLessThanOrEqual(15_000);
  expect(third - second).toBeLessThanOrEqual(3000);
});

it("asks no more once the page was left meanwhile", async () => {
  answers = [busy("2")];
  const abort = new AbortController();
  const answer = fetchWhenFree(address, { signal: abort.signal });
  answer.catch(() => {});
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(answer).rejects.toThrow();
  expect(asked).toHaveLength(1);
});
