import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { AvailabilityOutput, HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { SoldOutPanel } from "./sold-out-panel.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const example = (title: string) => exampleOf(manifest, title);
const page = {
  query: { checkin: "18/12/2026", checkout: "20/12/2026", rooms_config: "1-1_0_2_0", coupon: "LAMP" },
};

describe("SoldOutPanel", () => {
  it("[HOTEL-09] a sold-out property offers similar hotels for the same dates", () => {
    renderWidget(SoldOutPanel, { ...example("Sold out with other dates"), page });
    const similar = screen.getByRole("link", { name: "Solvanta Tank Bund House" });
    expect(similar.getAttribute("href")).toContain("checkin=18/12/2026");
  });

  it("[HOTEL-07] says why, once for all rooms with the same reason", () => {
    renderWidget(SoldOutPanel, { ...example("Sold out with other dates"), page });
    expect(screen.getAllByText("No rooms left for your dates")).toHaveLength(1);
  });

  it("[ROUTE-35] other dates keep the rooms and everything else of the search", () => {
    renderWidget(SoldOutPanel, { ...example("Sold out with other dates"), page });
    const href = screen.getByRole("link", { name: /Sun, 20 Dec – Tue, 22 Dec/ }).getAttribute("href");
    expect(href).toBe("/1204/?checkin=20/12/2026&checkout=22/12/2026&coupon=LAMP&rooms_config=1-1_0_2_0");
  });

  it('[HOTEL-10] a hotel without room categories says "room categories are empty"', () => {
    renderWidget(SoldOutPanel, { ...example("No room categories"), page });
    expect(screen.getByText(/room categories are empty/)).toBeTruthy();
  });

  it("[HOTEL-11] an availability of false flags the property even when the details still offer rooms", () => {
    const free = example("Free: nothing shown");
    const { details } = free.data as { details: HotelDetailsOutput };
    const { availability } = example("Sold out with other dates").data as {
      availability: AvailabilityOutput;
    };
    renderWidget(SoldOutPanel, { ...free, data: { details, availability }, page });
    expect(
      screen.getByRole("heading", { name: "This property is not available for your dates" }),
    ).toBeTruthy();
  });

  it("[HOTEL-11] a failed availability check keeps what is known: nothing is called sold out", () => {
    const failed = { availability: { statusCode: 503, code: "unavailable", message: "No answer." } };
    const { container } = renderWidget(SoldOutPanel, {
      ...example("Free: nothing shown"),
      errors: failed,
      page,
    });
    expect(container.textContent).toBe("");
  });
});
