import "./patience.ts";
import { render } from "@testing-library/react";
import type { ReactElement } from "react";
import { IntlProvider } from "react-intl";
import calendar from "#config/messages/en/calendar.json" with { type: "json" };
import dates from "#config/messages/en/dates.json" with { type: "json" };
import rooms from "#config/messages/en/rooms.json" with { type: "json" };
import roomsPicker from "#config/messages/en/rooms-picker.json" with { type: "json" };

/** Renders with the English messages the pickers use; `dir` is the direction of the page around. */
export function renderKit(element: ReactElement, { dir = "ltr", locale = "en" } = {}) {
  return render(
    <IntlProvider locale={locale} messages={{ ...calendar, ...dates, ...roomsPicker, ...rooms }}>
      <div dir={dir}>{element}</div>
    </IntlProvider>,
  );
}
