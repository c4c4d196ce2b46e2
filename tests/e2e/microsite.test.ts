import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import tidepass from "../../config/microsites/tidepass.json" with { type: "json" };
import { ask, hostOf } from "./support/ask.ts";
import { awake } from "./support/awake.ts";
import { openBrowser, siteUrl } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";

openBrowser();

const root = join(import.meta.dirname, "../..");

/** What `validate` says of a copy of the configuration in which one text of a file is another. */
async function findingsWith(file: string, from: string, to: string) {
  const copy = mkdtempSync(join(tmpdir(), "vendor-"));
  try {
    cpSync(join(root, "config"), join(copy, "config"), { recursive: true });
    for (const part of ["schemas", "widgets"]) symlinkSync(join(root, part), join(copy, part));
    const before = readFileSync(join(copy, file), "utf8");
    const text = before.replace(from, to);
    expect(text).not.toBe(before);
    writeFileSync(join(copy, file), text);
    const args = [join(root, "cli/bin.mjs"), "validate", "--root", copy, "--no-render", "--json"];
    const said = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, (_, out) => resolve(out)),
    );
    const { findings } = JSON.parse(said) as {
      readonly findings: readonly { readonly code: string; readonly file: string; readonly line: number }[];
    };
    return findings.map((finding) => ({
      code: finding.code,
      file: finding.file,
      line: readFileSync(join(copy, finding.file), "utf8").split("\n")[finding.line - 1]?.trim(),
    }));
  } finally {
    rmSync(copy, { recursive: true });
  }
}

describe("a vendor's site", () => {
  it("[MODE-05] is entered, stays while the guest goes around, and is left", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    await guest.open("/microsite/tidepass?microsite_txn_id=TP-1");
    expect(new URL(guest.page.url()).pathname).toBe("/");
    const heading = guest.page.getByRole("heading", { level: 1 });
    expect(await heading.textContent()).toBe("Your Tidepass opens these doors");
    expect(await guest.page.locator('a[href^="tel:"]').count()).toBe(0);

    await guest.open("/search");
    expect(await guest.page.locator('a[href^="tel:"]').count()).toBe(0);
    await guest.page.locator('header a[href="/"]').first().click();
    await guest.page.waitForURL(siteUrl("solvanta-in", "/"));
    await guest.page.getByRole("heading", { name: "Your Tidepass opens these doors" }).waitFor();

    await guest.open("/microsite/leave");
    expect(await heading.textContent()).not.toContain("Tidepass");
    expect(await guest.page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[MODE-05] shows widgets as the vendor sets them, and the same page otherwise without it", async () => {
    const guest = await newGuest("solvanta-in", "desktop");
    const { count, layout } = tidepass.settings["popular-cities"];
    const shown = async () => {
      await guest.open("/");
      const list = guest.page.locator("main section ul[data-layout]").first();
      return { cities: await list.locator("li").count(), look: await list.getAttribute("data-layout") };
    };
    const before = await shown();
    expect(before.cities).not.toBe(count);
    expect(before.look).not.toBe(layout);
    expect(await guest.page.locator("header [data-look]").getAttribute("data-look")).toBe("solid");

    await guest.open("/microsite/tidepass");
    const after = await shown();
    expect(after.cities).toBe(count);
    expect(after.look).toBe(layout);
    expect(await guest.page.locator("header [data-look]").getAttribute("data-look")).toBe(
      tidepass.settings["site-header"].look,
    );
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });

  it("[MODE-05] [CONF-18] is refused what is not open to it, and what a page locks, at the line that says it", async () => {
    const vendor = "config/microsites/tidepass.json";
    const look = '"look": "quiet"';
    expect(await findingsWith(vendor, look, '"height": 3')).toEqual([
      { code: "not-overridable", file: vendor, line: '"height": 3' },
    ]);
    const setting = `"count": ${tidepass.settings["popular-cities"].count}`;
    const home = "config/pages/home.json";
    const found = await findingsWith(home, '"count": 7', '"count": { "$value": 7, "$lock": true }');
    expect(found).toContainEqual({ code: "locked", file: vendor, line: setting });
  });

  it("[MODE-05] [MODE-06] sends its transaction and device role with calls", async () => {
    const guest = await newGuest("wrenhollow-nl", "desktop");
    await guest.open("/microsite/lantern-ferries?microsite_txn_id=LF-7");
    const data = await guest.page.evaluate(() => document.getElementById("page-data")?.textContent ?? "{}");
    expect(JSON.parse(data).page.callHeaders["x-device-role"]).toBe("Consumer_Partner");
    await awake(guest.page);
    // Events go by beacon, which carries no headers of ours.
    const called = guest.page.waitForRequest(/\/api\/pwa\/(?!events)/);
    await guest.page.getByRole("combobox").first().fill("utr");
    expect((await called).headers()).toMatchObject({
      "x-device-role": "Consumer_Partner",
      // What belongs to a page is answered with the release of the page.
      "x-release": JSON.parse(data).page.release,
    });
    await guest.context.close();
  });

  it("[MODE-05] may be framed by the vendor alone", async () => {
    const policy = async (cookie: string) =>
      String((await ask(hostOf("solvanta-in"), "/", { cookie })).headers["content-security-policy"]);
    expect(await policy("microsite=tidepass")).toContain("frame-ancestors https://app.tidepass.example;");
    expect(await policy("microsite=lantern-ferries")).toContain("frame-ancestors 'none';");
    expect(await policy("a=b")).toContain("frame-ancestors 'none';");
  });

  it("[MODE-05] [ROUTE-16] leads home under a name nobody has, and is no microsite there", async () => {
    for (const name of ["nobody", "lantern-ferries", "__proto__", "..%2Ftidepass"]) {
      const answer = await ask(hostOf("solvanta-in"), `/microsite/${name}`);
      expect([answer.status, answer.headers.location, answer.headers["set-cookie"]], name).toEqual([
        303,
        "/",
        undefined,
      ]);
    }
  });
});

describe("in an app", () => {
  it("hides what an app has itself, and talks to the app around it", async () => {
    const guest = await newGuest("wrenhollow-nl", "phone");
    await guest.page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(window, { heard, StaywrightApp: { postMessage: (text: string) => heard.push(text) } });
    });
    await guest.open("/?webview=1");
    expect(await guest.page.locator('a[href^="tel:"]').count()).toBe(0);
    await guest.page.waitForLoadState("networkidle");
    await guest.page.evaluate(() =>
      document.dispatchEvent(
        new CustomEvent("staywright:track", { detail: { name: "home_seen", attributes: {} } }),
      ),
    );
    expect(await guest.page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toContain(
      JSON.stringify({ type: "track", name: "home_seen", attributes: {} }),
    );
    await guest.open("/search");
    expect(await guest.page.locator('a[href^="tel:"]').count()).toBe(0);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("two homes", () => {
  it("[EXP-01] wakes the same home in the browser as the server has sent", async () => {
    for (const [arm, island] of [
      ["old", "main.hero.search.box"],
      ["new", "main.newHero.search.box"],
    ] as const) {
      const guest = await newGuest("solvanta-in", "desktop");
      await guest.context.addCookies([
        { name: "exp", value: `web2:${arm}`, url: siteUrl("solvanta-in", "/") },
      ]);
      await guest.open("/");
      await guest.page.locator(`[data-island="${island}"]`).getByRole("combobox").click();
      await guest.page.locator(`[data-island="${island}"][data-awake]`).waitFor();
      const data = await guest.page.evaluate(() => document.getElementById("page-data")?.textContent ?? "{}");
      expect(JSON.parse(data).page.experimentJSON).toEqual({ web2: { val: arm } });
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    }
  });
});
