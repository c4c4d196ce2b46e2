import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import checkout from "../checkout/widget.json" with { type: "json" };
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { axeViolations } from "../ui/testing/axe-violations.ts";
import { MealSelector } from "./meal-selector.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

function show(quote: object = {}, address = "/checkout?hotel_id=1204&quote=q_7h2kd93mfa&modal=mealSelector") {
  history.replaceState(null, "", address);
  const example = exampleOf(checkout, "Hotel").data as { quote: { quote: object } };
  const shown = renderWidget(MealSelector, {
    ...exampleOf(manifest, "Meals"),
    caller: async (id) =>
      id === "quote" ? { quote: { ...example.quote.quote, ...quote } } : { accepted: 1 },
  });
  return { ...shown, gone: shown.visited, user: userEvent.setup() };
}
/** What is told below the meal that costs so much. */
const hintWith = (sum: string) => screen.getByText(sum).parentElement?.textContent;
const meal = (name: string) => screen.findByRole("spinbutton", { name });

describe("MealSelector", () => {
  it("[MODAL-11] counts guests for each meal that is sold by keyboard, never above those who stay, and has the stay priced with them", async () => {
    const { user, gone, container } = show();
    const breakfast = await meal("Breakfast");
    expect([breakfast.getAttribute("aria-valuenow"), breakfast.getAttribute("aria-valuemax")]).toEqual([
      "0",
      "2",
    ]);
    expect(await axeViolations(container)).toEqual([]);
    breakfast.focus();
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(breakfast.getAttribute("aria-valuetext")).toBe("2 guests");
    await user.click(screen.getByRole("button", { name: "One guest more: Dinner", hidden: true }));
    expect(hintWith("₹2,688")).toBe("₹672 per guest and night ₹2,688");
    expect(screen.getByText("All meals together").closest("p")?.textContent).toContain("₹5,600");
    await user.click(screen.getByRole("button", { name: "Update the price" }));
    expect(gone).toEqual(["/checkout?hotel_id=1204&quote=q_7h2kd93mfa&meals=breakfast.2-dinner.1"]);
  });

  it("starts from what the price has, and takes all of it off again", async () => {
    const { user, gone } = show({
      meals: [{ category_code: "dinner", name: "Dinner", guest_count: 1, amount: 291_200 }],
    });
    const dinner = await meal("Dinner");
    expect(dinner.getAttribute("aria-valuenow")).toBe("1");
    dinner.focus();
    await user.keyboard("{Home}");
    await user.click(screen.getByRole("button", { name: "Update the price" }));
    expect(gone).toEqual(["/checkout?hotel_id=1204&quote=q_7h2kd93mfa&meals=none"]);
  });

  it("names a meal that the room has, without a count; says when there is nothing to choose", async () => {
    show({
      services: { meals: [{ category_code: "breakfast", name: "Breakfast", price: 0, included: true }] },
    });
    expect(await screen.findByText("In the room price already")).toBeTruthy();
    expect(screen.queryByRole("spinbutton")).toBeNull();
    cleanup();
    show({}, "/checkout");
    await waitFor(() => expect(screen.getByText("No meals are sold with this room.")).toBeTruthy());
  });
});
