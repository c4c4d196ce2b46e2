import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { PropertyDescription } from "./property-description.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

function show(hotel: object) {
  const { data, ...example } = exampleOf(manifest, "Two paragraphs") as {
    data: { details: { hotel: object } };
  };
  const details = { ...data.details, hotel: { ...data.details.hotel, ...hotel } };
  return renderWidget(PropertyDescription, { ...example, data: { details } }).container;
}

describe("the description of a property", () => {
  it("says in which language it is where that is not the page's, and marks it so", () => {
    const shown = show({ text_locale: "nl" });
    expect(screen.getByText("Shown in Dutch")).toBeTruthy();
    expect([...shown.querySelectorAll(".prose")].map((words) => words.getAttribute("lang"))).not.toContain(
      null,
    );
  });

  it("says nothing of it in the page's own language", () => {
    const shown = show({});
    expect(screen.queryByText(/Shown in/)).toBeNull();
    expect(shown.querySelector("[lang]")).toBeNull();
  });
});
