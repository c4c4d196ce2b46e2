import { expect, it } from "vitest";
import { askPatiently } from "./ask-patiently.ts";

const ok = { statusCode: 200, headers: {} };
const busy = { statusCode: 503, headers: { "retry-after": "2" } };
const broken = { statusCode: 503, headers: {} };
const failed = { statusCode: 500, headers: { "retry-after": "2" } };

it.each([
  ["a good answer at once", [ok], 200, []],
  ["a busy one again when it says", [busy, ok], 200, [2]],
  ["one that stays busy no more than twice", [busy, busy, busy, ok], 503, [2, 2]],
  ["one that does not say when to come back never again", [broken, ok], 503, []],
  ["a failure never again", [failed, ok], 500, []],
])("asks for %s", async (_, answers, status, waits) => {
  const left = [...answers];
  const waited: number[] = [];
  let told = 0;
  const answer = await askPatiently(
    async () => left.shift() ?? ok,
    () => {
      told += 1;
    },
    async (seconds) => waited.push(seconds),
  );
  expect([answer.statusCode, waited, told]).toEqual([status, waits, waits.length]);
});
