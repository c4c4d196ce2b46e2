import cookie from "@fastify/cookie";
import Fastify from "fastify";
import { expect, it } from "vitest";
import type { Release } from "#renderer";
import { createReleaseOf, type RequestRelease } from "./request-release.ts";

it("answers a request that is refused before its cookies are read with what is live, and counts it nowhere", async () => {
  const live = { hash: "live" } as Release;
  const release = { hash: "canary" } as Release;
  const releaseOf = createReleaseOf({
    current: () => live,
    canary: () => ({ release, percent: 100, since: 1 }),
    lately: () => undefined,
  });
  const answered: RequestRelease[] = [];
  const app = Fastify();
  app.addHook("onRequest", async ({ headers }) => {
    if (headers["x-refused"]) throw new Error("refused");
  });
  await app.register(cookie);
  app.addHook("onResponse", async (request) => void answered.push(releaseOf(request)));
  app.get("/", () => "");
  const number = { cookie: `loggedOutExp=${"0".repeat(32)}` };
  await app.inject({ url: "/", headers: { ...number, "x-refused": "1" } });
  await app.inject({ url: "/", headers: number });
  await app.close();
  expect(answered).toMatchObject([
    { release: live, isCanary: false, isOwn: false },
    { release, isCanary: true, counted: { since: 1, arm: "canary" } },
  ]);
  expect(answered[0]).not.toHaveProperty("counted");
});
