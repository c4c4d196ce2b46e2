import fc from "fast-check";
import { describe, expect, it } from "vitest";
import routes from "../../config/routes.json" with { type: "json" };
import catalogue from "../../schemas/api/events.schema.json" with { type: "json" };
import { campaignDimensions, newMilestones, pageLabel } from "./index.ts";

const { pageType, source } = catalogue.$defs.PageView.properties.attributes.properties;
const at = (name: string, query = {}) => ({ page: "any", route: { name }, query });

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

describe("campaign dimensions", () => {
  const of = (query: string) => campaignDimensions(new URLSearchParams(query));

  it("are the words of a link, and whose advertisement was pressed", () => {
    expect(of("utm_source=Newsletter&utm_medium=email&utm_campaign=spring-2027&gclid=Cj0KCQ")).toEqual({
      source: "newsletter",
      medium: "email",
      campaign: "spring-2027",
      click: "google",
    });
    expect(of("checkin=1")).toBeNull();
  });

  it("hold nothing personal, whatever a link says", () => {
    for (const said of [
      "noor@example.test",
      "+31612345678",
      "Noor de Vries",
      "K7QP-3MNT-9XRD",
      "203.0.113.9",
    ])
      expect(of(`utm_source=${encodeURIComponent(said)}`), said).toBeNull();
    fc.assert(
      fc.property(fc.string(), (said) => {
        const dimensions = of(new URLSearchParams({ utm_source: said }).toString());
        if (dimensions) expect(dimensions.source).toMatch(new RegExp(source.pattern));
      }),
    );
  });
});
