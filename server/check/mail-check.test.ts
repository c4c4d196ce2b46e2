import { TYPE } from "@formatjs/icu-messageformat-parser";
import { beforeAll, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { realRelease } from "../../tests/support/real-release.ts";
import { mailFindings } from "./mail-check.ts";

let release: Release;
let site: Site;
beforeAll(async () => {
  release = await realRelease();
  site = release.sites["wrenhollow-nl"] ?? expect.fail();
}, 180_000);

/** What is found with that site alone, changed in places. */
const found = (change: Partial<Site>, words: Partial<Release> = {}) =>
  mailFindings({ ...release, ...words, sites: { [site.id]: { ...site, ...change } } }, () => []).map(
    ({ file, message }) => `${file}: ${message}`,
  );

it("finds what fails, though mails of the same words were written well for another country, brand or language", () => {
  expect(found({})).toEqual([]);
  const broken = { ...site.country, currencyCode: "?" };
  expect(found({ country: broken }), "another country of the same code").not.toEqual([]);
  const words = {
    ...release.brandMessages,
    [site.brand.id]: { nl: { "mail.row": [{ type: TYPE.argument as const, value: "nobody" }] } },
  };
  expect(found({}, { brandMessages: words }), "other words of the brand").not.toEqual([]);
  expect(
    found(
      { locales: ["nl"] },
      {
        languages: {
          ...release.languages,
          nl: { ...release.languages.nl, contentLanguage: undefined } as never,
        },
      },
    ),
  ).not.toEqual([]);
  expect(found({})).toEqual([]);
});
