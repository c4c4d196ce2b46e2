import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Direction } from "radix-ui";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as kit from "./index.ts";
import { axeViolations } from "./testing/axe-violations.ts";

afterEach(cleanup);

const none = () => {};
const eur = (amount: number) => ({ amount, currency: "EUR" });
const image = {
  name: "alder-house-1",
  width: 1000,
  height: 667,
  alt: "A house by the water",
  colour: "#7d9b8a",
};

const examples: Readonly<Record<string, ReactElement>> = {
  Badge: <kit.Badge tone="accent">Guest favourite</kit.Badge>,
  Breadcrumbs: (
    <kit.Breadcrumbs
      label="You are here"
      items={[
        { name: "Home", href: "/" },
        { name: "Alder House", href: "/alder" },
      ]}
    />
  ),
  Button: <kit.Button loading>Pay</kit.Button>,
  ButtonLink: <kit.ButtonLink href="/search">Search</kit.ButtonLink>,
  IconButton: <kit.IconButton icon={kit.heartIcon} label="Save" />,
  Card: (
    <kit.Card as="article" interactive>
      <a href="/alder" className={kit.cardLinkClass}>
        Alder House
      </a>
    </kit.Card>
  ),
  Checkbox: <kit.Checkbox label="Swimming pool" aside="42" error="Choose one" />,
  Chip: (
    <kit.Chip removeLabel="Remove: pool" onRemove={none}>
      Pool
    </kit.Chip>
  ),
  DescriptionList: (
    <kit.DescriptionList items={[{ key: "total", term: "Total", value: "€412.00", strong: true }]} />
  ),
  Facts: (
    <kit.Facts>
      {"4 Apr – 6 Apr"}
      {false}
      <bdi>2 nights</bdi>
    </kit.Facts>
  ),
  Disclosure: <kit.Disclosure summary="Can I bring a dog?">Yes</kit.Disclosure>,
  EmptyState: <kit.EmptyState title="Nothing here" icon={kit.searchIcon} />,
  ErrorState: <kit.ErrorState title="Failed" retryLabel="Try again" onRetry={none} />,
  FilterChipLink: (
    <kit.FilterChipLink href="?pool=1" current>
      Pool
    </kit.FilterChipLink>
  ),
  Logo: <kit.Logo src="/logo.svg" name="Wrenhollow" href="/" />,
  NamedIcon: <kit.NamedIcon name="no-such-icon" label="Something" />,
  Notice: <kit.Notice tone="warning" title="Mind" closeLabel="Close" onClose={none} />,
  Pagination: (
    <kit.Pagination
      page={2}
      pages={9}
      hrefOf={(page) => `?page=${page}`}
      labels={{ nav: "Pages", previous: "Previous", next: "Next", page: (page) => `Page ${page}` }}
    />
  ),
  PhoneField: (
    <kit.PhoneField
      label="Phone"
      countryLabel="Calling code"
      countries={[{ iso: "NL", name: "Netherlands", code: "+31" }]}
      country={{}}
      number={{}}
      error="Too short"
    />
  ),
  Picture: <kit.Picture image={image} sizes="100vw" />,
  Price: (
    <kit.Price
      total={eur(41200)}
      format={{ locale: "en" }}
      before={{ amount: eur(48000), reason: "Without offer" }}
    />
  ),
  RadioGroup: (
    <kit.RadioGroup legend="Pay" name="pay" options={[{ value: "now", label: "Now", hint: "By card" }]} />
  ),
  Rating: <kit.Rating value={4.3} label="Rated 4.3 out of 5" score="4.3" look="stars" />,
  SelectField: (
    <kit.SelectField label="Country" options={[{ value: "nl", label: "Netherlands" }]} error="Choose one" />
  ),
  Skeleton: <kit.Skeleton shape="block" />,
  Stepper: (
    <kit.Stepper
      label="Adults"
      value={2}
      min={1}
      max={4}
      onChange={none}
      decreaseLabel="Fewer"
      increaseLabel="More"
    />
  ),
  Tabs: (
    <kit.Tabs
      label="Bookings"
      tabs={[
        { id: "next", label: "Upcoming", panel: "Three" },
        { id: "past", label: "Past", panel: "Nine" },
      ]}
    />
  ),
  TextAreaField: <kit.TextAreaField label="Wishes" optional="optional" />,
  TextField: <kit.TextField label="Email" hint="For your booking" error="Enter an address" />,
};

describe("the kit", () => {
  it.each(Object.entries(examples))(
    "%s renders on the server and breaks no accessibility rule",
    async (_name, example) => {
      expect(renderToString(example)).not.toBe("");
      const { container } = render(example);
      expect(await axeViolations(container)).toEqual([]);
    },
  );

  it("ties hint and error to the control", () => {
    render(examples.TextField);
    const input = screen.getByLabelText("Email");
    const described = input.getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      "For your booking",
      "Enter an address",
    ]);
  });

  it("ignores presses on a loading button and says that it is busy", async () => {
    const pressed = vi.fn();
    render(
      <kit.Button loading onClick={pressed}>
        Pay
      </kit.Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Pay", busy: true }));
    expect(pressed).not.toHaveBeenCalled();
  });

  it("moves between tabs along the line of reading", async () => {
    render(<Direction.Provider dir="rtl">{examples.Tabs}</Direction.Provider>);
    screen.getByRole("tab", { name: "Upcoming" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Past");
    expect(screen.getByRole("tabpanel").textContent).toBe("Nine");
  });

  it("[PRICE-04] shows the total first and every amount in its own direction", () => {
    const { container } = render(
      <kit.Price
        total={eur(41200)}
        format={{ locale: "en" }}
        nightly={{ amount: eur(13733), suffix: "per night" }}
      />,
    );
    expect([...container.querySelectorAll("bdi")].map((each) => each.textContent)).toEqual([
      "€412.00",
      "€137.33",
    ]);
  });

  it("[CONF-12] draws a neutral icon for an unknown name", () => {
    const { container } = render(<kit.NamedIcon name="no-such-icon" />);
    const id = container.querySelector("use")?.getAttribute("href")?.slice(1) ?? "";
    expect(document.getElementById(id)?.querySelector("path")?.getAttribute("d")).toBe(kit.neutralIcon.d);
  });

  it("offers picture widths up to twice what is drawn, none beyond the original, none too small everywhere", () => {
    const offered = (width: number, sizes: string) =>
      [...kit.imageSources({ name: "a", width }, sizes).avif.matchAll(/ (\d+)w/g)].map(([, each]) =>
        Number(each),
      );
    expect(offered(700, "100vw")).toEqual([320, 640]);
    expect(offered(200, "100vw")).toEqual([320]);
    expect(offered(4000, "96px")).toEqual([320]);
    expect(offered(4000, "(width < 780px) 100vw, 320px")).toEqual([320, 640, 960]);
    expect(offered(4000, "(width < 780px) 100vw, 860px"), "none that is small everywhere").toEqual([
      640, 960, 1280, 1600,
    ]);
    expect(offered(500, "(width < 780px) 100vw, 860px")).toEqual([320]);
    expect(offered(4000, "(width < 780px) 30vw, 160px")).toEqual([320]);
    expect(offered(4000, "min(100vw, 60rem)")).toEqual([320, 640, 960, 1280, 1600]);
  });

  it("gives browsers without AVIF one picture of a middle size", () => {
    expect(kit.imageSources({ name: "a", width: 700 }, "100vw").fallback).toBe("/images/a-640.webp");
  });
});
