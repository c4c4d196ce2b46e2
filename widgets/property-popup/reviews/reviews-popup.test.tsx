import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import type { HotelRatingInput, Review } from "#schemas/generated/api/hotels.ts";
import { renderWidget } from "../../shared/testing/render-widget.tsx";
import { ReviewsPopup } from "./reviews-popup.tsx";

afterEach(cleanup);

const written: readonly Review[] = [...Array(12).keys()].map((index) => ({
  id: `r${index}`,
  author: `Guest ${index}`,
  rating: (index % 5) + 1,
  text: `Words ${index}`,
  locale: "en",
  date: "2026-10-01",
  source: index % 3 === 0 ? "google" : "own",
}));

/** Answers like the call; the first `failures` calls fail. */
function open(failures = 0, lost: () => boolean = () => false) {
  const asked: HotelRatingInput[] = [];
  const caller = async (_: string, input: HotelRatingInput) => {
    asked.push(input);
    if (asked.length <= failures || lost()) throw new Error("no answer");
    const { type = 1, offset = 0, count = 10 } = input;
    const all = written.filter(({ source }) => type === 1 || source === (type === 2 ? "google" : "own"));
    return {
      hotel_id: 1204,
      count: all.length,
      reviews_summary: { reviews: all.slice(offset, offset + count) },
    };
  };
  const { queryClient } = renderWidget(ReviewsPopup as never, { caller: caller as never });
  return Object.assign(asked, { again: () => queryClient.refetchQueries() });
}

describe("ReviewsPopup", () => {
  it("[HOTEL-15] hotelReviewsPopUp shows ten reviews and then the others behind them", async () => {
    open();
    expect(await screen.findAllByRole("article")).toHaveLength(10);
    expect(screen.getByRole("status").textContent).toBe("12 reviews");
    await userEvent.click(screen.getByRole("button", { name: "Show 2 more" }));
    expect(await screen.findByText("Words 11")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(12);
  });

  it("[HOTEL-15] asks for reviews of one type and in another order", async () => {
    const asked = open();
    await userEvent.selectOptions(screen.getByLabelText("Show"), "2");
    await userEvent.selectOptions(screen.getByLabelText("Order"), "lowest");
    expect(await screen.findAllByRole("article")).toHaveLength(4);
    expect(asked.at(-1)).toMatchObject({ type: 2, sort: "lowest", offset: 0 });
  });

  it("[HOTEL-15] says that the reviews could not be read, and reads them when asked again", async () => {
    open(1);
    expect((await screen.findByRole("alert")).textContent).toContain("The reviews could not be loaded.");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findAllByRole("article")).toHaveLength(10);
  });

  it("[HOTEL-15] [STATE-01] keeps the reviews that are shown when asking for them anew fails", async () => {
    let isLost = false;
    const asked = open(0, () => isLost);
    await screen.findAllByRole("article");
    isLost = true;
    await act(async () => {
      await asked.again();
      // What asks hears of its answers a moment later.
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(asked).toHaveLength(2);
    expect(screen.getAllByRole("article")).toHaveLength(10);
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
