import { afterAll, beforeAll, expect, it } from "vitest";
import { realRelease } from "../../tests/support/real-release.ts";
import { createBrowser } from "../testing/browser.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

const HOST = "wrenhollow-nl.localhost";
let web: TestWeb;
beforeAll(async () => {
  const release = await realRelease();
  web = await startTestWeb(() => release);
}, 300_000);
afterAll(() => web.stop());

it("[ROUTE-12] shows the page to a new password, which names no referrer, reaches nobody else and is kept by nobody", async () => {
  const { status, headers, text } = await createBrowser(web.app, HOST).get(
    "/reset-password?reset_password_token=of-no-use",
  );
  expect([status, headers["referrer-policy"], headers["cache-control"]]).toEqual([
    200,
    "no-referrer",
    "private, no-store",
  ]);
  expect(text).toMatch(/<form[^>]*action="\/reset-password"[^>]*method="post"/);
  expect(text).toContain('name="user_email"');
  const addresses = [...text.matchAll(/(?:src|href)="(https?:\/\/[^"/]+)/g)].map(([, origin]) => origin);
  const preconnected = [...text.matchAll(/<(?:script|img|iframe)[^>]*(?:src)="https?:/g)];
  expect([preconnected.length, addresses.every((origin) => !origin?.includes("of-no-use"))]).toEqual([
    0,
    true,
  ]);
});

it("[ROUTE-12] shows plain sign-in for a provider that is none, and the same for those that are without their answer", async () => {
  const browser = createBrowser(web.app, HOST);
  for (const oauth of ["pigeon", "facebook", "gmail", "apple"]) {
    const { status, text } = await browser.get(`/login/${oauth}/`);
    expect([status, text.includes('name="phone"')], oauth).toEqual([200, true]);
  }
});
