import fc from "fast-check";
import { describe, expect, it } from "vitest";
import routes from "../../config/routes.json" with { type: "json" };
import catalogue from "../../schemas/api/events.schema.json" with { type: "json" };
import {
  campaignDimensions,
  campaignText,
  campaignWithout,
  engagementEvent,
  newMilestones,
  pageLabel,
  readCampaign,
  withCampaign,
} from "./index.ts";

const { pageType } = catalogue.$defs.PageView.properties.attributes.properties;
const landing = catalogue.$defs.Landing.properties;
const at = (name: string, query = {}, path = "/") => ({ route: { name }, path, query });

describe("page labels", () => {
  it("are of the closed list for every route there is", () => {
    const rules = [routes.static, routes.rules, routes.listPages, routes.policyWords];
    const names = rules.flatMap((group) => Object.values(group).map(({ name }) => name));
    for (const name of [...names, "constructor", "toString"])
      for (const created of [false, true])
        expect(pageType.enum, name).toContain(pageLabel(at(name), created));
  });

  it("tell a booking that was just made from one that is seen again, and a list from its map", () => {
    expect(pageLabel(at("bookingDetails"), true)).toBe("Booking Success");
    expect(pageLabel(at("bookingDetails"))).toBe("Booking confirmation page");
    expect(pageLabel(at("listing"))).toBe("List View");
    expect(pageLabel(at("listing", { view: "map" }))).toBe("Map View");
    expect(pageLabel(at("hotelDetails"))).toBe("Hotel Details Page");
  });

  it("tell where a search begins from its results, and a property named behind its city from its own page", () => {
    for (const path of ["/search", "/uk/search"]) {
      const asked = (query: Record<string, string>) => pageLabel(at("listing", query, path));
      expect(asked({})).toBe("Search Page");
      expect(asked({ checkin: "01/02/2027", location: "", searchType: "city" })).toBe("Search Page");
      expect(asked({ view: "map" })).toBe("Map View");
      for (const where of [
        { location: "Pune" },
        { cityId: "4" },
        { latitude: "18.5" },
        { tags: "beach" },
        { "filters[city_id]": "4" },
        { searchType: "townhouse" },
      ])
        expect(asked(where as never), JSON.stringify(where)).toBe("List View");
    }
    expect(pageLabel(at("listing", {}, "/hotels-in-pune"))).toBe("List View");
    expect(pageLabel(at("cityHotel", {}, "/pune/1204"))).toBe("Hotel Page");
  });

  it("tell the landing of a membership from its upgrade and renewal, in every country", () => {
    for (const country of ["", "/nl"]) {
      expect(pageLabel(at("wizard", {}, `${country}/wizard`))).toBe("Wizard Home Page");
      for (const step of ["upgrade", "renew"])
        expect(pageLabel(at("wizard", {}, `${country}/wizard/${step}`))).toBe("Wizard Page");
    }
    expect(pageLabel(at("wizardProfile", {}, "/wizardprofile"))).toBe("Wizard Membership Page");
  });
});

describe("scroll milestones", () => {
  it("come in order, each once, and all by the end of a page", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 4000 })),
        fc.integer({ min: 1, max: 4000 }),
        (seen, height) => {
          let reached = 0;
          const told = [...seen, height].flatMap((each) => {
            const now = newMilestones(reached, { seen: each, height });
            reached = now.at(-1) ?? reached;
            return now;
          });
          expect(told).toEqual([25, 50, 75, 100]);
        },
      ),
    );
  });

  it("are none before a quarter of the page was seen", () => {
    expect(newMilestones(0, { seen: 240, height: 1000 })).toEqual([]);
    expect(newMilestones(0, { seen: 500, height: 1000 })).toEqual([25, 50]);
    expect(newMilestones(50, { seen: 500, height: 1000 })).toEqual([]);
  });
});

const CLICK_ID = "Cj0KCQiA_gjKbH-2xR8e.v01";

describe("campaign dimensions", () => {
  const of = (query: string) => campaignDimensions(new URLSearchParams(query));

  it("are the words of a link, whose advertisement was pressed, and the number of the press", () => {
    const whole = of(
      `utm_source=Newsletter&utm_medium=email&utm_campaign=spring-2027&utm_term=canal&utm_content=header-2&gclid=${CLICK_ID}&x=1`,
    );
    expect(whole).toEqual({
      source: "newsletter",
      medium: "email",
      campaign: "spring-2027",
      term: "canal",
      content: "header-2",
      click: "google",
      click_id: CLICK_ID,
    });
    expect(whole && readCampaign(campaignText(whole))).toEqual(whole);
    expect(of("checkin=1")).toBeNull();
  });

  it("have the path that a link led to, and none of a page of one guest", () => {
    const led = (path: string, query = "utm_source=mail") =>
      campaignDimensions(new URLSearchParams(query), path)?.deeplink;
    for (const path of ["/", "/deals/unhurried-week", "/nl/hotels-in-amsterdam", "/10120/"])
      expect(led(path)).toBe(path);
    for (const path of [
      "/booking/K7QP-3MNT",
      "/wishlist/aZ09bY",
      "/31612345678",
      "/noor@example.test",
      "//x.y",
    ])
      expect(led(path), path).toBeUndefined();
    expect(campaignDimensions(new URLSearchParams(), "/")).toBeNull();
    const named = { source: "mail", deeplink: "/for/noor-de-wit" };
    expect(campaignWithout("Noor de Wit", named)).toEqual({ source: "mail" });
  });

  it("hold nothing personal, whatever a link or a cookie says", () => {
    for (const said of [
      "noor@example.test",
      "+31612345678",
      "Noor de Vries",
      "K7QP-3MNT-9XRD",
      "203.0.113.9",
      "00000000000000612345678",
    ]) {
      const sent = new URLSearchParams({ utm_source: said, fbclid: said });
      expect(campaignDimensions(sent), said).toEqual({ click: "meta" });
      expect(readCampaign(new URLSearchParams({ source: said, click: said }).toString()), said).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), fc.string(), (word, id) => {
        const sent = new URLSearchParams({ utm_source: word, gclid: id });
        const { source, click_id } = campaignDimensions(sent) ?? {};
        if (source) expect(source).toMatch(new RegExp(landing.source.pattern));
        if (click_id) expect(click_id).toMatch(new RegExp(landing.click_id.pattern));
      }),
    );
  });
});

describe("a landing that is led on", () => {
  it("keeps its campaign in the address, and nothing else", () => {
    const query = { utm_source: "mail", utm_content: "a b", gclid: CLICK_ID, checkin: "1", utm_id: "3" };
    const said = `utm_source=mail&utm_content=a+b&gclid=${CLICK_ID}`;
    expect(withCampaign("/", query)).toBe(`/?${said}`);
    expect(withCampaign("/login?retUrl=%2Fwishlist#top", query)).toBe(
      `/login?retUrl=%2Fwishlist&${said}#top`,
    );
    expect(withCampaign("/?utm_source=own", query)).toBe(
      `/?utm_source=own&utm_content=a+b&gclid=${CLICK_ID}`,
    );
    expect(withCampaign("/search?city=1", { checkin: "1", utm_source: ["a", "b"] })).toBe("/search?city=1");
  });
});

describe("a campaign whose link was made for one person", () => {
  it("is kept without the words that name its guest, however they are written", () => {
    const campaign = { source: "newsletter", medium: "email", campaign: "spring-2027" };
    for (const name of ["Noor de Wit", "Spring", null, undefined])
      expect(campaignWithout(name, campaign)?.source, String(name)).toBe("newsletter");
    expect(campaignWithout("Asha Menon", campaign)).toEqual(campaign);
    for (const said of ["noor", "noor-dewit", "for_noor", "noordewit", "wit-noor"])
      expect(campaignWithout("Noor de Wit", { ...campaign, campaign: said }), said).toEqual({
        source: "newsletter",
        medium: "email",
      });
    expect(campaignWithout("Zoë Núñez", { source: "zoe-nunez" })).toBeNull();
    expect(campaignWithout("Asha Menon", { source: "asha", click: "google" })).toEqual({ click: "google" });
  });
});

describe("what the customer-engagement service is told", () => {
  const place = { site: "s", brand: "b", country: "NL", locale: "nl" };

  it("has a name of that service for each fact, and nothing that has none", () => {
    const facts = { pageType: "List View", hotels: [3, 1], email: "noor@example.test", constructor: "x" };
    expect(engagementEvent("page_view", facts, place, { source: "mail", click_id: CLICK_ID })).toEqual({
      name: "page_view",
      attributes: {
        ...place,
        page_type: "List View",
        property_ids: "3,1",
        utm_source: "mail",
        click_id: CLICK_ID,
      },
    });
    expect(engagementEvent("web_vitals", { lcp: 3 }, place, null)).toBeNull();
  });

  it("says of an agent's or a company's account that it is one", () => {
    const { attributes } = engagementEvent("page_view", {}, { ...place, account: "corporate" }, null) ?? {};
    expect(attributes).toEqual({ ...place, account: "corporate" });
  });
});
