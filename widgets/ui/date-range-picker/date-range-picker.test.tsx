import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { type PickedRange, stayLimits } from "#domain/stay";
import config from "../../../config/limits.json" with { type: "json" };
import { axeViolations } from "../testing/axe-violations.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { DateRangePicker, type DateRangePickerProps } from "./date-range-picker.tsx";

afterEach(cleanup);

const country = {
  defaultPropertyType: "home",
  minSelectableDates: 2,
  maxSelectableDates: 28,
  maxSearchableMonths: 12,
};
const limits = stayLimits({ country, limits: config }, "2026-11-20");
const nothing: PickedRange = { checkin: null, checkout: null };

interface ControlledProps extends Partial<DateRangePickerProps> {
  readonly onChange: (value: PickedRange) => void;
}

function Controlled(props: ControlledProps) {
  const [value, setValue] = useState(props.value ?? nothing);
  function onChange(next: PickedRange) {
    props.onChange(next);
    setValue(next);
  }
  return <DateRangePicker limits={limits} {...props} value={value} onChange={onChange} />;
}

function open(props: Partial<DateRangePickerProps> = {}, around = {}) {
  const changes: PickedRange[] = [];
  const element = <Controlled {...props} onChange={(next) => changes.push(next)} />;
  const { container } = renderKit(element, around);
  const day = (date: string) => container.querySelector(`[data-date="${date}"]`) as HTMLButtonElement;
  const focused = () => document.activeElement?.getAttribute("data-date");
  return { user: userEvent.setup(), day, changes, focused, container, last: () => changes.at(-1) };
}

describe("DateRangePicker", () => {
  it("[DATE-12] takes a range by pointer and says its nights", async () => {
    const { user, day, last } = open();
    await user.click(day("2026-11-24"));
    expect(screen.getByRole("status").textContent).toMatch(
      /^Check-in Tue,? 24 Nov\. Now choose your check-out day\.$/,
    );
    await user.click(day("2026-11-28"));
    expect(last()).toEqual({ checkin: "2026-11-24", checkout: "2026-11-28" });
    expect(screen.getByRole("status").textContent).toMatch(/^4 nights, Tue,? 24 Nov to Sat,? 28 Nov$/);
  });

  it("[DATE-12] names every day in full, with its part in the stay", () => {
    const { day } = open({ value: { checkin: "2026-11-24", checkout: "2026-11-28" } });
    expect(day("2026-11-24").getAttribute("aria-label")).toMatch(
      /^Tuesday,? 24 November 2026, your check-in$/,
    );
    expect(day("2026-11-25").getAttribute("aria-label")).toMatch(
      /^Wednesday,? 25 November 2026, in your stay$/,
    );
    expect(day("2026-11-20").getAttribute("aria-label")).toMatch(/^Friday,? 20 November 2026, today$/);
  });

  it("[DATE-12] shows the range while the pointer is over a possible check-out", async () => {
    const { user, day } = open({ value: { checkin: "2026-11-24", checkout: null } });
    await user.hover(day("2026-11-26"));
    expect(day("2026-11-25").parentElement?.className).toContain("middle");
    expect(day("2026-11-25").parentElement?.getAttribute("aria-selected")).toBe("false");
  });

  it("[DATE-03] refuses days before today and says why", async () => {
    const { user, day, changes } = open();
    expect(day("2026-11-19").getAttribute("aria-disabled")).toBe("true");
    await user.click(day("2026-11-19"));
    expect(changes).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("In the past");
  });

  it("[DATE-06] ends a stay after 27 nights and the calendar after 12 months", async () => {
    const { user, day, last } = open({ value: { checkin: "2026-11-24", checkout: null } });
    expect(day("2026-12-22").getAttribute("title")).toBe("Maximum stay 27 nights");
    await user.click(day("2026-12-21"));
    expect(last()?.checkout).toBe("2026-12-21");
    const next = () => screen.getByRole("button", { name: "Next month" });
    while (!next().hasAttribute("disabled")) await user.click(next());
    expect(day("2027-11-21").getAttribute("title")).toBe("You can book up to 12 months ahead");
  });

  it("[DATE-07] explains a minimum stay in the cell and refuses a shorter one", async () => {
    const { user, day, changes } = open({ days: { "2026-11-24": { min_stay: 3 } } });
    expect(day("2026-11-24").getAttribute("title")).toBe("Minimum stay from this day: 3 nights");
    await user.click(day("2026-11-24"));
    expect(screen.getByRole("status").textContent).toContain("Minimum stay 3 nights");
    await user.click(day("2026-11-26"));
    expect(screen.getByRole("status").textContent).toBe("Minimum stay 3 nights");
    expect(changes).toHaveLength(1);
  });

  it("[DATE-07] refuses taken nights, days without arrival and gaps that are too short", () => {
    const { day } = open({
      days: {
        "2026-11-25": { available: false },
        "2026-11-24": { min_stay: 2, arrival_allowed: false, reason: "gap" },
        "2026-11-27": { arrival_allowed: false },
        "2026-11-28": { available: false, reason: "closed" },
        "2026-11-29": { available: false, reason: "party" },
      },
    });
    expect(day("2026-11-28").title).toBe("Closed on this night");
    expect(day("2026-11-29").title).toBe("Cannot be booked for your guests");
    expect(day("2026-11-25").title).toBe("Sold out");
    expect(day("2026-11-24").title).toBe("Fewer than 2 nights in a row are free from this day");
    expect(day("2026-11-27").title).toBe("No check-in on this day");
  });

  it("[DATE-12] lets a stay end on a taken day but not cross it", () => {
    const { day } = open({
      value: { checkin: "2026-11-24", checkout: null },
      days: { "2026-11-26": { available: false } },
    });
    expect(day("2026-11-26").getAttribute("aria-disabled")).toBe(null);
    expect(day("2026-11-27").title).toBe("A night in between is sold out");
  });

  it("[DATE-12] moves by arrows, Home, End and Page keys, and chooses with Enter", async () => {
    const { user, day, focused, last } = open({ value: { checkin: "2026-11-24", checkout: null } });
    day("2026-11-24").focus();
    await user.keyboard("{ArrowRight}{ArrowDown}");
    expect(focused()).toBe("2026-12-02");
    await user.keyboard("{Home}");
    expect(focused()).toBe("2026-11-30");
    await user.keyboard("{End}");
    expect(focused()).toBe("2026-12-06");
    await user.keyboard("{PageDown}");
    expect(focused()).toBe("2027-01-06");
    await user.keyboard("{PageUp}{Enter}");
    expect(last()).toEqual({ checkin: "2026-11-24", checkout: "2026-12-06" });
  });

  it("[DATE-12] turns the arrow keys around in right-to-left pages", async () => {
    const { user, day, focused } = open(
      { value: { checkin: "2026-11-24", checkout: null } },
      { dir: "rtl", locale: "ar" },
    );
    day("2026-11-24").focus();
    await user.keyboard("{ArrowLeft}");
    expect(focused()).toBe("2026-11-25");
    await user.keyboard("{ArrowRight}{ArrowRight}");
    expect(focused()).toBe("2026-11-23");
  });

  it("[DATE-12] never moves the focus before today", async () => {
    const { user, day, focused } = open();
    day("2026-11-20").focus();
    await user.keyboard("{ArrowUp}{ArrowLeft}{PageUp}");
    expect(focused()).toBe("2026-11-20");
  });

  it("[DATE-12] has one day in the tab order", () => {
    const { container } = open();
    expect(container.querySelectorAll('[data-date][tabindex="0"]')).toHaveLength(1);
  });

  it("[DATE-12] takes typed dates with the digits of any script", async () => {
    const { user, last } = open();
    await user.type(screen.getByLabelText("Check-in"), "٢٤/١١/٢٠٢٦{Enter}");
    await user.type(screen.getByLabelText("Check-out"), "28.11.26{Enter}");
    expect(last()).toEqual({ checkin: "2026-11-24", checkout: "2026-11-28" });
    expect(screen.getByLabelText<HTMLInputElement>("Check-in").value).toBe("24/11/2026");
  });

  it("[DATE-12] says what is wrong with a typed date and keeps the old one", async () => {
    const { user, changes } = open({ value: { checkin: "2026-11-24", checkout: null } });
    const field = screen.getByLabelText("Check-out");
    await user.type(field, "31/02/2027{Enter}");
    expect(screen.getByText("That is not a date. Type it like 20/12/2026.")).toBeTruthy();
    expect(field.getAttribute("aria-invalid")).toBe("true");
    await user.clear(field);
    await user.type(field, "20/11/2026{Enter}");
    expect(screen.getByText("Check-out has to be after check-in.")).toBeTruthy();
    expect(changes).toEqual([]);
  });

  it("[DATE-12] starts weeks where the country does and clears both dates", async () => {
    const { user, container, last } = open({
      weekStart: 6,
      value: { checkin: "2026-11-24", checkout: "2026-11-28" },
    });
    expect(container.querySelector("abbr")?.title).toBe("Saturday");
    await user.click(screen.getByRole("button", { name: "Clear dates" }));
    expect(last()).toEqual(nothing);
  });

  it("[DATE-09] asks for the months it shows as the guest pages on", async () => {
    const asked: string[] = [];
    const { user } = open({ onMonthsShown: (first, end) => asked.push(`${first} ${end}`) });
    await user.click(screen.getByRole("button", { name: "Next month" }));
    expect(asked).toEqual(["2026-11-01 2026-12-01", "2026-12-01 2027-01-01"]);
  });

  it("[DATE-09] lists as many months at once on phones as the site's limits say", async () => {
    const stays = { ...config.stays, calendarMonths: 5 };
    const five = stayLimits({ country, limits: { stays } }, "2026-11-20");
    const { user } = open({ layout: "scroll", limits: five });
    expect(screen.getAllByRole("grid")).toHaveLength(5);
    await user.click(screen.getByRole("button", { name: "Show more months" }));
    expect(screen.getAllByRole("grid")).toHaveLength(10);
  });

  it("[DATE-09] lists months on phones and shows more on demand, up to the last one", async () => {
    const { user } = open({ layout: "scroll" });
    expect(screen.getAllByRole("grid")).toHaveLength(3);
    const more = () => screen.queryByRole("button", { name: "Show more months" });
    for (let button = more(); button; button = more()) await user.click(button);
    expect(screen.getAllByRole("grid")).toHaveLength(13);
  });

  it("[DATE-09] jumps to a month and year by menu and keeps the focus on the menu", async () => {
    const asked: string[] = [];
    const { user, day } = open({ onMonthsShown: (first, end) => asked.push(`${first} ${end}`) });
    const menus = screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Go to month" });
    expect(menus.map((menu) => menu.selectedOptions[0]?.text)).toEqual(["November 2026", "December 2026"]);
    await user.selectOptions(menus[0] as HTMLElement, "June 2027");
    expect(day("2027-06-01")).toBeTruthy();
    expect(menus.map((menu) => menu.selectedOptions[0]?.text)).toEqual(["June 2027", "July 2027"]);
    expect(menus.every((menu) => menu.isConnected)).toBe(true);
    await user.selectOptions(menus[1] as HTMLElement, "November 2027");
    expect(asked).toEqual(["2026-11-01 2026-12-01", "2027-06-01 2027-07-01", "2027-10-01 2027-11-01"]);
    expect(screen.getByRole("button", { name: "Next month" }).hasAttribute("disabled")).toBe(true);
  });

  it("[DATE-09] offers in the menu every month up to the last that can be booked", () => {
    open();
    const [first, second] = screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Go to month" });
    expect([first?.length, second?.length]).toEqual([12, 12]);
    expect([first?.options[0]?.text, second?.options[11]?.text]).toEqual(["November 2026", "November 2027"]);
  });

  it("[DATE-09] jumps down the list of months on phones", async () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push(this.dataset.month ?? "");
    };
    const { user, day } = open({ layout: "scroll" });
    await user.selectOptions(screen.getByRole("combobox"), "August 2027");
    expect(day("2027-08-15")).toBeTruthy();
    expect(seen).toEqual(["2027-08"]);
    await user.selectOptions(screen.getByRole("combobox"), "August 2027");
    expect(seen).toEqual(["2027-08", "2027-08"]);
  });

  it("[DATE-12] opens the list of months on phones where the stay begins", () => {
    const seen: string[] = [];
    Element.prototype.scrollIntoView = function (this: HTMLElement) {
      seen.push(this.dataset.month ?? "");
    };
    open({ layout: "scroll", value: { checkin: "2027-03-04", checkout: "2027-03-08" } });
    expect(seen).toEqual(["2027-03"]);
    open({ layout: "scroll", value: { checkin: "2026-11-24", checkout: "2026-11-28" } });
    expect(seen).toEqual(["2027-03"]);
  });

  it("[DATE-12] follows the focus into the months after those shown", async () => {
    const { user, day, focused } = open();
    day("2026-11-20").focus();
    await user.keyboard("{PageDown}{PageDown}{PageDown}");
    expect(focused()).toBe("2027-02-20");
    await user.keyboard("{Shift>}{PageUp}{/Shift}");
    expect(focused()).toBe("2026-11-20");
  });

  it("[DATE-07] offers the check-outs that can be booked from a day, and says of the others why not", async () => {
    const { user, day } = open({
      days: {
        "2026-11-24": {
          min_stay: 2,
          stay_lengths: [
            { fewest: 2, most: 2 },
            { fewest: 5, most: 5 },
          ],
        },
        "2026-11-27": { departure_allowed: false },
      },
    });
    await user.click(day("2026-11-24"));
    const said = ["2026-11-25", "2026-11-26", "2026-11-27", "2026-11-28", "2026-11-29"];
    expect(said.map((date) => day(date).getAttribute("title"))).toEqual([
      "Minimum stay 2 nights",
      null,
      "No check-out on this day",
      "These nights are free, but not in the same room",
      null,
    ]);
  });

  it("[DATE-12] shows prices short in the cell and whole in its label", () => {
    const { day } = open({ days: { "2026-11-24": { price: 1_250_000 } }, prices: { currency: "OMR" } });
    expect(within(day("2026-11-24")).getByText("1,250")).toBeTruthy();
    expect(day("2026-11-24").getAttribute("aria-label")).toMatch(/2026, OMR\s1,250\.000$/);
  });

  it("[DATE-12] breaks no accessibility rule", async () => {
    const { container } = open({ value: { checkin: "2026-11-24", checkout: null }, onDone: () => {} });
    expect(await axeViolations(container)).toEqual([]);
  });
});
