import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "#widgets/migrations";
import { registry } from "#widgets/registry";
import { projectRoot } from "../../tests/support/real-release.ts";
import { createStudio, type Studio } from "./studio.ts";
import type { EditAnswer, StudioPage, StudioStart } from "./studio-types.ts";

const host = "wrenhollow-nl.studio.localhost:3000";
let root: string;
let app: FastifyInstance;
let studio: Studio;
let token: string;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "staywright-"));
  for (const folder of ["config", "schemas", "widgets"])
    cpSync(join(projectRoot, folder), join(root, folder), {
      recursive: true,
      filter: (source) =>
        !source.includes("widgets") || !/\.\w+$/.test(source) || source.endsWith("widget.json"),
    });
  app = Fastify();
  studio = createStudio({
    root,
    widgets: () => Object.values(registry).map(({ manifest }) => manifest),
    migrations,
    now: () => new Date("2027-01-15T10:00:00Z"),
  });
  studio.register(app);
  await app.ready();
  const page = await app.inject({ url: "/_studio", headers: { host } });
  token = /name="studio-token" content="([^"]+)"/.exec(page.body)?.[1] ?? "";
});
afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true, force: true });
});

const ask = (url: string, headers: Record<string, string> = {}, remoteAddress = "127.0.0.1") =>
  app.inject({
    url: `/_studio/${url}`,
    headers: { host, "x-studio-token": token, ...headers },
    remoteAddress,
  });
const send = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.inject({
    method: "POST",
    url: `/_studio/${url}`,
    headers: {
      host,
      origin: `http://${host}`,
      "sec-fetch-site": "same-origin",
      "x-studio-token": token,
      ...headers,
    },
    payload,
  });
const title = (layer: string, value: string, address = "main.story") => ({
  url: "/",
  layer,
  edit: { kind: "prop", address, path: ["title"], value },
});

describe("the studio's calls", () => {
  it("send a visit to the studio's own host, and elsewhere find nothing", async () => {
    const local = await app.inject({ url: "/_studio", headers: { host: "localhost:3000" } });
    expect(local.statusCode).toBe(302);
    expect(local.headers.location).toMatch(/^http:\/\/[a-z-]+\.studio\.localhost:3000\/_studio$/);
    const foreign = await app.inject({ url: "/_studio", headers: { host: "evil.example" } });
    expect(foreign.statusCode).toBe(404);
    const remote = await app.inject({ url: "/_studio", headers: { host }, remoteAddress: "192.0.2.7" });
    expect([remote.statusCode, remote.body.includes(token)]).toEqual([404, false]);
  });

  it("answer our own page alone", async () => {
    expect((await ask("start")).statusCode).toBe(200);
    expect((await ask("start", { "x-studio-token": "" })).statusCode).toBe(403);
    expect((await ask("start", { "x-studio-token": `${token.slice(1)}x` })).statusCode).toBe(403);
    expect((await ask("start", { host: "evil.example" })).statusCode).toBe(404);
    expect((await ask("start", { host: "wrenhollow-nl.localhost:3000" })).statusCode).toBe(404);
    expect((await ask("start", {}, "192.0.2.7")).statusCode).toBe(404);
    expect((await ask("start", { "x-forwarded-for": "192.0.2.7" })).statusCode).toBe(404);
    const foreign: readonly Readonly<Record<string, string>>[] = [
      { origin: "http://evil.example" },
      { origin: "http://wrenhollow-nl.localhost:3000" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      expect((await send("save", {}, headers)).statusCode).toBe(403);
      expect((await send("edit", title("global", "home.hero.title"), headers)).statusCode).toBe(403);
    }
  });

  it("open a page with the layers and places of its values", async () => {
    const start = (await ask("start")).json() as StudioStart;
    expect(start.site).toBe("wrenhollow-nl");
    expect(start.widgets.map(({ name }) => name)).toContain("story");
    const page = (await ask("page?url=/")).json() as StudioPage;
    expect(page).toMatchObject({ site: "wrenhollow-nl", page: "home", draft: { canUndo: false, files: [] } });
    expect(page.layers.map(({ name, exists }) => [name, exists])).toContainEqual(["brand wrenhollow", true]);
    expect(page.orders.main?.[0]?.file).toMatch(/^config\//);
    const story = page.insight?.slots.main?.find(({ address }) => address === "main.story");
    expect(story?.props.find(({ path }) => path.endsWith("props.title"))?.stack[0]).toMatchObject({
      winner: true,
    });
  });

  it("keep an edit as a draft, show its differences, and write just that file", async () => {
    const file = "config/brands/wrenhollow/pages/home.json";
    const before = readFileSync(join(root, file), "utf8");
    const answer = (await send("edit", title("brand wrenhollow", "home.hero.title"))).json() as EditAnswer;
    expect(answer).toMatchObject({
      ok: true,
      page: { draft: { canUndo: true, files: [{ file, isNew: false }] } },
    });
    expect(readFileSync(join(root, file), "utf8")).toBe(before);
    expect((await send("save")).json()).toEqual({ ok: true, files: [file] });
    const after = readFileSync(join(root, file), "utf8");
    expect(after).toContain('"title": "home.hero.title"');
    expect(after.split("\n").length - before.split("\n").length).toBeLessThan(3);
    expect(((await ask("page?url=/")).json() as StudioPage).draft.files).toEqual([]);
  });

  it("report mistakes of the draft and keep the last page that was right", async () => {
    const edit = { kind: "prop", address: "main.cities", path: ["count"], value: 9999 };
    const broken = (await send("edit", { url: "/", layer: "brand wrenhollow", edit })).json() as EditAnswer;
    expect(broken).toMatchObject({ ok: true, page: { insight: null } });
    const { findings } = (broken as { page: StudioPage }).page.draft;
    expect(findings.filter(({ severity }) => severity === "error")[0]?.file).toBe(
      "config/brands/wrenhollow/pages/home.json",
    );
    const undone = (await send("undo?url=/")).json() as StudioPage;
    expect(undone.insight).not.toBeNull();
    await send("discard?url=/");
  });

  it("write nowhere but in the layers of the page", async () => {
    for (const layer of ["../../../etc/passwd", "brand ../..", "config/pages/home.json", "brand solvanta"])
      expect((await send("edit", title(layer, "x"))).json()).toMatchObject({ ok: false });
    for (const url of ["/../../etc/passwd", "//evil.example/x", "http://evil.example/"]) {
      const answer = (await send("edit", { ...title("global", "x"), url })).json() as EditAnswer;
      if (answer.ok)
        for (const { file } of answer.page.draft.files)
          expect(file).toMatch(/^config\/pages\/[a-z-]+\.json$/);
    }
    expect((await send("edit", title("global", "x", "main.../evil"))).statusCode).toBe(400);
    expect((await send("edit", { url: "/", layer: "global", edit: { kind: "shell" } })).statusCode).toBe(400);
    await send("discard?url=/");
    expect(existsSync(join(root, "etc"))).toBe(false);
  });

  it("find messages by id and by words, and remember what the frame is made to believe", async () => {
    const found = (await ask("messages?url=/&q=home.hero.title")).json();
    expect(found[0]).toMatchObject({ id: "home.hero.title", text: expect.any(String) });
    const forced = {
      flags: { web2: "new" },
      date: "2027-06-01",
      device: "webview",
      user: "member",
      dir: "rtl",
    };
    expect((await send("context", forced)).json()).toEqual(forced);
    expect((await send("context", { date: "tomorrow" })).statusCode).toBe(400);
    await send("context", {});
  });

  it("make pages of the frame from the draft, under forced conditions, and leave other visits alone", async () => {
    const visit = (name: string, remoteAddress = "127.0.0.1") =>
      ({ host: name, headers: { host: name }, socket: { remoteAddress } }) as unknown as FastifyRequest;
    const previews = studio.previews({ of: async () => null });
    await send("edit", title("brand wrenhollow", "home.story.title"));
    await send("context", { date: "2027-06-01", dir: "rtl" });
    const shown = await previews.of(visit(host));
    expect(shown).toMatchObject({ overlay: true, frame: { dir: "rtl" }, forced: { date: "2027-06-01" } });
    const story = shown?.release.sites["wrenhollow-nl"]?.pages.home?.slots.main?.nodes.story;
    expect(story?.props.title).toBe("home.story.title");
    expect(await previews.of(visit("wrenhollow-nl.localhost:3000"))).toBeNull();
    expect(await previews.of(visit(host, "192.0.2.7"))).toBeNull();
    await send("context", {});
    await send("discard?url=/");
  });
});
