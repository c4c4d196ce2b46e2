import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#renderer";
import type { GeoSuggestionsOutput, Suggestion } from "#schemas/generated/api/geo.ts";
import { seedDemoSupply } from "../../../demo/seed-demo-supply.ts";
import { distanceKm } from "../../../supply/distance.ts";
import { createTestApp, type TestApp } from "../../../testing/app.ts";
import { createDemoApp } from "../../../testing/demo-app.ts";
import { buildRelease } from "../../../testing/release.ts";

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

  it("[SRCH-06] leads to a part of a city by the one address that it has, city and all", async () => {
    const [part] = places(await suggest("query=jordaan"));
    expect(part).toMatchObject({ type: "locality", slug: "jordaan-amsterdam", city: "Amsterdam" });
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

  it("[SRCH-07] [API-04] reads a whole search from a sentence, first of all groups, in any language of the site", async () => {
    for (const [typed, language] of [
      ["amsterdam for three, 2 nights from 24 december with a dog", "en"],
      ["amsterdam 24 december 2 nachten 3 personen met hond", "nl"],
      ["Amsterdam from 24/12 to 26/12, 3 guests and a pet", "nl"],
    ] as const) {
      const { groups } = await suggest(`query=${encodeURIComponent(typed)}&locale=${language}`);
      expect(groups[0], typed).toMatchObject({ id: "sentences", priority: 1 });
      expect(groups[0]?.values[0], typed).toMatchObject({
        type: "sentence",
        displayName: "Amsterdam",
        slug: "amsterdam",
        country_id: expect.any(Number),
        sentenceIntent: {
          location: "Amsterdam",
          searchType: "city",
          place_id: "2759794",
          city_id: 2759794,
          checkin: "2027-12-24",
          checkout: "2027-12-26",
          rooms_config: "1-3_0_0_1",
        },
      });
    }
    const { groups: priced } = await suggest(
      `query=${encodeURIComponent("amsterdam 1 january 2020 under 200 euro")}&locale=en`,
    );
    expect(priced[0]?.values[0]?.sentenceIntent).toMatchObject({
      refused: "past",
      refused_checkin: "2020-01-01",
      refused_checkout: "2020-01-02",
      price_max: 20_000,
      price_text: expect.stringContaining("≤ €"),
    });
    expect(priced[0]?.values[0]?.sentenceIntent).not.toHaveProperty("checkin");
    const none = async (query: string) => (await suggest(query)).groups.map(({ id }) => id);
    const said = `query=${encodeURIComponent("amsterdam 2 adults")}`;
    expect(await none("query=amsterdam")).not.toContain("sentences");
    expect(await none(said)).toContain("sentences");
    expect(await none(`${said}&sentenceIntents=false`)).not.toContain("sentences");
    expect(await none(`query=${encodeURIComponent("qqqqxyz 2 adults")}`)).toEqual([]);
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

  it("[SRCH-08] answers a site of homes, which names every kind, as one that names none, and refuses a kind there is not", async () => {
    const kinds = ["HOTELS", "LOCATIONS", "CITY", "LOCALITY", "COUNTRY", "HOLIDAY_PARK"];
    const named = (list: readonly string[]) =>
      list.map((kind) => `&filters[locationTypes][]=${kind}`).join("");
    const typesOf = async (list: readonly string[]) => {
      const { groups } = await suggest(`query=de&count=20${named(list)}`);
      return new Set(groups.flatMap(({ values }) => values.map(({ type }) => type)));
    };
    expect(await typesOf(["HOTELS"])).toEqual(new Set(["hotel"]));
    expect(await typesOf(["LOCATIONS"])).not.toContain("hotel");
    expect(await typesOf(["TAG"])).not.toContain("city");
    for (const text of ["de", "amsterdam 2 adults", ""]) {
      const query = `query=${encodeURIComponent(text)}`;
      const all = await suggest(query);
      expect(await suggest(`${query}${named(kinds)}&sentenceIntents=true`), text).toEqual(all);
    }
    for (const wrong of ["filters[locationTypes]=BOGUS", "locationTypes=BOGUS", "types=bogus"]) {
      const { status, body } = await test.browser().get(`/api/pwa/autocomplete?query=de&${wrong}`);
      expect([status, body.code], wrong).toEqual([400, "validation_failed"]);
    }
  });

  it("[API-04] puts the places of the caller's region first, unless a country is named", async () => {
    const first = async (more: string) => places(await suggest(`query=b${more}`))[0]?.country_code;
    expect(await first("&region=210")).toBe("GB");
    expect(await first("&region=183")).toBe("ES");
    expect(await first("&region=183&country_code=GB")).toBe("GB");
  });

  it("[API-04] puts properties of the type that is shown first before others that match as well", async () => {
    const word = "hotel";
    const ids = async (type: string) => {
      const { groups } = await suggest(`query=${word}&types[]=hotel&count=20&defaultPropertyType=${type}`);
      return groups[0]?.values.map(({ id }) => Number(id)) ?? [];
    };
    const rows = await test.database.db
      .selectFrom("property")
      .select(["property_id", "property_type"])
      .execute();
    const typeOf = new Map(rows.map(({ property_id, property_type }) => [property_id, property_type]));
    for (const type of ["hotel", "home"]) {
      const types = (await ids(type)).map((id) => typeOf.get(id));
      expect(types.length).toBeGreaterThan(1);
      expect(types, type).toEqual(types.toSorted((a, b) => Number(b === type) - Number(a === type)));
    }
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

  const lookUp = (query: string) => test.browser().get(`/api/pwa/placeLocation?${query}`);
  const external = async (typed: string) =>
    places(await suggest(`query=${encodeURIComponent(typed)}&suggestionsOnlyByGoogle=true`));

  it("[SRCH-09] [API-05] tells by its place id where a place of the outside source lies", async () => {
    const [own] = places(await suggest("query=amsterdam"));
    const [found] = await external("amsterdam");
    expect(found).toMatchObject({ displayName: "Amsterdam", type: "city", source: "google" });
    expect(found).not.toHaveProperty("centerPoint");
    const answer = await lookUp(`id=${found?.id}`);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({
      id: found?.id,
      search_data_source: "GOOGLE",
      centerPoint: own?.centerPoint,
    });
    const posted = await test
      .browser()
      .post("/api/pwa/autocompletenew/details", { id: found?.id, search_data_source: "GOOGLE" });
    expect(posted.body, posted.text).toEqual(answer.body);
  });

  it("[SRCH-09] [API-05] finds every place that the outside source suggests, except countries, which are no point", async () => {
    const all = (await Promise.all(["a", "de", "ca", "por", "jordaan", "colaba"].map(external))).flat();
    expect(new Set(all.map(({ type }) => type)).size).toBeGreaterThan(2);
    for (const { id, type, displayName } of all) {
      expect((await lookUp(`id=${id}`)).status, displayName).toBe(type === "country" ? 404 : 200);
    }
  });

  it("[SRCH-09] [API-05] tells where every place of our own suggestions lies, named as their source", async () => {
    const typed = ["amsterdam", "jordaan", "hotel", "de", "ca"];
    const all = (await Promise.all(typed.map((text) => suggest(`query=${text}`)))).flatMap(places);
    const kinds = new Set<string>();
    for (const { id, type, centerPoint, displayName, source } of all) {
      const answer = await lookUp(`id=${encodeURIComponent(id)}&search_data_source=${source.toUpperCase()}`);
      if (centerPoint) kinds.add(type);
      expect(answer.status, `${displayName} ${answer.text}`).toBe(centerPoint ? 200 : 404);
      if (centerPoint) expect(answer.body).toEqual({ id, search_data_source: "INVENTORY", centerPoint });
    }
    expect(kinds.size).toBeGreaterThan(1);
    for (const id of ["0", "1e3", "9999999999", "-1", "sim-x"])
      expect((await lookUp(`id=${id}&search_data_source=INVENTORY`)).status, id).toBe(404);
  });

  it.each(["2759794", "sim-", "sim-%00", "sim-Y2l0eS8x", "sim-Y2l0eS8yNzU5Nzk0%3D", "sim-../city/1", "😀"])(
    "[API-05] knows no place %s",
    async (id) => {
      const answer = await lookUp(`id=${id}`);
      expect([400, 404]).toContain(answer.status);
      expect(["validation_failed", "not_found"]).toContain(answer.body.code);
    },
  );

  it.each([
    ["", "id", "required"],
    ["id=", "id", "minLength"],
    [`id=${"x".repeat(301)}`, "id", "maxLength"],
    ["id=x&search_data_source=MAPS", "search_data_source", "enum"],
    ["id=x&source=GOOGLE", "source", "additionalProperties"],
  ])("[API-05] says what is wrong with %s", async (query, field, code) => {
    const answer = await lookUp(query);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "validation_failed", fields: [{ field, code }] });
  });
});

describe("places around a position", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createDemoApp(300);
  }, 90_000);
  afterAll(() => test.stop());

  const nearby = (query: string) => test.browser().get(`/api/pwa/nearby?${query}`);

  it("[API-05] are told nearest first, with something to book there, and by nobody's cache", async () => {
    const answer = await nearby("latitude=52.37&longitude=4.89&count=20&radius_km=60");
    expect(answer.status, answer.text).toBe(200);
    expect(answer.headers["cache-control"]).toContain("no-store");
    const { values }: { values: Suggestion[] } = answer.body;
    expect(values.map(({ displayName }) => displayName)).toContain("Amsterdam");
    const away = values.map(({ centerPoint }) =>
      distanceKm(
        { latitude: 52.37, longitude: 4.89 },
        { latitude: centerPoint?.lat ?? 0, longitude: centerPoint?.lng ?? 0 },
      ),
    );
    expect(away).toEqual(away.toSorted((a, b) => a - b));
    expect(away.at(-1)).toBeLessThanOrEqual(60);
    for (const { supply, type } of values) {
      expect(supply).toBeGreaterThan(0);
      expect(["city", "locality", "locations", "holiday_park"]).toContain(type);
    }
    expect((await nearby("latitude=52.37&longitude=4.89&count=1")).body.values).toHaveLength(1);
  });

  it("[API-05] are none in the middle of an ocean", async () => {
    expect((await nearby("latitude=-48.9&longitude=-123.4")).body).toEqual({ values: [] });
  });

  it.each([
    ["latitude=91&longitude=0", "latitude", "maximum"],
    ["latitude=1&longitude=-181", "longitude", "minimum"],
    ["latitude=1", "longitude", "required"],
    ["latitude=north&longitude=0", "latitude", "type"],
    ["latitude=1&longitude=1&radius_km=501", "radius_km", "maximum"],
    ["latitude=1&longitude=1&count=21", "count", "maximum"],
  ])("[API-05] say what is wrong with %s", async (query, field, code) => {
    const answer = await nearby(query);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: "validation_failed", fields: [{ field, code }] });
  });

  it("[API-05] feedback keeps the choice and nothing of the guest", async () => {
    const send = (body: object) => test.browser().post("/api/pwa/autocompletenew/feedback", body);
    const answer = await send({ id: "2759794", type: "city", position: 0 });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual({ accepted: true });
    const kept = await test.database.db.selectFrom("event_log").selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ name: "suggestion_chosen", site_id: "homes-nl", page: null });
    expect(kept.attributes).toEqual({ id: "2759794", type: "city", source: "inventory", position: 0 });
    for (const wrong of [
      {},
      { id: "", type: "city" },
      { id: "x".repeat(301), type: "city" },
      { id: "1", type: "city", query: "my street 7" },
    ])
      expect((await send(wrong)).status).toBe(400);
  });
});

describe("suggestions of a country that asks the outside source alone", () => {
  let test: TestApp;
  beforeAll(async () => {
    const release = buildRelease();
    const sites = Object.values(release.sites).map((site): readonly [string, Site] => [
      site.id,
      { ...site, country: { ...site.country, suggestionsOnlyByGoogle: true } },
    ]);
    test = await createTestApp({ release: () => ({ ...release, sites: Object.fromEntries(sites) }) });
    await seedDemoSupply(test.database.db, { properties: 120, today: "2027-03-01" });
  }, 90_000);
  afterAll(() => test.stop());

  const sources = async (query: string) => {
    const answer = await test.browser().get(`/api/pwa/autocomplete?query=a${query}`);
    return new Set(
      answer.body.groups.flatMap(({ values }: { values: Suggestion[] }) =>
        values.map(({ source }) => source),
      ),
    );
  };

  it("[SRCH-08] [SRCH-09] come from it, or from our own supply when the caller says so", async () => {
    expect(await sources("")).toEqual(new Set(["google"]));
    expect(await sources("&suggestionsOnlyByGoogle=false")).toEqual(new Set(["inventory"]));
  });
});
