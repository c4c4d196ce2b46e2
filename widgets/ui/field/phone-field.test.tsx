import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { PhoneField } from "./phone-field.tsx";

afterEach(cleanup);

const countries = [
  { iso: "NL", name: "Netherlands", code: "+31" },
  { iso: "BE", name: "Belgium", code: "+32" },
];

describe("PhoneField", () => {
  it("[BOOK-10] shows only the calling code of the chosen country while closed", async () => {
    const chosen: string[] = [];
    render(
      <PhoneField
        label="Phone"
        countryLabel="Country code"
        countries={countries}
        country={{ defaultValue: "NL", onChange: (event) => chosen.push(event.target.value) }}
        number={{ name: "phone" }}
      />,
    );
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: "Country code" });
    expect([...select.options].map((option) => option.text)).toEqual(["+31 Netherlands", "+32 Belgium"]);
    expect(screen.getByText("+31").getAttribute("aria-hidden")).toBe("true");
    await userEvent.selectOptions(select, "BE");
    expect(screen.getByText("+32")).toBeTruthy();
    expect(chosen).toEqual(["BE"]);
  });

  it("[BOOK-10] shows the country that a form filled in", () => {
    const fill = (select: HTMLSelectElement | null) => {
      if (select) select.value = "BE";
    };
    render(
      <PhoneField
        label="Phone"
        countryLabel="Country code"
        countries={countries}
        country={{ ref: fill }}
        number={{}}
      />,
    );
    expect(screen.getByText("+32")).toBeTruthy();
  });
});
