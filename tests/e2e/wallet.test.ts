import { randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatMoney } from "#domain/money";
import type { Country } from "#schemas";
import { accessibilityProblems, sidewaysScroll } from "./support/axe.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { SignInPage } from "./support/pages/sign-in-page.ts";
import { openTestDoor } from "./support/sign-in.ts";
import { textOf } from "./support/text.ts";
import { walksOn } from "./support/walks.ts";

openBrowser();
const door = openTestDoor();

/** Sites of both brands and directions, where a guest is offered a wallet. */
const sites = ["wrenhollow-nl", "solvanta-ae"] as const;
const countryOf = (code: string): Country =>
  JSON.parse(readFileSync(`config/countries/${code.toUpperCase()}.json`, "utf8"));
const codeIn = (mail: string) => /^\d{6}$/m.exec(mail.replaceAll(/\p{Cf}/gu, ""))?.[0] ?? "";
const plain = (text: string) => text.replaceAll(/\p{Cf}/gu, "").replaceAll(/\s+/g, " ");

describe.each(sites)("%s", (siteId) => {
  it.each(walksOn(siteId))(
    "[ROUTE-14] [ROUTE-22a] leads a stranger by signing in to the wallet, which says what is in it and until when, and on to all transactions, on %s, scripts %s",
    async (screen, javaScript) => {
      const guest = await newGuest(siteId, screen, { javaScript, offlineCopies: false });
      const { page, say } = guest;
      const { wallet, currencyCode, currencySymbol, displayDecimals } = countryOf(guest.site.country);
      const main = page.getByRole("main");
      const at = (path: string) => page.waitForURL((url) => url.pathname === path);
      const check = async (name: string) => {
        expect([await sidewaysScroll(page), javaScript ? await accessibilityProblems(page) : []]).toEqual([
          0,
          [],
        ]);
        const folder = process.env.SHOTS;
        if (folder)
          await page.screenshot({ path: `${folder}/${siteId}-${screen}-${name}.png`, fullPage: true });
      };
      await guest.open("/accountdetails/oyomoney");
      await at("/login");
      const back = new URL(page.url()).searchParams.get("retUrl") ?? "";
      const email = `counts${randomInt(1e9)}@example.test`;
      const signIn = new SignInPage(page, say);
      await guest.open(`/login?${new URLSearchParams({ step: "email", retUrl: back })}`);
      const mail = await signIn.sendMailTo(email, () => door.mailTo(email));
      await signIn.enterCode(codeIn(mail));
      await signIn.heading("sign-in.sign-up-title").waitFor();
      await page.locator('main [name="name"]').fill("Noor de Wit");
      await page.locator('main [name="gdpr_consent"] + label').click();
      await signIn.press("sign-in.create");
      await at("/accountdetails/oyomoney");

      await main.getByRole("heading", { level: 1, name: say("wallet.title") }).waitFor();
      const format = { locale: guest.site.defaultLocale, symbol: currencySymbol, displayDecimals };
      const amount = formatMoney(
        { amount: wallet?.welcomeCredit ?? Number.NaN, currency: currencyCode },
        format,
      );
      const words = plain(await textOf(main));
      const until = new Date(Date.now() + (wallet?.expiryDays ?? 0) * 86_400_000).getUTCFullYear();
      for (const text of [amount, say("wallet.kind-welcome"), String(until)])
        expect(words).toContain(plain(text));
      await check("wallet");

      await main.getByRole("link", { name: say("wallet.all"), exact: true }).click();
      await at("/accountdetails/oyomoney/transactions");
      await main.getByRole("heading", { level: 1, name: say("wallet.transactions") }).waitFor();
      expect(plain(await textOf(main))).toContain(plain(say("wallet.kind-welcome")));
      await check("transactions");

      await main.getByRole("link", { name: say("wallet.back") }).click();
      await at("/accountdetails/oyomoney");
      await main.getByRole("link", { name: say("security.back") }).click();
      await at("/accountdetails");
      await check("account");
      await main.getByRole("link", { name: say("wallet.title") }).click();
      await at("/accountdetails/oyomoney");
      expect(guest.trouble.filter((line) => !/Service Worker registration/.test(line))).toEqual([]);
      await guest.context.close();
    },
  );
});
