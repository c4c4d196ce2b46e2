import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { PropertyCrumbs } from "./property-crumbs.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

describe("PropertyCrumbs", () => {
  it("[ROUTE-35] leads back to the city with the same dates and rooms", () => {
    const page = { query: { checkin: "18/12/2026", checkout: "20/12/2026", rooms_config: "1-1_0_2_0" } };
    renderWidget(PropertyCrumbs, { ...exampleOf(manifest, "A hotel"), page });
    expect(screen.getByRole("link", { name: "Bengaluru" }).getAttribute("href")).toBe(
      "/hotels-in-bengaluru?checkin=18/12/2026&checkout=20/12/2026&rooms_config=1-1_0_2_0",
    );
    expect(screen.getByText("Solvanta Lamplight Court").getAttribute("aria-current")).toBe("page");
  });
});
