import { beforeAll, expect, it } from "vitest";
import type { Release, Site } from "#renderer";
import { brandHomes } from "#renderer/server";
import { realRelease } from "../../../../tests/support/real-release.ts";
import { presentHome } from "./present-home.ts";

let release: Release;
beforeAll(async () => {
  release = await realRelease();
});

const homesOf = (siteId: string, locale: string) => {
  const site = release.sites[siteId] as Site;
  const homes = brandHomes(release, site.brand.id).map((home) => presentHome(release, site, locale, home));
  return Object.fromEntries(homes.map((home) => [home.id, home]));
};

it("[MODAL-08] names each country in its own language and in the reader's", () => {
  const homes = homesOf("solvanta-in", "en");
  expect(homes["solvanta-in-jp"]).toMatchObject({
    name: "Japan",
    native_name: "日本",
    native_language: "ja",
  });
  expect(homes["solvanta-ae"]).toMatchObject({ native_language: "ar", languages: ["العربية", "English"] });
  expect(homesOf("wrenhollow-nl", "nl")["wrenhollow-de"]).toMatchObject({
    name: "Duitsland",
    native_name: "Deutschland",
  });
  expect(homesOf("wrenhollow-nl", "nl")["wrenhollow-be-fr"]?.native_name).toBe("Belgique");
});

it("[MODAL-08] leads to a path of the same site, or through the site's own address to another host", () => {
  const homes = homesOf("solvanta-in", "en");
  expect(homes["solvanta-in-jp"]?.href).toBe("/jp/?locale=en");
  expect(homesOf("solvanta-in", "ja")["solvanta-in-jp"]?.href).toBe("/jp/");
  expect(homes["solvanta-ae"]?.href).toBe("/_site/solvanta-ae?locale=en");
  expect(
    Object.values(homes)
      .filter(({ current }) => current)
      .map(({ id }) => id),
  ).toEqual(["solvanta-in"]);
});

it("[MODAL-08] puts every home with a part of the world, the global site first of all", () => {
  const homes = homesOf("wrenhollow-nl", "nl");
  expect(homes["wrenhollow-global"]?.group).toBe("everywhere");
  expect(homes["wrenhollow-in"]?.group).toBe("asia");
  expect(homesOf("solvanta-in", "en")["solvanta-in-eg"]?.group).toBe("africa");
  expect(homesOf("solvanta-in", "en")["solvanta-in-us"]?.group).toBe("americas");
});
