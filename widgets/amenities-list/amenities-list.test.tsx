import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { AmenitiesList } from "./amenities-list.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

function withAmenities(amenities: HotelDetailsOutput["hotel"]["amenities"], first: number) {
  const example = exampleOf(manifest, "Twelve amenities");
  (example.data as { details: HotelDetailsOutput }).details.hotel.amenities = amenities;
  return renderWidget(AmenitiesList, { ...example, props: { first } });
}

const named = (id: number, name: string, group?: string) => ({
  id,
  name,
  icon: "pool",
  ...(group ? { group } : {}),
});

describe("AmenitiesList", () => {
  it("[CONF-12] shows the first ones at once and the others under their headings, those without one last", async () => {
    const { container } = withAmenities(
      [
        named(53, "Wi-Fi", "Essentials"),
        named(999, "Stargazing deck"),
        named(5, "Kitchen", "Kitchen"),
        named(6, "Oven", "Kitchen"),
        named(61, "Dogs welcome", "Pets"),
      ],
      1,
    );
    expect(
      screen.getAllByRole("heading", { level: 3, hidden: true }).map(({ textContent }) => textContent),
    ).toEqual(["Kitchen", "Pets"]);
    const lists = within(container).getAllByRole("list", { hidden: true });
    expect(lists.map((list) => [...list.children].map(({ textContent }) => textContent))).toEqual([
      ["Wi-Fi"],
      ["Kitchen", "Oven"],
      ["Dogs welcome"],
      ["Stargazing deck"],
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it("[CONF-12] draws the neutral icon for an icon nobody knows", () => {
    const { container } = withAmenities([{ id: 999, name: "Stargazing deck" }], 8);
    expect(container.querySelector("li svg")).not.toBeNull();
  });

  it("is absent where nothing is offered", () => {
    expect(withAmenities([], 8).container.textContent).toBe("");
  });
});
