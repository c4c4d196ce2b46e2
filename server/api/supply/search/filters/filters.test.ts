import { describe, expect, it } from "vitest";
import { openDemoSearch, SEARCHED_NIGHTS } from "../../../../testing/demo-search.ts";

describe("filters of a search", () => {
  const { search, server } = openDemoSearch();
  const dates = SEARCHED_NIGHTS;

  it("[LIST-06] counts each filter as if it were off, and the count is what choosing it brings", async () => {
    const all = await search(`country_code=NL&${dates}`);
    for (const [id, key] of [
      ["category", "[category][]"],
      ["pets", "[pets]"],
      ["rating_min", "[rating_min]"],
    ] as const) {
      const option = all.facets.find((facet) => facet.id === id)?.options[0];
      if (!option) throw new Error(`there is no filter ${id}`);
      const chosen = await search(`country_code=NL&${dates}&filters${key}=${option.value}`);
      expect(chosen.count, id).toBe(option.count);
      expect(chosen.activeFilters.map((filter) => filter.id)).toContain(id);
      if (id === "category")
        expect(chosen.facets.find((facet) => facet.id === id)?.options.length).toBe(
          all.facets.find((facet) => facet.id === id)?.options.length,
        );
    }
  });

  it("[LIST-06] narrows by total price", async () => {
    const all = await search(`city=amsterdam&${dates}&count=60`);
    const range = all.facets.find((facet) => facet.id === "price");
    const middle = Math.round(((range?.min ?? 0) + (range?.max ?? 0)) / 2);
    const cheap = await search(`city=amsterdam&${dates}&filters[price_max]=${middle}&count=60`);
    expect(cheap.count).toBeGreaterThan(0);
    for (const hotel of cheap.hotels) expect(hotel.pricing?.summed_final_price).toBeLessThanOrEqual(middle);
    expect(cheap.count).toBe(
      all.hotels.filter((hotel) => (hotel.pricing?.summed_final_price ?? Infinity) <= middle).length,
    );
    const own = cheap.facets.find((facet) => facet.id === "price")?.options[0];
    expect(own).toMatchObject({ value: `-${middle}`, count: cheap.count, selected: true });
  });

  it("[LIST-06] counts every range of prices, and the count is what choosing it brings", async () => {
    const all = await search(`country_code=NL&${dates}`);
    const steps = all.facets.find((facet) => facet.id === "price")?.options ?? [];
    expect(steps.length).toBeGreaterThan(1);
    for (const { value, count } of steps) {
      const [min, max] = value.split("-");
      const range = [min && `filters[price_min]=${min}`, max && `filters[price_max]=${max}`];
      const chosen = await search(`country_code=NL&${dates}&${range.filter(Boolean).join("&")}`);
      expect(chosen.count, value).toBe(count);
      expect(chosen.activeFilters).toEqual([{ id: "price", value, name: value }]);
      const again = chosen.facets.find((facet) => facet.id === "price")?.options;
      expect(again).toEqual(steps.map((step) => ({ ...step, selected: step.value === value })));
    }
  });

  it("[LIST-06] tells of prices that are hidden neither in a range nor by what a range leaves", async () => {
    const { db } = server().database;
    const list = `city=amsterdam&${dates}&count=60`;
    const all = await search(list);
    const range = (found: typeof all) => found.facets.find((facet) => facet.id === "price");
    const dearest = all.hotels.toSorted(
      (one, other) => (other.pricing?.summed_final_price ?? 0) - (one.pricing?.summed_final_price ?? 0),
    )[0];
    const hide = (hide_prices: boolean) =>
      db
        .updateTable("search_property")
        .set({ hide_prices })
        .where("property_id", "=", dearest?.id ?? 0)
        .execute();
    expect(range(all)?.max).toBe(dearest?.pricing?.summed_final_price);
    await hide(true);
    const some = await search(list);
    const steps = range(some)?.options ?? [];
    expect(some.count).toBe(all.count);
    expect(range(some)?.max).toBeLessThan(range(all)?.max ?? 0);
    expect(steps.length).toBeGreaterThan(1);
    for (const { value, count } of steps) {
      const [min, max] = value.split("-");
      const chosen = [min && `filters[price_min]=${min}`, max && `filters[price_max]=${max}`];
      const found = await search(`${list}&${chosen.filter(Boolean).join("&")}`);
      expect([found.count, found.hotels.some(({ id }) => id === dearest?.id)], value).toEqual([count, false]);
    }
    await hide(false);
  });

  it("[SRCH-17] [ROOM-12] keeps only places that take the pet and the party", async () => {
    const { hotels } = await search(
      "city=zandvoort&checkin=2027-04-12&checkout=2027-04-15&rooms_config=1-4_0_1_1&count=60",
    );
    expect(hotels.length).toBeGreaterThan(0);
    for (const hotel of hotels) {
      expect(hotel.no_of_pets).toBeGreaterThanOrEqual(1);
      if (hotel.property_type === "home") expect(hotel.no_of_people).toBeGreaterThanOrEqual(5);
    }
  });

  it("[SRCH-17] takes the fewest pets a place must take, beside rooms without any", async () => {
    const pets = async (min: number) => {
      const { hotels } = await search(`country_code=NL&${dates}&number_of_pets[min]=${min}&count=100`);
      return hotels.map((hotel) => hotel.no_of_pets ?? 0);
    };
    const [any, one, two] = [await pets(0), await pets(1), await pets(2)];
    expect(any.some((most) => most === 0)).toBe(true);
    expect(one.length).toBeGreaterThan(two.length);
    expect(two.length).toBeGreaterThan(0);
    expect([Math.min(...one), Math.min(...two)]).toEqual([1, 2]);
  });
});
