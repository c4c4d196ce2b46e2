import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { IntlProvider } from "react-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { stayLimits } from "#domain/stay";
import config from "../../../config/limits.json" with { type: "json" };
import { axeViolations } from "../testing/axe-violations.ts";
import { renderKit } from "../testing/render-kit.tsx";
import { DateRangeField } from "./date-range-field.tsx";

afterEach(cleanup);

const limits = stayLimits({ country: { defaultPropertyType: "hotel" }, limits: config }, "2026-11-20");
const value = { checkin: "2026-11-24", checkout: "2026-11-26" };
const field = <DateRangeField value={value} onChange={() => {}} limits={limits} />;

describe("DateRangeField", () => {
  it("[DATE-12] names the dates and nights on its button and renders on the server", () => {
    renderKit(field);
    const { textContent, ariaLabel } = screen.getByRole("button");
    expect(textContent).toBe("Check-inTue, 24 NovCheck-outThu, 26 Nov2 nights. Change dates.");
    // What is seen has to be what it is called by.
    expect(ariaLabel).toBeFalsy();
    expect(
      renderToString(
        <IntlProvider locale="en" messages={{}} onError={() => {}}>
          {field}
        </IntlProvider>,
      ),
    ).toContain("24 Nov");
  });

  it("[DATE-12] opens the calendar, closes it with Esc and gives the focus back", async () => {
    const user = userEvent.setup();
    const { container } = renderKit(field);
    const button = screen.getByRole("button");
    await user.click(button);
    expect(await screen.findAllByRole("grid")).toHaveLength(2);
    expect(await axeViolations(container)).toEqual([]);
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  it.each([
    [779, 3],
    [780, 2],
  ])(
    "[CONST-03] on a screen %i wide shows %i months at once: a phone scrolls through all of them",
    async (width, months) => {
      const matchMedia = (query: string) => ({
        matches: width < Number(/^\(width < (\d+)px\)$/.exec(query)?.[1]),
        addEventListener() {},
        removeEventListener() {},
      });
      vi.stubGlobal("matchMedia", matchMedia);
      renderKit(field);
      await userEvent.click(screen.getByRole("button"));
      const shown = await screen.findAllByRole("grid");
      vi.unstubAllGlobals();
      expect(shown).toHaveLength(months);
    },
  );

  it("[DATE-12] closes on a press outside", async () => {
    const user = userEvent.setup();
    renderKit(field);
    await user.click(screen.getByRole("button"));
    await screen.findAllByRole("grid");
    await user.click(document.body);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
