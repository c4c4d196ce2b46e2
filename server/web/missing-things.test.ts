import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

type Line = Readonly<Record<string, unknown>>;
const lines: Line[] = [];
let web: TestWeb;
beforeAll(async () => {
  const release = await realRelease();
  const log = pino({ level: "info" }, { write: (line: string) => lines.push(JSON.parse(line) as Line) });
  web = await startTestWeb(() => release, { log });
}, 90_000);
afterAll(() => web.stop());

it("[ERR-05] tells in a few short lines of an address that names nothing, and renders nothing about it", async () => {
  lines.length = 0;
  const page = await web.get("/999999/", "wrenhollow-nl.localhost", { headers: { accept: "text/html" } });
  expect(page.statusCode).toBe(404);
  const told = lines.filter(({ msg }) => msg !== "answered");
  expect(told.map(({ level, msg }) => [level, msg])).toEqual(told.map(() => [30, "API client side error"]));
  expect(told.map((line) => [line.code, line.page, "err" in line])).toEqual(
    told.map(() => ["not_found", "hotel", false]),
  );
  expect(JSON.stringify(told).length).toBeLessThan(3000);
});
