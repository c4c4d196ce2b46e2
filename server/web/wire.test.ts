import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBuild } from "../../cli/bootstrap/client-assets.mjs";
import { realRelease } from "../../tests/support/real-release.ts";
import { type RawAnswer, rawAnswer } from "../testing/raw-answer.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const script = "export const words = 'the same words again and again';\n".repeat(200);
let folder: string;
let web: TestWeb;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "staywright-wire-"));
  const client = join(folder, "client");
  mkdirSync(join(client, "assets"), { recursive: true });
  writeFileSync(join(client, "assets/earlier-1.js"), script);
  const built = join(folder, "next");
  mkdirSync(join(built, "assets"), { recursive: true });
  for (const file of ["boot-2.js", "kit-2.css"]) writeFileSync(join(built, "assets", file), script);
  addBuild({ built, client, now: 0 });
  const release = await realRelease();
  web = await startTestWeb(() => release, { clientFolder: client });
  await web.app.listen({ port: 0, host: "127.0.0.1" });
  port = (web.app.server.address() as AddressInfo).port;
}, 120_000);

afterAll(async () => {
  await web.stop();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, encoding?: string) =>
  rawAnswer(
    port,
    "wrenhollow-nl.localhost",
    path,
    encoding === undefined ? {} : { "accept-encoding": encoding },
  );

function unpacked({ headers, body }: RawAnswer): string {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body).toString();
  if (headers["content-encoding"] === "gzip") return gunzipSync(body).toString();
  return body.toString();
}

const paths = [
  "/assets/boot-2.js",
  "/assets/kit-2.css",
  "/assets/earlier-1.js",
  "/policies",
  "/404",
  "/api/pwa/openapi.json",
  "/sitemap-pages.xml",
];

describe.each(paths)("%s on the wire", (path) => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.2, gzip;q=0.9", "gzip"],
    ["br;q=0, gzip;q=0", undefined],
    ["*, br;q=0, gzip;q=0", undefined],
    [undefined, undefined],
  ])("for accept-encoding %j is %s", async (asked, encoding) => {
    const plain = await ask(path);
    const answer = await ask(path, asked);
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toContain("accept-encoding");
    expect(unpacked(answer)).toBe(plain.body.toString());
    if (encoding) expect(answer.body.length).toBeLessThan(plain.body.length / 2);
    if (answer.headers["content-length"])
      expect(answer.body.length).toBe(Number(answer.headers["content-length"]));
  });
});

it("leaves the answer with the anti-forgery token as it is: its length tells nothing", async () => {
  const answer = await ask("/api/pwa/session", "br, gzip");
  expect(JSON.parse(answer.body.toString())).toHaveProperty("csrf_token");
  expect(answer.headers["content-encoding"]).toBeUndefined();
});
