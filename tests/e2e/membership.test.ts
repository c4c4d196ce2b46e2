import { randomInt } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openInboxFolder } from "../../server/gateways/inbox-folder.ts";
import { type OwnProject, projectWithFlags } from "../support/own-project.ts";
import { accessibilityProblems } from "./support/axe.ts";
import { newVisit, openBrowser, type Screen, type Visit } from "./support/browser.ts";
import { type RunningServer, runServer } from "./support/run-server.ts";

const root = join(import.meta.dirname, "../..");
const dataFolder = join(root, ".data/e2e-membership");
openBrowser();

let project: OwnProject;
let server: RunningServer;
beforeAll(async () => {
  mkdirSync(dataFolder, { recursive: true });
  project = projectWithFlags({ hideWizard: false });
  server = await runServer({
    args: ["dist/server/main.js"],
    cwd: project.folder,
    environment: {
      NODE_ENV: "production",
      DATA_FOLDER: dataFolder,
      DEMO_PROPERTIES: "100",
      TRUST_PROXY: "127.0.0.1",
      DRAIN_SECONDS: "0",
      LIMIT_SCALE: "100",
    },
    patienceMs: 120_000,
  });
}, 180_000);
afterAll(async () => {
  await server?.stop();
  project?.remove();
});

const at = (path: string) => `http://solvanta-in.localhost:${server.port}${path}`;

/** The code of the newest message to a number, once it lies in the inbox. */
async function codeFor(phone: string): Promise<string> {
  const inbox = openInboxFolder(join(dataFolder, "inbox"), Date.now);
  for (;;) {
    const texts = await Promise.all((await inbox.list()).map(({ name }) => inbox.read(name)));
    const code = texts.flatMap((text) =>
      text?.includes(phone) ? (/#(\d{6})/.exec(text)?.[1] ?? []) : [],
    )[0];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** A new guest signs up on the page that is open, as far as being sent back. */
async function signUp({ page }: Visit): Promise<void> {
  const phone = `9${randomInt(100_000_000, 999_999_999)}`;
  const main = page.locator("main section, main form").first();
  await main.getByLabel("Mobile number").fill(phone);
  await page.keyboard.press("Enter");
  await page.locator("input[name=otp]").fill(await codeFor(phone));
  await page.keyboard.press("Enter");
  await page.locator("main input[name=name]").fill("Asha Menon");
  await page.locator("main input[name=email]").fill(`e2e${phone}@example.test`);
  for (const box of await page.locator("main input[type=checkbox]").all()) await box.check({ force: true });
  await page.keyboard.press("Enter");
}

describe.each(["phone", "desktop"] as const satisfies readonly Screen[])("a membership on a %s", (screen) => {
  it("is joined with one press that signing up comes between, and left again", async () => {
    const visit = await newVisit(screen);
    const { page, context } = visit;
    const healthy = async () => {
      expect(await accessibilityProblems(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    };
    await page.goto(at("/wizard"));
    await healthy();
    await page.getByRole("link", { name: "Join for free" }).click();
    await page.waitForURL(/\/login/);
    await signUp(visit);
    await page.waitForURL(/\/wizardprofile\?done=joined/);
    await page.getByText(/Welcome to Solvanta Circle/).waitFor();
    await healthy();
    // What was pressed is done once: the address alone joins nothing.
    await page.goto(at("/wizard?do=join&plan_id=yearly"));
    await page.getByText(/You are a member until/).waitFor();
    await page.goto(at("/wizardprofile"));
    await page.getByRole("link", { name: "Cancel membership" }).click();
    await page.getByRole("heading", { name: "Cancel your membership?" }).waitFor();
    await healthy();
    await page.getByRole("button", { name: "Cancel membership" }).click();
    await page.waitForURL(/done=cancelled/);
    await page.getByText(/It is not renewed/).waitFor();
    expect(await page.getByRole("link", { name: "Cancel membership" }).count()).toBe(0);
    await page.goto(at("/wizardprofile?locale=ar"));
    await healthy();
    expect(visit.trouble).toEqual([]);
    await context.close();
  });

  it("is not joined by an address that somebody else made, before the guest presses", async () => {
    const visit = await newVisit(screen);
    const { page, context } = visit;
    await page.goto(at(`/login?${new URLSearchParams({ retUrl: "/wizard?do=join&plan_id=yearly" })}`));
    await signUp(visit);
    await page.waitForURL(/\/wizard\?do=join/);
    await page.getByText("One more press").waitFor();
    await page.waitForTimeout(1000);
    expect(page.url()).toMatch(/do=join/);
    await page.getByRole("button", { name: "Join for free" }).first().click();
    await page.waitForURL(/\/wizardprofile\?done=joined/);
    await context.close();
  });
});
