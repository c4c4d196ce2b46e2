import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { buildPage, dutch } from "../shared/testing/build-page.ts";
import { renderWidget } from "../shared/testing/render-widget.tsx";
import { StayBar } from "./stay-bar.tsx";

afterEach(cleanup);

const query = { checkin: "18/12/2026", checkout: "20/12/2026", rooms_config: "1-2_0_0_0", coupon: "LAMP" };
const days = Array.from({ length: 31 }, (_, index) => ({
  date: `2026-12-${String(index + 1).padStart(2, "0")}`,
  available: true,
  price: 525000,
  rooms_left: 4,
  minimum_stay: 1,
  arrival: true,
  departure: true,
  stay_lengths: [{ fewest: 1, most: 30 }],
}));

function open(
  stays = {},
  {
    rooms = {},
    page = {},
    type = "hotel",
    room = {},
    answered = Promise.resolve(),
    lost = 0,
    isLost = (): boolean => false,
  } = {},
) {
  const { limits: usual } = buildPage();
  const limits = { ...usual, stays: { ...usual.stays, ...stays }, rooms: { ...usual.rooms, ...rooms } };
  const calls: { id: string; input: unknown }[] = [];
  const shown = renderWidget(StayBar, {
    props: { look: "bar" },
    page: { query, limits, ...page },
    isLost,
    caller: async (id, input) => {
      calls.push({ id, input });
      await answered;
      if (id === "calendarView" && calls.filter((call) => call.id === id).length <= lost)
        throw new Error("no answer");
      if (id === "calendarView")
        return {
          hotel_id: 1204,
          currency_code: "INR",
          currency_symbol: "₹",
          stay_charges: 90000,
          days,
          today: "2026-11-20",
          as_of: "2026-11-20T08:00:00Z",
        };
      if (id === "roomCategory") return roomAnswer(input as RoomInput, room);
      const { checkin, checkout } = input as { checkin?: string; checkout?: string };
      return {
        property_type: type,
        available: true,
        stay: { checkin, checkout },
        currency_code: "INR",
        currency_symbol: "₹",
        pricing_details: { summed_final_price: 1_665_000 },
        room_categories_with_data: [],
        room_limit_info: {
          minMaxRestriction: { present: true, maxRoom: 2 },
          finalRestrictions: [],
          max_rooms: 2,
        },
      };
    },
  });
  return { ...shown, calls, user: userEvent.setup() };
}

interface RoomInput {
  readonly category_id: number;
  readonly available_room_count: { readonly checkin: string; readonly checkout: string };
}

function roomAnswer({ category_id, available_room_count: stay }: RoomInput, other: object) {
  return {
    hotel_id: 1204,
    available: true,
    stay,
    currency_code: "INR",
    currency_symbol: "₹",
    category: { id: category_id, name: "Room", isSoldOut: false, pricing: { summed_final_price: 990_000 } },
    ...other,
  };
}

describe("StayBar", () => {
  it("asks for no day and no price before the guest opens the calendar", () => {
    expect(open().calls).toEqual([]);
  });

  it("[HOTEL-16] [DATE-09] reads three months of prices when the calendar shows them", async () => {
    const { user, calls } = open();
    await user.click(screen.getByRole("button", { name: /Check-in/ }));
    await waitFor(() => expect(calls.some(({ id }) => id === "calendarView")).toBe(true));
    expect(calls.find(({ id }) => id === "calendarView")?.input).toMatchObject({
      hotel_id: 1204,
      start_time: "2026-12-01",
      end_time: "2027-02-28",
      rooms_config: "1-2_0_0_0",
      selected_rcid: 1,
    });
  });

  it("[HOTEL-16] [STATE-02] says that prices and free days could not be read, and reads them when asked again", async () => {
    const { user, calls } = open({}, { lost: 1 });
    await user.click(screen.getByRole("button", { name: /Check-in/ }));
    const failure = await screen.findByText(/^Prices and free days could not be loaded\./);
    expect(failure.getAttribute("role")).toBe("alert");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.queryByText(/could not be loaded/)).toBeNull());
    expect(await screen.findByRole("button", { name: /^Saturday, 5 December 2026, ₹/ })).toBeTruthy();
    const asked = calls.filter(({ id }) => id === "calendarView").map(({ input }) => input);
    expect(asked).toEqual([asked[0], asked[0]]);
  });

  it("asks for the days of the room category the guest has chosen", async () => {
    const { user, calls } = open({}, { page: { query: { ...query, selected_rcid: "12" } } });
    await user.click(screen.getByRole("button", { name: /Check-in/ }));
    await waitFor(() =>
      expect(calls.find(({ id }) => id === "calendarView")?.input).toMatchObject({ selected_rcid: 12 }),
    );
  });

  it("[DATE-12] says what a night's price is, and the total of the stay once both dates are chosen", async () => {
    const { user, calls } = open();
    await user.click(screen.getByRole("button", { name: /Check-in/ }));
    expect(await screen.findByText("₹16,650 in total")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: /^Saturday, 5 December 2026/ }));
    expect(screen.getByText(/for one night, all rooms and guests.*once per stay: .?₹900.?\./)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^Tuesday, 8 December 2026/ }));
    expect(await screen.findByText("₹16,650 in total")).toBeTruthy();
    expect(calls.filter(({ id }) => id === "availability").at(-1)?.input).toMatchObject({
      checkin: "2026-12-05",
      checkout: "2026-12-08",
      rooms_config: "1-2_0_0_0",
    });
  });

  it("[API-13] reads the total of the room the guest has chosen from that room alone, and the whole offer where it is not free", async () => {
    const page = { query: { ...query, selected_rcid: "12" } };
    const asked = (calls: readonly { id: string; input: unknown }[], name: string) =>
      calls.filter(({ id, input }) => id === name && "rooms_config" in (input as object));
    const free = open({}, { page });
    await free.user.click(screen.getByRole("button", { name: /Check-in/ }));
    expect(await screen.findByText("₹9,900 in total")).toBeTruthy();
    expect(asked(free.calls, "roomCategory").map(({ input }) => input)).toEqual([
      {
        category_id: 12,
        available_room_count: { checkin: "2026-12-18", checkout: "2026-12-20" },
        rooms_config: "1-2_0_0_0",
        requested_coupon: "LAMP",
        pre_apply_coupon_switch: true,
        fields: ["pricing"],
      },
    ]);
    expect(asked(free.calls, "availability")).toEqual([]);
    for (const room of [{ available: false }, { hotel_id: 7 }]) {
      cleanup();
      const other = open({}, { page, room });
      await other.user.click(screen.getByRole("button", { name: /Check-in/ }));
      expect(await screen.findByText("₹16,650 in total")).toBeTruthy();
      expect(asked(other.calls, "availability")[0]?.input).toMatchObject({ selected_rcid: 12 });
    }
  });

  it.each([
    ["availability", { coupon: "" }, { pre_apply_coupon_switch: true }],
    ["availability", {}, { requested_coupon: "LAMP", pre_apply_coupon_switch: true }],
    ["availability", { coupon: "none" }, { pre_apply_coupon_switch: false }],
    ["roomCategory", { selected_rcid: "12" }, { requested_coupon: "LAMP" }],
    ["roomCategory", { breakfastSelected: "true", selected_rcid: "12" }, { breakfastSelected: true }],
    ["availability", { breakfastSelected: "true" }, { breakfastSelected: true }],
  ])(
    "[HOTEL-16] [MEAL-03] asks for the total of the stay as its page will: %s with %j",
    async (call, choices, asked) => {
      const { user, calls } = open({}, { page: { query: { ...query, ...choices } } });
      await user.click(screen.getByRole("button", { name: /Check-in/ }));
      await screen.findByText(/ in total$/);
      const inputs = calls.filter(({ id, input }) => id === call && "rooms_config" in (input as object));
      expect(inputs.map(({ input }) => input)).toEqual([expect.objectContaining(asked)]);
    },
  );

  it("[DATE-09] reads as many months at once as the site's limits say", async () => {
    const { user, calls } = open({ calendarMonths: 1 });
    await user.click(screen.getByRole("button", { name: /Check-in/ }));
    const asked = () => calls.filter(({ id }) => id === "calendarView").map(({ input }) => input);
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[0]).toMatchObject({ start_time: "2027-01-01", end_time: "2027-01-31" });
    expect(asked()[1]).toMatchObject({ start_time: "2026-12-01", end_time: "2026-12-31" });
  });

  it("[DATE-09] reads the months a guest pages on to, and none twice", async () => {
    const { user, calls } = open();
    await user.click(screen.getByRole("button", { name: /Check-in/ }));
    const menus = await screen.findAllByRole("combobox", { name: "Go to month" });
    const asked = () => calls.filter(({ id }) => id === "calendarView").map(({ input }) => input);
    await user.click(screen.getByRole("button", { name: "Next month" }));
    await user.selectOptions(menus[0] as HTMLElement, "June 2027");
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]).toMatchObject({ start_time: "2027-06-01", end_time: "2027-08-31" });
    await user.click(screen.getByRole("button", { name: "Previous month" }));
    await waitFor(() => expect(asked()[2]).toMatchObject({ start_time: "2027-05-01" }));
  });

  it("[DATE-09] asks for no month twice while the first answer is on its way", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, calls } = open({}, { answered });
    await user.click(screen.getByRole("button", { name: /Check-in/ }));
    const menus = await screen.findAllByRole("combobox", { name: "Go to month" });
    const asked = () =>
      calls
        .filter(({ id }) => id === "calendarView")
        .map(({ input }) => (input as { start_time: string }).start_time);
    await user.click(screen.getByRole("button", { name: "Next month" }));
    await user.selectOptions(menus[0] as HTMLElement, "June 2027");
    expect(asked()).toEqual(["2026-12-01"]);
    answer();
    await waitFor(() => expect(asked()).toEqual(["2026-12-01", "2027-06-01"]));
  });

  it("[HOTEL-11] stays as it is and says so where the page of the new stay does not come, and asks again on a press", async () => {
    let gone = true;
    const { user, visited } = open({}, { isLost: () => gone });
    await user.click(screen.getByRole("button", { name: /guests/i }));
    await user.click(await screen.findByRole("button", { name: "One more: Adults" }));
    await user.click(screen.getByRole("button", { name: "Done" }));
    const said = await screen.findByRole("alert");
    expect(said.textContent).toContain("did not come, so nothing has changed");
    expect(screen.getByRole("button", { name: /2 adults/ })).toBeTruthy();
    gone = false;
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(visited).toEqual([visited[0], visited[0]]);
    expect(visited[0]).toContain("rooms_config=1-3_0_0_0");
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it("[HOTEL-01] [ROUTE-35] changed guests go to the same page with everything else kept", async () => {
    const { user, visited } = open();
    await user.click(screen.getByRole("button", { name: /guests/i }));
    await user.click(await screen.findByRole("button", { name: "One more: Adults" }));
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(visited).toEqual([
      "/1204/?checkin=18/12/2026&checkout=20/12/2026&coupon=LAMP&rooms_config=1-3_0_0_0",
    ]);
  });

  it("goes nowhere when the picker closes without a change", async () => {
    const { user, visited } = open();
    await user.click(screen.getByRole("button", { name: /guests/i }));
    await user.click(await screen.findByRole("button", { name: "Done" }));
    expect(visited).toEqual([]);
  });

  it("[ROOM-01] [CONST-02] offers as many guests of a kind as the site says", async () => {
    const rooms = {
      adultsMax: 6,
      childrenMax: 1,
      infantsMax: 3,
      petsMax: 4,
      homeAdultsMax: 9,
      homeChildrenMax: 7,
    };
    const most = async (kinds: readonly string[]) => {
      await userEvent.click(screen.getByRole("button", { name: /guests/i }));
      await screen.findByRole("spinbutton", { name: "Adults" });
      return kinds.map((name) => screen.getByRole("spinbutton", { name }).getAttribute("aria-valuemax"));
    };
    open({}, { rooms });
    expect(await most(["Adults", "Children", "Infants"])).toEqual(["6", "1", "3"]);
    cleanup();
    open({}, { rooms, page: { brand: dutch.brand }, type: "home" });
    expect(await most(["Adults", "Children", "Infants", "Pets"])).toEqual(["9", "7", "3", "4"]);
  });

  it("[ROOM-09] keeps to the property's own limit of rooms", async () => {
    const { user } = open();
    await user.click(screen.getByRole("button", { name: /guests/i }));
    await user.click(await screen.findByRole("button", { name: "Add a room" }));
    expect(await screen.findByText("Maximum 2 rooms can be booked")).toBeTruthy();
  });
});
