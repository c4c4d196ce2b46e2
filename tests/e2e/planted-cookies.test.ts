import { expect, it } from "vitest";
import { COOKIES } from "#schemas/kept-in-browser.ts";
import { newVisit, openBrowser, siteUrl } from "./support/browser.ts";

openBrowser();

it.each([
  ["", 0],
  ["s", 1],
])(
  "drops a number of a device that another host planted on the domain above, of a guest who agreed to “%s”",
  async (consent, left) => {
    const { page, context } = await newVisit("phone", { consent, offlineCopies: false });
    const { name } = COOKIES.fingerprint;
    const numbers = async () =>
      (await context.cookies()).filter((cookie) => cookie.name === name).map(({ domain }) => domain);
    await page.goto(siteUrl("www.wrenhollow-nl", "/terms"));
    const ask = () => page.evaluate(() => fetch("/api/pwa/session").then(({ status }) => status));
    expect(await ask()).toBe(200);
    expect(await numbers()).toHaveLength(left);
    for (const [value, domain] of [
      ["a".repeat(32), ".wrenhollow-nl.localhost"],
      ["b".repeat(32), ".www.wrenhollow-nl.localhost"],
    ])
      await context.addCookies([{ name, value: value ?? "", domain: domain ?? "", path: "/" }]);
    expect(await numbers()).toHaveLength(left + 2);
    await ask();
    expect(await numbers()).toEqual(left ? ["www.wrenhollow-nl.localhost"] : []);
    await context.close();
  },
);
