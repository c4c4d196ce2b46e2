import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Release } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { buildDocuments } from "../demo/cms/build-documents.ts";
import { SAMPLE_SENTENCES } from "../demo/cms/policy-sentences.ts";
import { loadSamplePolicies } from "../demo/load-sample-policies.ts";
import { insertWholeRows } from "../search/insert-rows.ts";
import { startTestWeb, type TestWeb } from "../testing/web-app.ts";

let web: TestWeb;
let release: Release;
beforeAll(async () => {
  release = await realRelease();
  const documents = buildDocuments([], "2027-03-01", await loadSamplePolicies());
  web = await startTestWeb(() => release, { fill: (db) => insertWholeRows(db, "cms_document", documents) });
}, 120_000);
afterAll(() => web.stop());

/** The article of a page as a reader reads it. */
async function article(path: string, site: string, cookie = "") {
  const headers: Record<string, string> = cookie ? { cookie } : {};
  const { statusCode, body } = await web.get(path, `${site}.localhost`, { headers });
  expect(statusCode, `${site} ${path}`).toBe(200);
  // Whoever only reads is sent no script.
  expect(body, `${site} ${path}`).not.toContain("<script");
  const [, html = ""] = /<article[^>]*>([\s\S]*?)<\/article>/.exec(body) ?? [];
  const [, heading = ""] = /<h1[^>]*>([^<]*)<\/h1>/.exec(html) ?? [];
  return { heading, text: html.replace(/<[^>]+>/g, " "), lang: /<html lang="([^"]+)"/.exec(body)?.[1] };
}

/** What the article of a page says. */
const textOf = async (path: string, site: string, cookie?: string) =>
  (await article(path, site, cookie)).text;

/** The main part of a page. */
const mainOf = async (path: string, site: string) =>
  /<main[\s\S]*<\/main>/.exec((await web.get(path, `${site}.localhost`)).body)?.[0] ?? "";

const POLICIES = [
  "terms",
  "guest-policy",
  "privacy-policy",
  "cookie-policy",
  "corporate-social-responsibility",
  "saved-card-policy",
];

describe("policies", () => {
  it.each(POLICIES)(
    "[STATIC-01] /%s is of the country and in the language of the reader, and says that it is a sample",
    async (word) => {
      const pages = await Promise.all(
        (
          [
            ["wrenhollow-nl", "", "Voorbeeldtekst", "Nederland"],
            ["wrenhollow-nl", "?locale=en", "Sample text", "Netherlands"],
            ["wrenhollow-de", "", "Mustertext", "Deutschland"],
            ["wrenhollow-be-fr", "", "Texte d’exemple", "Belgique"],
            ["solvanta-in", "?locale=hi", "नमूना पाठ", "भारत"],
            ["solvanta-ae", "", "نص نموذجي", "الإمارات"],
          ] as const
        ).map(async ([site, query, sample, country]) => {
          const text = await textOf(`/${word}${query}`, site);
          expect(text, `${site}${query}`).toContain(sample);
          expect(text, `${site}${query}`).toContain(country);
          return text;
        }),
      );
      expect(new Set(pages).size).toBe(pages.length);
    },
  );

  it.each([
    ["/privacy-policy", "wrenhollow-nl", "Autoriteit Persoonsgegevens"],
    ["/nl/privacy-policy", "wrenhollow-nl", "Autoriteit Persoonsgegevens"],
    ["/privacy-policy", "wrenhollow-fr", "CNIL"],
    ["/privacy-policy", "solvanta-in", "Data Protection Board of India"],
  ])("[STATIC-01] name whom to complain to in the country: %s of %s", async (path, site, authority) => {
    expect(await textOf(path, site)).toContain(authority);
  });

  it("[STATIC-01] at a country's path are those of that country, in the language of the page, where the brand has any; else those of the site", async () => {
    const home = async (path: string, site: string) => {
      const { body } = await web.get(path, `${site}.localhost`);
      const alternates = [...body.matchAll(/hreflang=/g)].length;
      return [/rel="canonical" href="([^"]*)"/.exec(body)?.[1], alternates > 0];
    };
    for (const [path, site, says, not, canonical] of [
      ["/uk/terms", "wrenhollow-nl", "Verenigd Koninkrijk", "Nederland", "nl.wrenhollow.example/uk/terms"],
      ["/uk/terms?locale=en", "wrenhollow-nl", "United Kingdom", "Neth", "uk.wrenhollow.example/terms"],
      [
        "/de/privacy-policy?locale=de",
        "wrenhollow-nl",
        "Bundes",
        "Autor",
        "de.wrenhollow.example/privacy-policy",
      ],
      ["/fr/privacy-policy", "wrenhollow-be-fr", "CNIL", "Gegevens", "fr.wrenhollow.example/privacy-policy"],
      ["/ae/terms", "solvanta-in", "United Arab Emirates", "India", "ae.solvanta.example/terms?locale=en"],
    ] as const) {
      const text = await textOf(path, site);
      expect(text, path).toContain(says);
      expect(text, path).not.toContain(not);
      expect(await home(path, site), path).toEqual([`https://${canonical}`, false]);
    }
    // Nothing is written for these, or they are the site's own country.
    const plain = await textOf("/terms", "wrenhollow-nl");
    for (const path of ["/ae/terms", "/jp/terms", "/nl/terms"]) {
      expect(await textOf(path, "wrenhollow-nl"), path).toBe(plain);
      expect(await home(path, "wrenhollow-nl"), path).toEqual(["https://nl.wrenhollow.example/terms", true]);
    }
  });

  it("[STATIC-01] the service page says whom to reach, by country and language", async () => {
    for (const [site, query, heading] of [
      ["wrenhollow-nl", "", "Klantenservice"],
      ["solvanta-in", "?locale=hi", "ग्राहक सेवा"],
      ["solvanta-ae", "", "خدمة العملاء"],
    ] as const) {
      const page = await article(`/service/contact${query}`, site);
      const { country, brand } = release.sites[site] ?? {};
      expect(page.heading).toBe(heading);
      expect(page.text).toContain(country?.supportPhone);
      expect(page.text).toContain(brand?.supportEmail);
      const mark = query ? `${query}"` : '"';
      const main = await mainOf(`/service/contact${query}`, site);
      const number = `href="tel:${country?.supportPhone.replaceAll(" ", "")}"`;
      for (const way of [
        number,
        `href="mailto:${brand?.supportEmail}"`,
        `href="/faq${mark}`,
        `href="/my-booking${mark}`,
      ])
        expect(main, way).toContain(way);
      // Nothing is called from inside an app (MODE-04).
      const inApp = await mainOf(`/service/contact${query || "?"}&webview=1`, site);
      expect(inApp).toContain("mailto:");
      expect(inApp).not.toContain("tel:");
      const home = await web.get(`/about${query}`, `${site}.localhost`);
      expect(home.body).toContain('href="/service/contact');
    }
  });
});

describe("pages about safety and law", () => {
  it.each([
    ["wrenhollow-nl", "", "Bel in nood eerst 112"],
    ["wrenhollow-uk", "", "call 999 first"],
    ["solvanta-in", "", "call 112 first"],
    ["solvanta-ae", "", "999"],
  ])("trust and safety of %s%s says whom to call in its country", async (site, query, says) => {
    const page = await article(`/trust-and-safety${query}`, site);
    expect(page.text).toContain(says);
    expect(page.heading.length).toBeGreaterThan(5);
  });

  it("[STATIC-02] trust and safety is of the country the guest is in, in the language of the page; of a country that nothing is known of it names no number", async () => {
    const says = (country: string, site: string, query = "") =>
      textOf(`/trust-and-safety${query}`, site, country && `geo=${country}`);
    for (const [country, site, query, number] of [
      ["GB", "wrenhollow-nl", "", "Bel in nood eerst 999"],
      ["", "wrenhollow-nl", "", "Bel in nood eerst 112"],
      ["GB", "wrenhollow-nl", "?locale=en", "call 999 first"],
      ["AE", "wrenhollow-nl", "", "Bel in nood eerst 999"],
      ["NL", "solvanta-in", "", "call 112 first"],
      ["GB", "solvanta-in", "?locale=ja", "まず999に電話"],
      ["US", "wrenhollow-uk", "", "call 911 first"],
      ["JP", "solvanta-in", "", "call the local emergency number first"],
      ["AQ", "wrenhollow-uk", "", "call the local emergency number first"],
      ["AQ", "wrenhollow-nl", "?locale=de", "zuerst die örtliche Notrufnummer"],
      ["<b>", "wrenhollow-uk", "", "call 999 first"],
      ["NL", "wrenhollow-uk", "", "call 112 first"],
    ] as const)
      expect(await says(country, site, query), `${country} ${site}${query}`).toContain(number);
    // The country that is named is the guest's own, or none.
    for (const [country, site, names, not] of [
      ["AE", "wrenhollow-nl", "Verenigde Arabische Emiraten", "Nederland"],
      ["NL", "solvanta-in", "Netherlands", "India"],
      ["JP", "solvanta-in", "Japan", "India"],
      ["AQ", "wrenhollow-uk", "local emergency number", "999"],
    ] as const) {
      const text = await says(country, site);
      expect(text, `${country} ${site}`).toContain(names);
      expect(text, `${country} ${site}`).not.toContain(not);
    }
    const edge = { headers: { "x-geo-country": "NL", "x-forwarded-for": "203.0.113.9" }, edge: true };
    const seen = await web.get("/trust-and-safety", "wrenhollow-uk.localhost", edge);
    expect(seen.body).toContain("call 112 first");
    expect(seen.headers["cache-control"]).toBe("private, no-store");
    const claimed = { headers: { "x-geo-country": "NL" } };
    expect((await web.get("/trust-and-safety", "wrenhollow-uk.localhost", claimed)).body).toContain(
      "call 999 first",
    );
  });

  it("[STATIC-02] every brand has a page about safety for every country and for everywhere else, in every language", async () => {
    const countries = (await readdir(new URL("../../config/countries/", import.meta.url))).length;
    const safety = (await loadSamplePolicies()).filter(({ slug }) => slug === "trust-and-safety");
    for (const brand of new Set(Object.values(release.sites).map((site) => site.brand.id)))
      for (const language of Object.keys(SAMPLE_SENTENCES)) {
        const own = safety.filter((page) => page.brandId === brand && page.language === language);
        expect(own, `${brand} ${language}`).toHaveLength(countries + 1);
      }
  });

  it("[STATIC-02] whether unmarried couples may book in India is a page of its own, no listing of India", async () => {
    const path = "/can-unmarried-couples-book-a-hotel-in-india";
    const english = await article(path, "solvanta-in");
    expect(english.heading).toBe("Can unmarried couples book a hotel in India?");
    expect(english.text).toContain("Both guests must be at least 18");
    expect((await article(`${path}?locale=hi`, "solvanta-in")).lang).toBe("hi");
  });
});
