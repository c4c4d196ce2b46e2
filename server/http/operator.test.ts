import { availableParallelism } from "node:os";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSettings } from "../settings.ts";
import { createTestApp, type TestApp } from "../testing/app.ts";

describe("what an operator sees", () => {
  let test: TestApp;
  let isDraining = false;
  beforeAll(async () => {
    test = await createTestApp({
      ownPools: true,
      jobs: { gateways: { mail: { send: async () => undefined } } },
      trustProxy: ["10.0.0.0/8"],
      isDraining: () => isDraining,
    });
  }, 90_000);
  afterAll(() => test.stop());

  const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
    test.app.inject({ url, headers: { host: "localhost:3000", ...headers }, remoteAddress });

  it("says apart whether it lives and whether it is ready, and is not ready once it was told to stop", async () => {
    isDraining = true;
    const [live, ready, call] = await Promise.all(
      ["/livez", "/readyz", "/api/pwa/bookings"].map((url) => ask(url)),
    );
    isDraining = false;
    expect([live?.statusCode, ready?.statusCode, ready?.json().status]).toEqual([200, 503, "draining"]);
    expect([call?.statusCode, call?.headers.connection]).toEqual([200, "close"]);
    const [again, other] = await Promise.all([ask("/readyz"), ask("/api/pwa/bookings")]);
    expect([again.statusCode, again.json().status, other.headers.connection]).toEqual([
      200,
      "ok",
      "keep-alive",
    ]);
  });

  it("names every request once in the world, as its own edge did where it did", async () => {
    const ids = await Promise.all([1, 2].map(() => ask("/api/pwa/bookings")));
    const [first, second] = ids.map(({ headers }) => String(headers["x-request-id"]));
    expect(first).toMatch(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(first).not.toBe(second);
    const given = { "x-request-id": "edge-0123456789" };
    expect((await ask("/livez", given, "10.1.2.3")).headers["x-request-id"]).toBe("edge-0123456789");
    expect((await ask("/livez", given, "203.0.113.9")).headers["x-request-id"]).not.toBe("edge-0123456789");
    const strange = await ask("/livez", { "x-request-id": 'a b"<script>' }, "10.1.2.3");
    expect(strange.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("counts for this machine only: not through a proxy that keeps quiet, nor under another name", async () => {
    expect((await ask("/metrics")).statusCode).toBe(200);
    const others = [
      ask("/metrics", { "x-forwarded-for": "1.2.3.4" }),
      ask("/metrics", { host: "nl.homes.test" }),
      ask("/metrics", { via: "1.1 proxy" }),
      ask("/metrics", {}, "10.1.2.3"),
      ask("/metrics", {}, "203.0.113.9"),
    ];
    expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual([
      404, 404, 404, 404, 404,
    ]);
  });

  it("asks for the token where one is set, and where the proxy stands on the same machine", async () => {
    const guarded = await createTestApp({ metricsToken: "a long token of the collector" });
    const behind = await createTestApp({ trustProxy: ["loopback"] });
    const status = async ({ app }: TestApp, headers: Record<string, string>, remoteAddress = "127.0.0.1") =>
      (await app.inject({ url: "/metrics", headers: { host: "localhost", ...headers }, remoteAddress }))
        .statusCode;
    const authorization = "Bearer a long token of the collector";
    const seen = [
      await status(guarded, {}),
      await status(guarded, { authorization: "Bearer another" }),
      await status(guarded, { authorization, host: "nl.homes.test" }, "203.0.113.9"),
      await status(behind, {}),
    ];
    await Promise.all([guarded.stop(), behind.stop()]);
    expect(seen).toEqual([404, 404, 200, 404]);
  });

  it("counts connections by pool, work in flight, mail that waits, holds and broken rules", async () => {
    const { body } = await ask("/metrics");
    for (const line of [
      /^database_connections\{pool="bookings",state="waiting"\} 0$/m,
      /^database_connections\{pool="calls",state="open"\} \d+$/m,
      /^work_in_flight\{kind="call"\} 0$/m,
      /^work_refused_total\{kind="picture"\} 0$/m,
      /^holds_overdue \d/m,
      /^holds_active \d/m,
      /^booking_rules_broken 0$/m,
    ])
      expect(body).toMatch(line);
  });

  it("says in a sentence what is wrong with the address of the database, and not the address", () => {
    for (const [url, says] of [
      ["notaurl", /no address/],
      ["mysql://u:hunter2@h/d", /begins with "mysql:"/],
      ["postgres://u:hunter2@host", /names no database/],
    ] as const) {
      const read = () => readSettings({ DATABASE_URL: url }, ".");
      expect(read).toThrow(says);
      expect(read).not.toThrow(/hunter2/);
    }
  });

  it("serves with as many workers as there are cores unless told, and names what is wrong", () => {
    const read = (environment: Record<string, string>) => readSettings(environment, ".");
    expect(read({}).workers).toBe(availableParallelism());
    expect(read({ WORKERS: "3" })).toMatchObject({ workers: 3, databaseConnections: 80 });
    expect(read({ WORKERS: "100" }).databaseConnections).toBe(300);
    for (const workers of ["0", "-1", "1.5", "all", "257"])
      expect(() => read({ WORKERS: workers })).toThrow(/^WORKERS must be a whole number from 1 to 256/);
    expect(() => read({ WORKERS: "8", DATABASE_CONNECTIONS: "20" })).toThrow(
      /^DATABASE_CONNECTIONS must be at least 24 for 8 workers/,
    );
  });
});
