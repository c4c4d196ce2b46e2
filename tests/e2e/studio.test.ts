import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { accessibilityProblems } from "./support/axe.ts";
import { newVisit, openBrowser } from "./support/browser.ts";
import { type Development, startDevelopment } from "./support/development.ts";
import { openStudio } from "./support/pages/studio-page.ts";

const file = "config/brands/wrenhollow/pages/home.json";
/** Modules are compiled when they are first asked for. */
const slow = { timeout: 60_000 };
let development: Development;

vi.setConfig({ testTimeout: 180_000 });

openBrowser();
beforeAll(async () => {
  development = await startDevelopment();
}, 240_000);
afterAll(async () => development?.stop());

const read = () => readFileSync(join(development.folder, file), "utf8");

/** The studio takes no forwarded requests, which is what guests of the other tests send. */
async function visitStudio(siteId = "wrenhollow-nl") {
  const visit = await newVisit("desktop", { forwarded: false });
  return { ...visit, studio: await openStudio(visit.page, development.port, siteId) };
}

describe("the page editor", () => {
  it("changes a title, shows it in the page, shows the difference and writes just that", async () => {
    const { context, studio, trouble } = await visitStudio();
    const before = read();
    await studio.choose("main.promises");
    await studio.prop("showTitle").locator(".from").getByText(file).waitFor();
    await studio.choose("main.hero");
    const title = studio.prop("title").getByRole("combobox");
    await studio.page.getByLabel("Write to").selectOption("brand wrenhollow");
    await title.fill("home.story.title");
    await studio.prop("title").getByRole("option").first().waitFor();
    await title.press("Enter");
    await studio.hasChanges(1);
    await studio.frame
      .getByRole("heading", { level: 1, name: "Een tafel voor jullie allemaal" })
      .waitFor(slow);
    expect(read()).toBe(before);

    const dialog = await studio.review();
    const added = (await dialog.locator(".added").allTextContents()).join("");
    expect(added).toContain('"title": "home.story.title"');
    expect(added).not.toContain("variant");
    await dialog.getByRole("button", { name: "Save" }).click();
    await studio.hasChanges(0);
    expect(read()).toContain('"title": "home.story.title"');
    expect(trouble).toEqual([]);
    await context.close();
  });

  it("takes steps back, refuses what the form forbids, and is usable with the keyboard and a screen reader", async () => {
    const { context, page, studio } = await visitStudio();
    await studio.choose("main.cities");
    const count = studio.prop("count").getByRole("spinbutton");
    await count.fill("999");
    const refused = studio.prop("count").getByRole("alert");
    expect(await refused.textContent()).toMatch(/^Got 999, which must be <= \d+\. .*Write .+ out-of-range$/);
    await studio.hasChanges(0);
    await count.fill("2");
    await studio.hasChanges(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "Undo" }).click();
    await studio.hasChanges(0);
    const row = page.locator('button.node[data-address="main.cities"]');
    await row.focus();
    await row.press("ArrowUp");
    expect(await page.locator('button.node[aria-current="true"]').getAttribute("data-address")).not.toBe(
      "main.cities",
    );
    await context.close();
  });

  it("tells the mistakes of a draft in the words of validate, with code, way out and line", async () => {
    const { context, page, studio } = await visitStudio();
    await studio.choose("main.cities");
    await page.getByLabel("Condition").fill('{ "eq": ["device.usrMode", "corporate"] }');
    await page.getByRole("button", { name: "Apply" }).click();
    const told = page.getByRole("region", { name: "Mistakes" }).getByRole("listitem");
    await told.first().waitFor(slow);
    expect(await told.allTextContents()).toEqual([
      expect.stringMatching(
        /"device\.usrMode".* Did you mean "device\.userMode"\? unknown-operand config\/\S+:\d+$/,
      ),
    ]);
    await page.getByRole("button", { name: "Undo" }).click();
    await told.first().waitFor({ state: "detached" });
    await context.close();
  });

  it("refuses to write over a file that someone else changed meanwhile", async () => {
    const { context, studio } = await visitStudio();
    await studio.choose("main.cities");
    await studio.prop("count").getByRole("spinbutton").fill("3");
    await studio.hasChanges(1);
    const theirs = read().replace('"count": 4', '"count": 5');
    expect(theirs).not.toBe(read());
    writeFileSync(join(development.folder, file), theirs);
    const dialog = await studio.review();
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByRole("alert").getByText(file).waitFor();
    expect(read()).toBe(theirs);
    await dialog.getByRole("button", { name: "Discard the draft" }).click();
    await studio.hasChanges(0);
    await context.close();
  });

  it("explains the nodes of an ordinary page", async () => {
    const { context, page } = await newVisit("desktop", { forwarded: false });
    await page.goto(`http://wrenhollow-nl.localhost:${development.port}/`);
    await page.getByRole("button", { name: "Inspect" }).click();
    await page.getByRole("heading", { level: 1 }).click();
    const panel = page.getByRole("dialog", { name: "home-hero" });
    await panel
      .getByText(/config\/pages\/home\.json:\d+/)
      .first()
      .waitFor(slow);
    await page.keyboard.press("Escape");
    await panel.waitFor({ state: "detached" });
    await context.close();
  });
});
