import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { HotelDetailsOutput } from "#schemas/generated/api/hotels.ts";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { Policies } from "./policies.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

describe("Policies", () => {
  it("[DATE-10] [CONST-03] check-in is from 12:00 PM and check-out until 11:00 AM when the property gives no times", () => {
    const bare = exampleOf(manifest, "Times only");
    const { hotel } = (bare.data as { details: HotelDetailsOutput }).details;
    hotel.check_in_time = "";
    hotel.check_out_time = "";
    renderWidget(Policies, bare);
    expect(screen.getByText(/from 12:00\sPM/)).toBeTruthy();
    expect(screen.getByText(/until 11:00\sAM/)).toBeTruthy();
  });

  it("says of each fee whether the price has it and where it is paid", () => {
    renderWidget(Policies, exampleOf(manifest, "A hotel"));
    expect(screen.getByText("in the price shown")).toBeTruthy();
    expect(screen.getByText("not in the price shown, paid at the property")).toBeTruthy();
  });

  it("shows each step of the cancellation terms in the property's time", () => {
    renderWidget(Policies, exampleOf(manifest, "A hotel"));
    const steps = screen.getAllByRole("listitem").map((item) => item.textContent);
    expect(steps.slice(0, 3)).toEqual([
      expect.stringMatching(/^Until Wed, 16 Dec, 12:00\sPMYou cancel free of charge\.$/),
      expect.stringMatching(/^Until Fri, 18 Dec, 12:00\sPM50% of the price is charged: ₹5,880\.$/),
      expect.stringMatching(/^After Fri, 18 Dec, 12:00\sPMThe whole price is charged\.$/),
    ]);
  });
});
