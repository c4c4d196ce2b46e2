import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { registerMailPreview } from "./mail-preview.ts";

let app: FastifyInstance;
let release: Release;
let site: Site;
const get = (url: string, more: Readonly<Record<string, unknown>> = {}) =>
  app.inject({
    url,
    headers: { host: `${site.id}.localhost:3000` },
    remoteAddress: "127.0.0.1",
    ...more,
  });

beforeAll(async () => {
  release = await realRelease();
  site = Object.values(release.sites).find(({ locales }) => locales.length > 1) as Site;
  app = Fastify();
  registerMailPreview(app, () => release);
  await app.ready();
});
afterAll(() => app.close());

describe("the preview of mails", () => {
  it("lists every mail of the site in each of its languages, and each link shows the mail", async () => {
    const { statusCode, body } = await get("/_mail");
    expect(statusCode).toBe(200);
    const links = [...body.matchAll(/href="(\/_mail\/[^"]+)"/g)].map(([, link = ""]) => link);
    expect(links.length).toBeGreaterThanOrEqual(Object.keys(site.mails).length * site.locales.length);
    for (const link of links) {
      const page = await get(link);
      expect(page.statusCode, link).toBe(200);
      expect(page.body.match(/<iframe /g), link).toHaveLength(2);
      const mail = await get(`${link}/html`);
      expect(mail.statusCode, link).toBe(200);
      expect(mail.body, link).toContain(`lang="${link.split("/").at(-1)}"`);
      expect(mail.headers["content-security-policy"]).toContain("sandbox");
      expect(mail.body, link).not.toMatch(/<script|<img[^>]+src="http|\{[a-zA-Z]+\}/);
    }
  });

  it("answers 404 for what is none: another mail, other facts, a language that the site has not", async () => {
    const [id] = Object.keys(site.mails);
    const [locale] = site.locales;
    for (const path of [
      `nothing/full/${locale}`,
      `${id}/__proto__/${locale}`,
      `${id}/full/xx`,
      `__proto__/x/y`,
    ])
      expect((await get(`/_mail/${path}`)).statusCode, path).toBe(404);
  });

  it("answers this machine alone", async () => {
    expect((await get("/_mail", { remoteAddress: "192.0.2.7" })).statusCode).toBe(404);
    expect((await get("/_mail", { headers: { host: "evil.example" } })).statusCode).toBe(404);
  });
});
