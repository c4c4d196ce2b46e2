import { describe, expect, it } from "vitest";
import type { City } from "#schemas/generated/api/cities.ts";
import { popularFirst } from "./popular-first.ts";

const cities = ["lisbon", "porto", "faro", "braga"].map((slug) => ({ slug }) as City);
const slugs = (names: readonly string[]) => popularFirst(cities, names).map((city) => city.slug);

describe("popular cities", () => {
  it("[CMS-06] stand in the order of the country's configuration, others after them", () => {
    expect(slugs(["faro", "lisbon"])).toEqual(["faro", "lisbon", "porto", "braga"]);
  });

  it("[CMS-06] leave out cities the answer does not have", () => {
    expect(slugs(["atlantis", "braga"])[0]).toBe("braga");
  });
});
