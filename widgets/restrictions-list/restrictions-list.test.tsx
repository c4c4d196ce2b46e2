import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { RestrictionsList } from "./restrictions-list.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

describe("RestrictionsList", () => {
  it("[HOTEL-04] says before booking who may be refused", () => {
    renderWidget(RestrictionsList, exampleOf(manifest, "Three rules"));
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "You are an unmarried couple",
      "You show an identity document of the same city",
      "The guest who checks in is younger than 21",
    ]);
  });

  it("shows nothing where there are no such rules", () => {
    expect(renderWidget(RestrictionsList, exampleOf(manifest, "No rules")).container.textContent).toBe("");
  });
});
