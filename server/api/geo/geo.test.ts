import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GeoSuggestionsOutput, Suggestion } from "#schemas/generated/api/geo.ts";
import type { TestApp } from "../../testing/app.ts";
import { createDemoApp } from "../../testing/demo-app.ts";

describe("suggestions", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createDemoApp();
  }, 90_000);
  afterAll(() => test.stop());

  const suggest = async (query: string): Promise<GeoSuggestionsOutput> => {
    const answer = await test.browser().get(`/api/pwa/autocomplete?${query}`);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };
  const places = ({ groups }: GeoSuggestionsOutput): readonly Suggestion[] =>
    groups.find(({ id }) => id === "locations")?.values ?? [];

  it.each([
    ["amst", "amsterdam"],
    ["amstredam", "amsterdam"],
    ["AMSTERDÁM", "amsterdam"],
    ["munchen", "munich"],
    ["Wenen", "vienna"],
    ["دبي", "dubai"],
    ["ابو ظبي", "abu-dhabi"],
    ["delhi", "new-delhi"],
    ["zandvort", "zandvoort"],
    ["den haag", "the-hague"],
  ])("[API-04] [SRCH-06] finds %s as %s", async (typed, slug) => {
    expect(places(await suggest(`query=${encodeURIComponent(typed)}`))[0]?.slug).toBe(slug);
  });

  it("[SRCH-06] says everything a suggestion has to say", async () => {
    const [first] = places(await suggest("query=amsterdam"));
    expect(first).toMatchObject({
      id: "2759794",
      type: "city",
      displayName: "Amsterdam",
      centerPoint: { lat: 52.374, lng: 4.8897 },
      city: "Amsterdam",
      country_code: "NL",
      locationType: "CITY",
      source: "inventory",
      trending: true,
    });
    expect(first?.supply).toBeGreaterThan(0);
  });

  it("[SRCH-07] groups places and properties by priority, and names them in the page's language", async () => {
    const { groups } = await suggest("query=de&locale=nl");
    expect(groups.map(({ priority }) => priority)).toEqual(
      [...groups.map(({ priority }) => priority)].sort(),
    );
    const munich = places(await suggest("query=munich&locale=nl"))[0];
    expect(munich).toMatchObject({ displayName: "München", country: "Duitsland", matched: "Munich" });
  });

  it("[SRCH-06] finds a property by its name, with score and position", async () => {
    const row = await test.database.db
      .selectFrom("property")
      .select(["property_id", "name"])
      .orderBy("property_id")
      .executeTakeFirstOrThrow();
    const { groups } = await suggest(`query=${encodeURIComponent(row.name)}`);
    const hotel = groups.find(({ id }) => id === "hotels")?.values[0];
    expect(hotel).toMatchObject({ id: String(row.property_id), type: "hotel", displayName: row.name });
  });

  it("[API-04] limits itself to the asked types, by POST too", async () => {
    const answer = await test.browser().post("/api/pwa/autocomplete", {
      query: "be",
      filters: { locationTypes: ["COUNTRY"] },
      brandName: "x",
      region: 143,
    });
    expect(answer.status, answer.text).toBe(200);
    const types = answer.body.groups.flatMap(({ values }: { values: Suggestion[] }) =>
      values.map(({ type }) => type),
    );
    expect(new Set(types)).toEqual(new Set(["country"]));
  });

  it("[SRCH-06] offers trending places before anything is typed, those of the page's country first", async () => {
    const found = places(await suggest("query="));
    expect(found.length).toBeGreaterThan(3);
    expect(found.slice(0, 3).every(({ country_code, trending }) => country_code === "NL" && trending)).toBe(
      true,
    );
  });

  it("answers nonsense with nothing", async () => {
    expect((await suggest("query=qqqqxyz")).groups).toEqual([]);
    expect((await suggest(`query=${encodeURIComponent("%_'\"\\")}`)).groups).toEqual([]);
  });
});
