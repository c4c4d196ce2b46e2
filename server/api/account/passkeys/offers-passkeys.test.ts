import { expect, it } from "vitest";
import type { Site } from "#renderer";
import { buildRelease } from "../../../testing/release.ts";
import { offersPasskeys } from "./offers-passkeys.ts";

const site = buildRelease().sites["homes-nl"] as Site;
const hides = (hidePasskeys: boolean) => ({ flags: { hidePasskeys } }) as object;

it("offers passkeys unless the brand, or over it the domain, hides them, and on a host of the site's own", () => {
  expect(offersPasskeys(site)).toBe(true);
  expect(offersPasskeys({ ...site, brand: { ...site.brand, ...hides(true) } })).toBe(false);
  expect(offersPasskeys({ ...site, domain: { ...site.domain, ...hides(true) } })).toBe(false);
  const shown = {
    ...site,
    brand: { ...site.brand, ...hides(true) },
    domain: { ...site.domain, ...hides(false) },
  };
  expect(offersPasskeys(shown)).toBe(true);
  expect(offersPasskeys({ ...site, isFallback: true })).toBe(false);
});
