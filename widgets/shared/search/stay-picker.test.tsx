import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { FlexibleStay } from "#domain/stay";
import { axeViolations } from "../../ui/testing/axe-violations.ts";
import { buildPage } from "../testing/build-page.ts";
import { renderWidget } from "../testing/render-widget.tsx";
import { StayPicker } from "./stay-picker.tsx";

afterEach(cleanup);

const stay = { checkin: "2026-12-12", checkout: "2026-12-14" };

function open(stays = {}, more: Partial<Parameters<typeof StayPicker>[0]> = {}) {
  const chosen: FlexibleStay[] = [];
  function View() {
    const anchor = useRef<HTMLElement>(null);
    return (
      <StayPicker
        stay={stay}
        onChange={(next) => chosen.push(next)}
        onClose={() => {}}
        anchor={anchor}
        inline
        {...more}
      />
    );
  }
  const { limits } = buildPage();
  const page = { limits: { ...limits, stays: { ...limits.stays, ...stays } } };
  return { ...renderWidget(View, { page }), chosen, user: userEvent.setup() };
}
const menu = () => screen.queryByRole("group", { name: "Flexible dates" });
const words = () =>
  within(menu() as HTMLElement)
    .getAllByRole("radio")
    .map((choice) => choice.closest("label")?.textContent);

describe("the calendar of the search box", () => {
  it("[DATE-11] offers the days either side that the site's limits list", async () => {
    const { container } = open();
    expect(words()).toEqual(["Exact dates", "± 1 day", "± 2 days", "± 3 days", "± 7 days"]);
    expect(await axeViolations(container)).toEqual([]);
    cleanup();
    open({ flexibleDays: [5, 14] });
    expect(words()).toEqual(["Exact dates", "± 5 days", "± 14 days"]);
  });

  it("[DATE-11] keeps the dates when they may move, and how far they may move when they change", async () => {
    const { user, chosen, container } = open({}, { stay: { ...stay, flexibleDaysCount: 2 } });
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "± 2 days" }).checked).toBe(true);
    await user.click(screen.getByRole("radio", { name: "± 3 days" }));
    expect(chosen).toEqual([{ ...stay, flexibleDaysCount: 3 }]);
    await user.click(container.querySelector('[data-date="2026-12-16"]') as Element);
    await user.click(container.querySelector('[data-date="2026-12-18"]') as Element);
    expect(chosen.at(-1)).toEqual({ checkin: "2026-12-16", checkout: "2026-12-18", flexibleDaysCount: 2 });
  });

  it("[DATE-11] offers nothing where dates cannot move: no choice but exact ones, or a property's own dates", () => {
    open({ flexibleDays: [0] });
    expect(menu()).toBeNull();
    cleanup();
    open({}, { own: { today: undefined } });
    expect(menu()).toBeNull();
  });
});
