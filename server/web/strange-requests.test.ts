import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
const PATHS = [
  "/",
  "/hotels-in-utrecht",
  "/booking/ABCDEFGHJKMN",
  "/checkout",
  "/api/pwa/session",
  "/api/pwa/quote",
  "/_nodes?ids=main.x&url=/",
  "/nowhere",
] as const;

describe("requests no browser sends", () => {
  let web: TestWeb;
  let port: number;
  beforeAll(async () => {
    const release = await realRelease();
    web = await startTestWeb(() => release);
    await web.app.listen({ port: 0, host: "127.0.0.1" });
    ({ port } = web.app.server.address() as AddressInfo);
  }, 120_000);
  afterAll(() => web.stop());

  /** Statuses of all answers to bytes sent over one connection. */
  const statusesOf = (bytes: string, hangUpAfterMs?: number): Promise<readonly number[]> =>
    new Promise((resolve) => {
      let text = "";
      const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
      const end = () => {
        socket.destroy();
        resolve([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)));
      };
      socket.on("data", (chunk) => {
        text += chunk.toString("latin1");
      });
      socket.on("error", end);
      socket.on("close", end);
      if (hangUpAfterMs !== undefined) setTimeout(end, hangUpAfterMs);
    });
  const bytesOf = (line: string, headers: readonly string[] = [], body = "") =>
    `${line} HTTP/1.1\r\n${[`Host: ${HOST}`, "Connection: close", ...headers].join("\r\n")}\r\n\r\n${body}`;
  const expectNoFailure = async (requests: readonly string[]) => {
    for (const bytes of requests) {
      const statuses = await statusesOf(bytes);
      expect(statuses.length, bytes).toBeGreaterThan(0);
      expect(
        statuses.filter((status) => status >= 500),
        bytes.slice(0, 200),
      ).toEqual([]);
    }
  };

  it("are refused whatever their method", { timeout: 60_000 }, async () => {
    const methods = ["HEAD", "OPTIONS", "TRACE", "PUT", "DELETE", "PATCH", "PROPFIND", "FOO", "get", "POST"];
    await expectNoFailure(
      methods.flatMap((method) => PATHS.map((path) => bytesOf(`${method} ${path}`, ["Content-Length: 0"]))),
    );
  });

  it("are refused whatever their headers and bodies", { timeout: 60_000 }, async () => {
    const headers = [
      `Cookie: ${"a=b; ".repeat(500)}`,
      "Cookie: sid=%; exp=%7b; microsite=__proto__; userMode=constructor; preview=a.b.c",
      "Accept-Encoding: br;q=abc, *;q=-1",
      `If-None-Match: ${'"x",'.repeat(300)}`,
      "Range: bytes=9-1,-0,abc",
      "User-Agent: StaywrightApp/\xff",
      "Expect: nonsense",
      "Upgrade: websocket",
      "Content-Encoding: gzip",
      "Content-Length: -1",
      `X-A: ${"a".repeat(20_000)}`,
      "Host: x",
    ];
    const bodies = [
      ["application/json", "null"],
      ["application/json", `${'{"a":'.repeat(2000)}`],
      ["application/json", "[".repeat(30_000) + "]".repeat(30_000)],
      ["application/json", '{"__proto__":{"a":1}}'],
      ["application/json; charset=utf-16", "\xff\xfe{}"],
      ["multipart/form-data; boundary=x", "--x\r\n\r\n--x--"],
      ["application/x-www-form-urlencoded", "a=b&a=c"],
    ] as const;
    await expectNoFailure([
      ...headers.flatMap((header) => PATHS.map((path) => bytesOf(`GET ${path}`, [header]))),
      ...bodies.flatMap(([type, body]) =>
        ["/api/pwa/quote", "/", "/api/pwa/nowhere"].map((path) =>
          bytesOf(`POST ${path}`, [`Content-Type: ${type}`, `Content-Length: ${body.length}`], body),
        ),
      ),
    ]);
  });

  it("are answered in order when many come at once over one connection, and not at all when they are none", async () => {
    const asked = Array.from(
      { length: 30 },
      (_, index) => `GET ${PATHS[index % PATHS.length]} HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`,
    );
    const statuses = await statusesOf(`${asked.join("")}${bytesOf("GET /livez")}`);
    expect(statuses).toHaveLength(31);
    expect(statuses.at(-1)).toBe(200);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await statusesOf(`${asked[0]}GARBAGE\r\n\r\n`)).toEqual([400]);
    expect(await statusesOf("\x16\x03\x01\x02")).toEqual([400]);
  });

  it("give back their places when the caller hangs up or reads no body", { timeout: 60_000 }, async () => {
    let number = 0;
    const page = () =>
      `/hotels-in-utrecht?checkin=2027-04-10&checkout=2027-04-${11 + (number++ % 15)}&page=${number}`;
    for (const afterMs of [0, 5, 30, 200])
      await Promise.all(Array.from({ length: 20 }, () => statusesOf(bytesOf(`GET ${page()}`), afterMs)));
    await Promise.all(Array.from({ length: 20 }, () => statusesOf(bytesOf(`HEAD ${page()}`))));
    await Promise.all(Array.from({ length: 20 }, () => statusesOf(bytesOf("GET /api/pwa/session"), 1)));
    const inside = () => (["call", "page", "picture"] as const).map((kind) => web.app.admission.inside(kind));
    await expect.poll(inside, { timeout: 20_000 }).toEqual([0, 0, 0]);
    expect((await web.get(page(), HOST)).statusCode).toBeLessThan(500);
  });
});
