import { describe, expect, it } from "vitest";
import { ask, hostOf } from "./support/ask.ts";
import { awake } from "./support/awake.ts";
import { openBrowser } from "./support/browser.ts";
import { newGuest } from "./support/guest.ts";
import { sites } from "./support/sites.ts";
import { visibleText } from "./support/visible-text.ts";
import { readConfig, wordsOf } from "./support/words.ts";

openBrowser();

describe.each(sites)("the site $id", (site) => {
  const { id, brand, defaultLocale, locales } = site;
  const { name } = readConfig(`brands/${brand}/brand.json`) as { name: string };

  it("[CONF-01] [CONF-02] [SEO-01] opens in its own language under its own name and address", async () => {
    const { status, text } = await ask(hostOf(id), "/");
    const { contentLanguage, rightToLeft } = languageOf(defaultLocale);
    expect(status).toBe(200);
    expect(attribute(text, /<html[^>]* lang="([^"]+)"/)?.split("-")[0]).toBe(contentLanguage.split("-")[0]);
    expect(attribute(text, /<html[^>]* dir="([^"]+)"/)).toBe(rightToLeft ? "rtl" : "ltr");
    expect(attribute(text, /<title>([^<]*)<\/title>/)).toContain(name);
    expect(attribute(text, /rel="canonical" href="([^"]+)"/)).toBe(`https://${site.host}/`);
    expect(attribute(text, /name="robots" content="([^"]+)"/)).toMatch(/^index/);
  });

  it("[SEO-01] names itself and every other language among its alternates", async () => {
    for (const locale of locales) {
      const path = locale === defaultLocale ? "/" : `/?locale=${locale}`;
      const { text } = await ask(hostOf(id), path);
      const alternates = [...text.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)];
      const canonical = attribute(text, /rel="canonical" href="([^"]+)"/);
      expect
        .soft(
          alternates.map(([, , href]) => href),
          `${path} is among its own alternates`,
        )
        .toContain(canonical);
      const languages = alternates.map(([, language]) => language);
      expect.soft(new Set(languages).size, `${path} names no language twice`).toBe(languages.length);
    }
  });

  it("has a map for crawlers and a manifest of its own", async () => {
    const robots = await ask(hostOf(id), "/robots.txt");
    expect(robots.status).toBe(200);
    expect(robots.text).toContain(`Sitemap: https://${site.host}/sitemap.xml`);
    const sitemap = await ask(hostOf(id), "/sitemap.xml");
    expect(sitemap.status).toBe(200);
    const parts = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? ""),
    );
    expect(parts.length).toBeGreaterThan(0);
    for (const { host, pathname } of parts) {
      expect(host).toBe(site.host);
      const part = await ask(hostOf(id), pathname);
      expect(part.status).toBe(200);
      expect(part.text).toContain(`https://${site.host}/`);
    }
    const manifest = await ask(hostOf(id), "/manifest.webmanifest");
    const { name: appName, icons } = JSON.parse(manifest.text) as { name: string; icons: { src: string }[] };
    expect(appName).toContain(name);
    for (const { src } of icons) expect((await ask(hostOf(id), src)).status).toBe(200);
  });

  it("[LOC-09] says the words of its shell in every language it offers, and none in English elsewhere", async () => {
    for (const locale of locales) {
      const say = wordsOf(brand, locale);
      const english = wordsOf(brand, "en");
      const { text } = await ask(hostOf(id), locale === defaultLocale ? "/" : `/?locale=${locale}`);
      const shown = visibleText(text);
      for (const word of shellWords) {
        expect.soft(shown, `${id} ${locale} ${word}`).toContain(say(word));
        if (locale !== "en" && english(word) !== say(word))
          expect.soft(shown, `${id} ${locale} ${word} in English`).not.toContain(english(word));
      }
    }
  });

  it("is quiet in a browser", async () => {
    const guest = await newGuest(id, "desktop");
    await guest.open("/");
    await awake(guest.page);
    const missing = () =>
      guest.page
        .locator("img:not([loading=lazy])")
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
            .map(({ src }) => src),
        );
    await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
    expect(guest.trouble).toEqual([]);
    await guest.context.close();
  });
});

describe("languages", () => {
  const choices = sites.flatMap(({ id, defaultLocale, locales }) =>
    locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ id, locale })),
  );

  it.each(choices.filter(({ id }) => ["wrenhollow-nl", "solvanta-ae", "wrenhollow-be-fr"].includes(id)))(
    "[LOC-02] $id keeps $locale on the way to a property",
    async ({ id, locale }) => {
      const guest = await newGuest(id, "phone", { locale });
      await guest.open(`/?locale=${locale}`);
      await guest.open(`/search?locale=${locale}`);
      await guest.listing.cards.first().getByRole("heading").getByRole("link").click();
      await guest.page.waitForURL(/\/\d+\/\?/);
      expect(new URL(guest.page.url()).searchParams.get("locale")).toBe(locale);
      expect(await guest.page.locator("html").getAttribute("lang")).toContain(locale);
      expect(guest.trouble).toEqual([]);
      await guest.context.close();
    },
  );
});

const shellWords = [
  "shell.skip-to-content",
  "shell.myBookings",
  "shell.login",
  "shell.footer.terms",
  "search.destination",
  "search.checkin",
  "search.checkout",
  "search.rooms-and-guests",
  "search.button",
];

function languageOf(locale: string): { readonly contentLanguage: string; readonly rightToLeft: boolean } {
  const record = readConfig(`languages/${locale}.json`) as Record<string, unknown>;
  return {
    contentLanguage: String(record.contentLanguage),
    rightToLeft: Object.entries(record).some(
      ([key, value]) => /rtl|rightToLeft/i.test(key) && value === true,
    ),
  };
}

function attribute(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1];
}
