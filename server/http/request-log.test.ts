import { type AddressInfo, connect } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { defineOperation } from "../platform/operations/operation.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";

const lines: Record<string, unknown>[] = [];
let test: TestApp;

beforeAll(async () => {
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const broken = defineOperation({
    id: "cities",
    handle: async () => {
      throw new Error("broken");
    },
  });
  const { handlers } = await import("../api/index.ts");
  test = await createTestApp({
    log: log as never,
    handlers: [...handlers.filter(({ id }) => id !== "cities"), broken],
  });
});
afterAll(() => test.stop());

const levels: Readonly<Record<number, string>> = { 30: "info", 40: "warn", 50: "error" };

async function logged(url: string) {
  lines.length = 0;
  const { statusCode } = await test.app.inject({ url, headers: { host: "nl.homes.test" } });
  const line = lines.find((each) => "ms" in each);
  return [statusCode, levels[Number(line?.level)], line?.msg];
}

it("[API-02] [ERR-05] says in the log on whose side a call failed", async () => {
  expect(await logged("/api/pwa/cities")).toEqual([500, "error", "API server side error"]);
  expect(await logged("/api/pwa/none-such")).toEqual([404, "info", "API client side error"]);
  expect(await logged("/api/pwa/hotels/none")).toEqual([400, "info", "API client side error"]);
  expect(await logged("/api/pwa/session")).toEqual([200, "info", "answered"]);
});

it("tells nobody of a caller who hangs up in the middle of a request", async () => {
  lines.length = 0;
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = test.app.server.address() as AddressInfo;
  const head =
    "POST /api/pwa/quote HTTP/1.1\r\nHost: nl.homes.test\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{";
  const socket = connect(port, "127.0.0.1", () =>
    socket.write(head, () => setTimeout(() => socket.destroy(), 100)),
  );
  await new Promise((resolve) => socket.once("close", resolve));
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(lines.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

it("[API-02] names no address, value or header of a call in the log", async () => {
  await logged("/api/pwa/booking/SECRET123?user_phone=0612345678");
  expect(JSON.stringify(lines)).not.toMatch(/SECRET123|0612345678/);
});
