import { describe, expect, it } from "vitest";
import { readEvidence } from "./read-evidence.ts";

/** State of each id when these are the files of a project. */
function judged(files: Readonly<Record<string, string>>) {
  const tests = Object.keys(files).filter((path) => /\.test\.tsx?$/.test(path));
  const aliases = {
    "#server": "./server/index.ts",
    "#widgets/*": "./widgets/*",
    "#domain": "./domain/index.ts",
  };
  const evidence = readEvidence(tests, { read: (path) => files[path], aliases });
  return Object.fromEntries([...evidence].map(([id, { proofs }]) => [id, proofs.length > 0]));
}

describe("evidence of a row", () => {
  it("is proof where the test's own body uses what a door gave it, and rule only beside it", () => {
    const test = `
      import { buildApp } from "../app.ts";
      import { nights } from "#domain";
      let app;
      beforeAll(async () => { app = await buildApp({}); });
      describe("calls", () => {
        it("[AA-01] answers", async () => { await app.inject("/a"); });
        it("[AA-02] counts", () => { expect(nights(1, 2)).toBe(1); });
      });
    `;
    expect(judged({ "server/api/a.test.ts": test })).toEqual({ "AA-01": true, "AA-02": false });
  });

  it("follows helpers of the file, and code of tests in other files, also through re-exports", () => {
    const files = {
      "server/testing/app.ts": `
        import { buildApp } from "../app.ts";
        export const startApp = async () => { const app = await buildApp({}); return { get: (url) => app.inject(url) }; };
        export const STAY = { nights: 2 };`,
      "server/testing/index.ts":
        'export { startApp as start, STAY } from "./app.ts"; export * as all from "./app.ts";',
      "server/a.test.ts": `
        import { start, STAY } from "./testing/index.ts";
        const { get } = await start();
        const ask = (url) => get(url);
        it("[AA-01] through a helper", () => ask("/a"));
        it("[AA-02] with its data only", () => expect(STAY.nights).toBe(2));
        it.each([() => ask("/b")])("[AA-03] through a table", (call) => call());
      `,
    };
    expect(judged(files)).toEqual({ "AA-01": true, "AA-02": false, "AA-03": true });
  });

  it("does not follow production code, whatever that imports", () => {
    const files = {
      "server/price.ts": 'import { buildApp } from "./app.ts"; export const price = () => buildApp({});',
      "server/price.test.ts": 'import { price } from "./price.ts"; it("[AA-01] adds", () => price());',
    };
    expect(judged(files)).toEqual({ "AA-01": false });
  });

  it("goes by scope: another variable of the same name is no door", () => {
    const test = `
      import { buildApp } from "./app.ts";
      describe("one", () => { let app; beforeEach(async () => { app = await buildApp({}); }); it("[AA-01] asks", () => app.inject("/")); });
      describe("two", () => { const app = { inject: () => 1 }; it("[AA-02] pretends", () => app.inject("/")); });
      it("[AA-03] takes a name as its own", () => { const buildApp = () => 1; buildApp(); });
    `;
    expect(judged({ "server/a.test.ts": test })).toEqual({ "AA-01": true, "AA-02": false, "AA-03": false });
  });

  it("is no proof where a running app lends its clock or database, a name of a property, or a type", () => {
    const test = `
      import { buildApp, type App } from "./app.ts";
      import type { buildApp as Built } from "./app.ts";
      const test = { app: await buildApp({}), clock: () => 1 };
      const { db } = await buildApp({});
      it("[AA-01] with its clock", () => nights(test.clock()));
      it("[AA-02] with its database", () => price(db));
      it("[AA-03] with a property of that name", () => read({ buildApp: 1 }).buildApp);
      it("[AA-04] with its type", () => { const built: typeof buildApp | Built | App = undefined; nights(built); });
      it("[AA-05] asks", () => test.app.inject("/"));
    `;
    expect(judged({ "server/a.test.ts": test })).toEqual({
      "AA-01": false,
      "AA-02": false,
      "AA-03": false,
      "AA-04": false,
      "AA-05": true,
    });
  });

  it("wants something of ours on a page, not any element", () => {
    const test = `
      import { render } from "@testing-library/react";
      import { HotelCard } from "./hotel-card.tsx";
      import { priceText } from "./price-text.ts";
      it("[AA-01] draws the card", () => render(<HotelCard />));
      it("[AA-02] draws a text", () => render(<p>{priceText(3)}</p>));
      it("[AA-03] imports the card at the last moment", async () => render(createElement((await import("./hotel-card.tsx")).HotelCard)));
      it("[AA-04] calls a function", () => priceText(3));
    `;
    expect(judged({ "widgets/hotel-card/a.test.tsx": test })).toEqual({
      "AA-01": true,
      "AA-02": false,
      "AA-03": true,
      "AA-04": false,
    });
  });

  it("is proof through a command or a browser", () => {
    const files = {
      "cli/fixtures/temporary-project.ts": `
        import { main } from "../program.mjs";
        export function createProject() { return { root: "/tmp", run: (...args) => main(args) }; }`,
      "cli/a.test.ts": `
        import { createProject } from "./fixtures/temporary-project.ts";
        import { plan } from "./plan.ts";
        const project = createProject();
        it("[AA-01] runs", () => project.run("validate"));
        it("[AA-02] plans", () => plan(project.root));
      `,
      "tests/e2e/support/browser.ts": `
        import { chromium } from "playwright";
        let browser;
        export function openBrowser() { beforeAll(async () => { browser = await chromium.launch(); }); }
        export const visit = () => browser.newPage();`,
      "tests/e2e/a.test.ts": `
        import { openBrowser, visit } from "./support/browser.ts";
        openBrowser();
        it("[BB-01] is seen", async () => { await visit(); });
        it("[BB-02] is thought", () => 1);
      `,
    };
    expect(judged(files)).toEqual({ "AA-01": true, "AA-02": false, "BB-01": true, "BB-02": false });
  });

  it("ends where helpers call each other in a circle", () => {
    const files = {
      "server/testing/a.ts": 'import { b } from "./b.ts"; export const a = () => b();',
      "server/testing/b.ts":
        'import { a } from "./a.ts"; import { buildApp } from "../app.ts"; export const b = () => { a(); return buildApp({}); };',
      "server/a.test.ts":
        'import { a } from "./testing/a.ts"; import { b } from "./testing/b.ts"; it("[AA-01] x", () => a()); it("[AA-02] y", () => b());',
    };
    expect(judged(files)).toEqual({ "AA-01": true, "AA-02": true });
  });

  it("keeps a file as proof of an id when one of its tests is, and leaves out what would not run", () => {
    const files = {
      "server/a.test.ts": `
        import { buildApp } from "./app.ts";
        it("[AA-01] calls", () => buildApp({}));
        it("[AA-01] counts", () => 1);
        it.skip("[AA-02] later", () => buildApp({}));
      `,
      "server/b.test.ts": 'it("[AA-01] counts too", () => 1);',
    };
    const evidence = readEvidence(["server/a.test.ts", "server/b.test.ts"], {
      read: (path) => (files as Record<string, string>)[path],
      aliases: {},
    });
    expect(Object.fromEntries(evidence)).toEqual({
      "AA-01": { proofs: ["server/a.test.ts"], rules: ["server/b.test.ts"] },
    });
  });
});
