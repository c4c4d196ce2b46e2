import Fastify, { type FastifyInstance } from "fastify";
import { beforeAll, describe, expect, it } from "vitest";
import { buildRelease, type ReleaseResult } from "#renderer/release";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { projectRoot } from "../../tests/support/real-release.ts";
import { inspectorOf } from "../inspect/inspector.ts";
import type { Preview } from "../preview/preview.ts";
import { inspectAccess } from "./inspect-access.ts";
import { registerInspectRoutes } from "./inspect-routes.ts";

const now = new Date("2027-01-15T10:00:00Z");
let result: ReleaseResult;
let preview: Preview | null = null;

beforeAll(() => {
  const widgets = Object.values(registry).map(({ manifest }) => manifest);
  result = buildRelease({ root: projectRoot, widgets, migrations, now });
}, 60_000);

function serve(published?: () => ReleaseResult): FastifyInstance {
  const app = Fastify();
  registerInspectRoutes(app, {
    accessOf: inspectAccess({ of: async () => preview }, published),
    now: () => now,
  });
  return app;
}
const host = "wrenhollow-nl.localhost";
const ask = (app: FastifyInstance, url: string, headers = {}, remoteAddress = "127.0.0.1") =>
  app.inject({ url: `/_inspect/${url}`, headers: { host, ...headers }, remoteAddress });
const opened = (overlay: boolean): Preview => {
  if (!result.release) throw new Error("The configuration has errors.");
  return {
    release: result.release,
    inspector: inspectorOf(() => result),
    overlay,
    expires: new Date("2027-01-16T10:00:00Z"),
    forced: { flags: { web2: "new" }, date: "2027-06-01" },
  };
};

describe("explaining pages over HTTP", () => {
  it("tells a preview's browser about its page, and what the preview is", async () => {
    preview = opened(true);
    const answer = await ask(serve(), "page?url=/");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(answer.json()).toMatchObject({
      site: "wrenhollow-nl",
      page: "home",
      preview: {
        release: result.release?.hash,
        until: "2027-01-16T10:00:00.000Z",
        forced: ["web2=new", "date=2027-06-01"],
      },
    });
    const hero = await ask(serve(), "node?url=/&address=main.hero");
    expect(hero.json()).toMatchObject({ address: "main.hero", widget: "home-hero" });
    expect(hero.json().props[0].stack[0]).toMatchObject({
      file: expect.stringMatching(/^config\//),
      winner: true,
    });
    expect((await ask(serve(), "node?url=/&address=main.nobody")).statusCode).toBe(404);
  });

  it("tells nobody else: no preview, a preview without explanations, a request from afar in development", async () => {
    preview = null;
    expect((await ask(serve(), "page?url=/")).statusCode).toBe(404);
    expect(
      (
        await ask(
          serve(() => result),
          "page?url=/",
        )
      ).statusCode,
    ).toBe(200);
    expect(
      (
        await ask(
          serve(() => result),
          "page?url=/",
          {},
          "192.0.2.7",
        )
      ).statusCode,
    ).toBe(404);
    expect(
      (
        await ask(
          serve(() => result),
          "page?url=/",
          { host: "evil.example" },
        )
      ).statusCode,
    ).toBe(404);
    preview = opened(false);
    expect((await ask(serve(), "page?url=/")).statusCode).toBe(404);
    expect(
      (
        await ask(
          serve(() => result),
          "page?url=/",
        )
      ).statusCode,
    ).toBe(404);
    preview = null;
  });

  it("answers an address that is none with nothing", async () => {
    preview = opened(true);
    for (const url of ["", "http://evil.example/", "javascript:alert(1)"])
      expect((await ask(serve(), `page?url=${encodeURIComponent(url)}`)).statusCode).toBe(404);
    preview = null;
  });
});
