import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, hostOf } from "./support/ask.ts";
import { newVisit, openBrowser } from "./support/browser.ts";
import { product } from "./support/product.ts";

openBrowser();

const root = join(import.meta.dirname, "../..");
const site = "solvanta-in";
let hash: string;
/** The link of the preview. */
let url: string;

/** Runs a command on the database of the product under test. */
async function staywright(...words: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const args = ["cli/bin.mjs", "release", ...words, "--json", "--data", product().dataFolder];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return JSON.parse(stdout);
}

beforeAll(async () => {
  hash = (await staywright("build")).hash ?? "";
  const origin = `http://${hostOf(site)}`;
  url = (await staywright("preview", hash, "--site", site, "--origin", origin)).url ?? "";
}, 120_000);

describe("a preview of a release nobody published", () => {
  it("answers guests while it explains", async () => {
    const opened = await ask(hostOf(site), new URL(url).pathname);
    const cookie = String(opened.headers["set-cookie"]).split(";")[0] ?? "";
    let isExplaining = true;
    const explained = ask(hostOf(site), "/_inspect/page?url=/search", { cookie }).finally(() => {
      isExplaining = false;
    });
    const began = performance.now();
    let longest = 0;
    while (isExplaining) {
      const asked = performance.now();
      expect((await ask(hostOf(site), "/healthz")).status).toBe(200);
      longest = Math.max(longest, performance.now() - asked);
    }
    const whole = performance.now() - began;
    const { status, text } = await explained;
    expect([status, JSON.parse(text).page]).toEqual([200, "listing"]);
    // The first explanation builds the release again; a server that did so itself would answer nobody for
    // most of the time.
    expect(longest / whole).toBeLessThan(0.5);
  }, 120_000);

  it("[CONF-18] opens by its link, says so on the page, and explains a part of it with file and line", async () => {
    const { page, context, trouble } = await newVisit("desktop");
    await page.goto(url);
    await page.getByText(`Preview of release ${hash}`).waitFor();
    const { widget, props } = await page.evaluate(async () =>
      (await fetch("/_inspect/node?url=/&address=main.hero")).json(),
    );
    expect(widget).toBe("home-hero");
    expect(props[0].stack[0]).toMatchObject({
      file: expect.stringMatching(/^config\//),
      line: expect.any(Number),
    });
    await page.getByRole("link", { name: "End preview" }).click();
    await expect.poll(() => page.getByText("Preview of release").count()).toBe(0);
    expect(trouble).toEqual([]);
    await context.close();
  }, 120_000);
});
