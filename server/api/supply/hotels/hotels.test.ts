import { describe, expect, it, vi } from "vitest";
import type { HotelCard } from "#schemas/generated/api/search.ts";
import { refreshSearch } from "../../../search/refresh-search.ts";
import { LISTED_NIGHTS, openDemoHotels } from "../../../testing/demo-hotels.ts";

describe("a hotel's page", () => {
  const { server, cards, free, guest } = openDemoHotels();
  const stay = LISTED_NIGHTS;

  it("[API-09] [HOTEL-02] [HOTEL-03] tells everything about a property for a stay", async () => {
    const card = free("hotel");
    const { status, body, text } = await guest().get(
      `/api/pwa/hotels/${card.id}?available_room_count[checkin]=2027-04-12&available_room_count[checkout]=2027-04-14&rooms_config=1-2_0_0_0&pre_apply_coupon_switch=true&fields[]=name&tax_info=true&source=web&user_mode=Consumer_Guest&total_guest_count=2&guest_config_list=0,1,0`,
    );
    expect(status, text).toBe(200);
    expect(body.partial).toMatchObject({ name: card.name });
    expect(body.hotel).toMatchObject({
      id: card.id,
      city_slug: "amsterdam",
      booking_cta: "book",
      isSoldOut: false,
      currency_code: "EUR",
    });
    const { shortlisted, ...facts } = body.hotel;
    expect(shortlisted).toBe(false);
    const told =
      "address short_address city city_id country_name country_id property_type category display_category status geo_location latitude longitude distance distance_unit best_image ratings amenities campaigns";
    for (const name of told.split(" ")) expect(facts[name], name).toBeTruthy();
    expect([facts.city, facts.distance, facts.distance_unit]).toEqual([card.city, card.distance, "km"]);
    expect(facts.geo_location).toEqual({ latitude: facts.latitude, longitude: facts.longitude });
    expect(body.hotel.room_categories_with_data.length).toBeGreaterThanOrEqual(3);
    expect(body.hotel.hotel_images.length).toBeGreaterThan(4);
    expect(body.stay).toMatchObject({ checkin: "2027-04-12", nights: 2, today: "2027-03-01" });
  });

  it("[HOTEL-03] tells the whole offer: price, taxes, extras, terms, limits and times", async () => {
    const card = free("hotel");
    const { hotel } = (await guest().get(`/api/pwa/hotels/${card.id}?${stay}`)).body;
    const told =
      "currency_symbol deals_info tax_clusivity tax_info pricing_details additional_charge_info cancellation_policies room_categories_with_data selected_category_id restrictions room_limit_info services check_in_time check_out_time";
    for (const name of told.split(" ")) expect(hotel[name], name).toBeTruthy();
    expect([hotel.hidePrices, hotel.isSoldOut, typeof hotel.slasher_percentage]).toEqual([
      false,
      false,
      "number",
    ]);
    expect(hotel.additional_charge_info).toHaveProperty("subscription_fees", {
      available: false,
      amount: 0,
    });
    expect(hotel.services.meals.length).toBeGreaterThan(0);
    const { db } = server().database;
    const update = (values: { external_booking_url: string | null; hide_prices: boolean }) =>
      db.updateTable("property").set(values).where("property_id", "=", card.id).execute();
    await update({ external_booking_url: "https://example.test/book", hide_prices: true });
    const elsewhere = (await guest().get(`/api/pwa/hotels/${card.id}?${stay}`)).body.hotel;
    await update({ external_booking_url: null, hide_prices: false });
    expect(elsewhere).toMatchObject({
      external_booking_url: "https://example.test/book",
      booking_cta: "external",
      hidePrices: true,
    });
    expect(elsewhere).not.toHaveProperty("pricing_details");
    // Nor anywhere else, by whatever name: no tariff, total, line, tax or charge of the stay.
    const offer = [elsewhere.room_categories_with_data, elsewhere.cancellation_policies];
    expect(JSON.stringify(offer)).not.toMatch(
      /tariff|pricing|price_lines|tax_|charge_amount|pre_apply_coupon/,
    );
    expect(JSON.stringify([hotel.room_categories_with_data, hotel.cancellation_policies])).toMatch(
      /charge_amount/,
    );
    // A price is dropped where the property says what it usually asks.
    const usual = cards().find(({ pricing }) => (pricing?.discount_percentage ?? 0) > 0);
    const dropped = (await guest().get(`/api/pwa/hotels/${usual?.id}?${stay}`)).body.hotel.price_drop;
    expect(dropped.percentage).toBe(usual?.pricing?.discount_percentage);
    expect(dropped.amount).toBeGreaterThan(0);
  });

  it("[HOTEL-06] tells everything about a room category", async () => {
    const ids = cards()
      .filter(({ property_type }) => property_type === "hotel")
      .map(({ id }) => id);
    const hotels = await Promise.all(
      ids.map(
        async (id) =>
          (await guest().get(`/api/pwa/hotels/${id}?${stay}&requested_coupon=OLDFRIEND20`)).body.hotel,
      ),
    );
    const rooms = hotels.flatMap(({ room_categories_with_data }) => room_categories_with_data);
    expect(rooms.length).toBeGreaterThan(3);
    for (const room of rooms) {
      const told =
        "id name available_rooms max_occupancy_allowed single_base_tariff double_base_tariff extra_bed_base_tariff pricing_info amenities images services tax_info";
      for (const name of told.split(" ")) expect(room[name], `${room.id} ${name}`).toBeTruthy();
      const { prices, ...averages } = room.pricing_info;
      expect(Object.keys(averages)).toEqual([
        "average_price_single",
        "average_price_double",
        "average_price_extra",
      ]);
      expect(prices.map(({ date }: { date: string }) => date)).toEqual(["2027-04-12", "2027-04-13"]);
      for (const bed of ["single", "double", "extra"]) {
        const mean = (prices[0][bed] + prices[1][bed]) / 2;
        expect(Math.abs(averages[`average_price_${bed}`] - mean), bed).toBeLessThanOrEqual(0.5);
      }
    }
    const averages = rooms.map(({ pricing_info }) => Object.values(pricing_info).slice(0, 3));
    expect(averages.some((three) => new Set(three).size === 3)).toBe(true);
    const reduced = rooms.filter((room) => room.reduced_room_pricing);
    expect(reduced.length).toBeGreaterThan(0);
    for (const { reduced_room_pricing, pricing_info } of reduced)
      expect(reduced_room_pricing.double).toBeGreaterThan(pricing_info.average_price_double);
    const coupons = rooms.flatMap(({ pre_apply_coupon_validate_info: info }) => (info ? [info] : []));
    expect(new Set(coupons.map(({ coupon_code }) => coupon_code))).toEqual(new Set(["OLDFRIEND20"]));
  });

  it("[CONF-12] names an amenity that no table knows as the property does, with the neutral icon", async () => {
    const { id } = free("hotel", 1);
    const own = { en: { amenities: { 9001: "Stargazing deck", 9002: "Boules" } } };
    const texts = { ...own, nl: { amenities: { 9001: "Sterrendek" } } };
    await server()
      .database.db.updateTable("property")
      .set({ amenity_ids: [9001, 9002, 9003], texts: JSON.stringify(texts) })
      .where("property_id", "=", id)
      .execute();
    const told = async (locale: string) => {
      const { body } = await guest().get(`/api/pwa/hotels/${id}?${stay}&locale=${locale}`);
      return body.hotel.amenities.map(({ name, icon }: { name: string; icon: string }) => `${name}: ${icon}`);
    };
    expect(await told("en")).toEqual(["Stargazing deck: neutral", "Boules: neutral"]);
    expect(await told("nl")).toEqual(["Sterrendek: neutral", "Boules: neutral"]);
  });

  it("[API-09] [API-10] takes every input the call lists, and obeys those that say the stay", async () => {
    const card = free("hotel");
    const listed =
      "deal_id=d1&start_time=10:00&end_time=12:00&sub_source=app&search_type=CLOSED&user_selected_country=NL&web_partner=p&breakfastSelected=false&requested_coupon=LAMP&services[meals]=true";
    const { status, body, text } = await guest().get(`/api/pwa/hotels/${card.id}?${stay}&${listed}`);
    expect(status, text).toBe(200);
    const plain = (await guest().get(`/api/pwa/hotels/${card.id}?${stay}`)).body;
    expect(body.hotel.pricing_details).toEqual(plain.hotel.pricing_details);
    // Rooms of the comma form count where the other form says nothing; in a home three rooms of one adult are
    // one party.
    const dates = "checkin=2027-04-12&checkout=2027-04-14";
    const two = await guest().get(`/api/pwa/hotels/${card.id}?${dates}&guest_config_list=3,0,0`);
    expect(two.body.stay.guests).toMatchObject({ rooms: 3, adults: 3 });
    const home = await guest().get(`/api/pwa/hotels/${free("home").id}?${dates}&guest_config_list=3,0,0`);
    expect(home.body.stay.guests).toMatchObject({ rooms: 1, adults: 3 });
    const both = await guest().get(
      `/api/pwa/hotels/${card.id}?${dates}&guest_config_list=2,0,0&rooms_config=1-2_0_0_0`,
    );
    expect(both.body.stay.guests).toMatchObject({ rooms: 1, adults: 2 });
    expect((await guest().get(`/api/pwa/hotels/${card.id}?${dates}&search_type=flexible`)).status).toBe(400);
    // Guests that are only counted are adults of one room, where nothing else says rooms.
    for (const [said, rooms, adults] of [
      ["total_guest_count=3", 1, 3],
      ["total_guest_count=3&guest_config_list=2,0,0", 2, 2],
      ["total_guest_count=3&rooms_config=1-1_0_0_0", 1, 1],
    ] as const) {
      const { body: counted } = await guest().get(`/api/pwa/hotels/${card.id}?${dates}&${said}`);
      expect(counted.stay.guests, said).toMatchObject({ rooms, adults });
    }
  });

  it("[HOTEL-02] describes the property and its rooms in the page's language", async () => {
    const card = free("home");
    const dutch = (await guest().get(`/api/pwa/hotels/${card.id}?${stay}`)).body.hotel;
    const english = (await guest().get(`/api/pwa/hotels/${card.id}?${stay}&locale=en`)).body.hotel;
    expect(english.description).not.toEqual(dutch.description);
    expect(english.room_categories_with_data[0].name).toBe("Entire home");
    expect(dutch.room_categories_with_data[0].name).toBe("Het hele huis");
    expect(dutch.country_name).toBe("Nederland");
  });

  it("[HOTEL-05] counts guests, pets and bedrooms of a home", async () => {
    const { hotel } = (await guest().get(`/api/pwa/hotels/${free("home").id}?${stay}`)).body;
    expect(hotel.no_of_people).toBeGreaterThan(0);
    expect(hotel.no_of_bedrooms).toBeGreaterThan(0);
    expect(hotel.no_of_pets).toBeGreaterThanOrEqual(0);
    expect(hotel.fees.map((fee: { bill_type: string }) => fee.bill_type)).toContain("cleaning");
  });

  it("[API-11] [PRICE-01] answers offers alone, with prices, terms and room limits", async () => {
    const { body, status, text } = await guest().get(
      `/api/pwa/availability?hotel_id=${free("hotel").id}&${stay}&services[meals]=true&filters[all_room_categories]=true`,
    );
    expect(status, text).toBe(200);
    expect(body).toMatchObject({ available: true, isSoldOut: false, booking_cta: "book" });
    const [category] = body.room_categories_with_data;
    expect(category.pricing_info.prices).toHaveLength(2);
    expect(category.available_rooms).toHaveLength(2);
    expect(category.pricing).toHaveProperty("reduced_price");
    expect(category.cancellation_policies.at(-1)).not.toHaveProperty("until");
    const { body: counted } = await guest().get(
      `/api/pwa/availability?hotel_id=${free("hotel").id}&checkin=2027-04-12&checkout=2027-04-14&total_guest_count=3`,
    );
    expect(counted.stay.guests).toMatchObject({ rooms: 1, adults: 3 });
  });

  it("[HOTEL-04] [ROOM-11] offers, prices and quotes the fewest rooms a property sells together, in lists too", async () => {
    const card = free("hotel", 4);
    const set = async (min_rooms: number) => {
      const { db } = server().database;
      await db.updateTable("property").set({ min_rooms }).where("property_id", "=", card.id).execute();
      await refreshSearch(db, [card.id]);
    };
    await set(2);
    const { hotel, stay: sold } = (await guest().get(`/api/pwa/hotels/${card.id}?${stay}`)).body;
    const { selected_category_id: room_category_id, pricing_details, room_limit_info } = hotel;
    expect([sold.rooms_config, sold.guests.adults, pricing_details.rooms]).toEqual([
      "2-2_0_0_0-1_0_0_0",
      3,
      2,
    ]);
    expect(room_limit_info.minMaxRestriction).toMatchObject({ present: true, minRoom: 2 });
    expect(room_limit_info.finalRestrictions).toEqual([
      "Minstens 2 kamers per boeking",
      `Hoogstens ${room_limit_info.max_rooms} kamers per boeking`,
    ]);
    const { checkin, checkout, rooms_config } = sold;
    const quoted = await guest().post("/api/pwa/quote", {
      ...{ hotel_id: card.id, room_category_id, checkin, checkout, rooms_config },
    });
    expect(quoted.body.quote?.total, quoted.text).toBe(pricing_details.summed_final_price);
    const { hotels } = (await guest().get(`/api/pwa/search?city=amsterdam&${stay}&count=60`)).body;
    const listed = hotels.find(({ id }: HotelCard) => id === card.id);
    expect(listed.pricing.summed_final_price).toBe(pricing_details.summed_final_price);
    await set(1);
  });

  it("[HOTEL-08] keeps the guest's own category while it can be booked", async () => {
    const card = free("hotel");
    const { room_categories_with_data: rooms } = (
      await guest().get(`/api/pwa/availability?hotel_id=${card.id}&${stay}`)
    ).body;
    const last = rooms.filter((room: { isSoldOut: boolean }) => !room.isSoldOut).at(-1);
    const chosen = (
      await guest().get(`/api/pwa/availability?hotel_id=${card.id}&${stay}&selected_rcid=${last.id}`)
    ).body;
    expect(chosen.selected_category_id).toBe(last.id);
    const unknown = (
      await guest().get(`/api/pwa/availability?hotel_id=${card.id}&${stay}&selected_rcid=999999`)
    ).body;
    expect(unknown.selected_category_id).toBe(card.selected_category_id);
    // Nine in one room fit nowhere: the one that was chosen stands, else the first.
    const crowded = `/api/pwa/availability?hotel_id=${card.id}&${stay.replace(/rooms_config=[^&]*/, "rooms_config=1-9_0_0_0")}`;
    const { room_categories_with_data: full, selected_category_id } = (await guest().get(crowded)).body;
    expect(full.every((room: { isSoldOut: boolean }) => room.isSoldOut)).toBe(true);
    expect(selected_category_id).toBe(full[0].id);
    const kept = (await guest().get(`${crowded}&selected_rcid=${last.id}`)).body;
    expect(kept.selected_category_id).toBe(last.id);
  });

  it("[HOTEL-09] [HOTEL-11] [CONST-01] is sold out when its category is, and offers two similar ones that are free", async () => {
    const card = free("hotel", 1);
    const { db } = server().database;
    const rooms = await db
      .selectFrom("room_category")
      .select(["room_category_id", "capacity"])
      .where("property_id", "=", card.id)
      .execute();
    const night = "2027-04-13";
    await db.deleteFrom("room_night").where("property_id", "=", card.id).where("night", "=", night).execute();
    await db
      .insertInto("room_night")
      .values(
        rooms.map(({ room_category_id, capacity }) => ({
          property_id: card.id,
          room_category_id,
          night,
          capacity,
          sold: capacity,
        })),
      )
      .execute();
    const { body } = await guest().get(`/api/pwa/availability?hotel_id=${card.id}&${stay}`);
    expect(body).toMatchObject({ available: false, isSoldOut: true, booking_cta: "soldout" });
    expect(body.room_categories_with_data[0].sold_out_reason).toBe("no_rooms");
    expect(body.alternate_dates.length).toBeGreaterThan(0);
    const similar = (await guest().get(`/api/pwa/similarHotels?hotel_id=${card.id}&${stay}`)).body;
    expect(similar.hotels).toHaveLength(2);
    for (const hotel of similar.hotels) {
      expect(hotel.id).not.toBe(card.id);
      expect(hotel.isSoldOut).toBe(false);
    }
    const next = (
      await guest().get(
        `/api/pwa/similarHotels?filters[coordinates][affinity_hotel_id]=${card.id}&${stay}&offset=2`,
      )
    ).body;
    expect(next.hotels.map((hotel: HotelCard) => hotel.id)).not.toEqual(
      similar.hotels.map((hotel: HotelCard) => hotel.id),
    );
  });

  it("[HOTEL-10] keeps name and address of a hotel without room categories, which cannot be booked", async () => {
    const card = free("hotel", 2);
    await server().database.db.deleteFrom("room_night").where("property_id", "=", card.id).execute();
    await server().database.db.deleteFrom("room_category").where("property_id", "=", card.id).execute();
    // The supply in memory is older than it may be, so it is read anew behind the next answers.
    server().clock.advance(3_600_000);
    await vi.waitFor(async () => {
      const { body, status, text } = await guest().get(`/api/pwa/hotels/${card.id}?${stay}`);
      expect(status, text).toBe(200);
      expect(body.partial.name).toBe(card.name);
      expect(body.hotel).toMatchObject({
        room_categories_with_data: [],
        booking_cta: "soldout",
        isSoldOut: true,
      });
      expect(body.hotel).not.toHaveProperty("selected_category_id");
    }, 20_000);
  });

  it("answers 404 to a hotel nobody has", async () => {
    expect((await guest().get(`/api/pwa/hotels/999999?${stay}`)).status).toBe(404);
    expect((await guest().get("/api/pwa/hotelrating/999999")).status).toBe(404);
  });
});
