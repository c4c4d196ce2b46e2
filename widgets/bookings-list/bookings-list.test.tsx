import { readFileSync } from "node:fs";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import limits from "../../config/limits.json" with { type: "json" };
import { exampleOf, renderWidget } from "../shared/testing/render-widget.tsx";
import { BookingsList } from "./bookings-list.tsx";
import manifest from "./widget.json" with { type: "json" };

afterEach(cleanup);

const show = (title: string, more: object = {}) =>
  renderWidget(BookingsList, {
    ...exampleOf(manifest, title),
    slots: { lookup: <p>lookup form</p> },
    ...more,
  });

describe("BookingsList", () => {
  it("[BDET-09] lists bookings with where, when, status and what is to pay", () => {
    show("Two bookings");
    const [first, second] = screen.getAllByRole("article");
    expect(first?.textContent).toContain("Solvanta Lamplight Court");
    expect(first?.textContent).toContain("Fri, 18 Dec – Sun, 20 Dec");
    expect(first?.textContent).toContain("₹11,760 to pay at the property");
    expect(second?.textContent).toContain("Cancelled");
    expect(second?.textContent).not.toContain("to pay");
  });

  it("[BSTAT-03] names the end of a hold in the time of the property", () => {
    const { data } = exampleOf(manifest, "Two bookings") as { data: { list: { bookings: object[] } } };
    const [first] = data.list.bookings;
    const hold = { status_key: 7, hold_expires_at: "2026-12-01T08:14:31Z", time_zone: "Asia/Kolkata" };
    show("Two bookings", { data: { list: { ...data.list, bookings: [{ ...first, ...hold }] } } });
    expect(screen.getByRole("article").textContent).toMatch(/Held for you until Tue, 1 Dec, 1:44\sPM\./);
  });

  it.each([
    ["nl", "vr. 18 dec – zo. 20 dec"],
    ["ja", "12月18日(金) – 12月20日(日)"],
    ["my", "Jum 18 Dis – Ahd 20 Dis"],
    ["ar", "الجمعة، 18 ديسمبر – الأحد، 20 ديسمبر"],
  ])("[LOC-02] [LOC-06] writes dates in the date library's locale of the language %s", (locale, dates) => {
    const language = JSON.parse(readFileSync(`config/languages/${locale}.json`, "utf8"));
    show("Two bookings", { page: { locale, language } });
    expect(screen.getAllByRole("article")[0]?.textContent).toContain(dates);
  });

  it("[BSTAT-05] each status is a link, the current one marked", () => {
    show("Nothing in this tab");
    const current = screen.queryByRole("link", { current: true });
    expect(current?.textContent).toBe("Cancelled");
    expect(screen.getByRole("link", { name: "Confirmed" }).getAttribute("href")).toBe(
      "/my-booking?status=confirmed",
    );
  });

  it("[BDET-09] further bookings come in batches of 20", () => {
    const { data } = exampleOf(manifest, "Two bookings") as { data: { list: { bookings: unknown[] } } };
    show("Two bookings", { data: { list: { ...data.list, count: 41, offset: 20 } } });
    expect(screen.getByRole("link", { name: "Nearer stays" }).getAttribute("href")).toBe("/my-booking");
    cleanup();
    show("Two bookings", { data: { list: { ...data.list, count: 41, offset: 0 } } });
    expect(screen.getByRole("link", { name: "Further stays" }).getAttribute("href")).toBe(
      "/my-booking?offset=20",
    );
  });

  it("[BDET-09] [CONST-01] further bookings come in batches of the site's size", () => {
    const { data } = exampleOf(manifest, "Two bookings") as { data: { list: { bookings: unknown[] } } };
    const search = { ...limits.search, bookingPage: 2 };
    const list = { ...data.list, count: 7, offset: 4 };
    show("Two bookings", { data: { list }, page: { limits: { ...limits, search } } });
    const hrefs = ["Nearer stays", "Further stays"].map((name) =>
      screen.getByRole("link", { name }).getAttribute("href"),
    );
    expect(hrefs).toEqual(["/my-booking?offset=2", "/my-booking?offset=6"]);
  });

  it("[BDET-09] a visitor without bookings gets the lookup form and a way to start", () => {
    show("None yet");
    expect(screen.getByText("No bookings in this browser yet")).toBeTruthy();
    expect(screen.getByText("lookup form")).toBeTruthy();
  });

  it("says of an account without bookings what will stand there, and nothing of this browser", () => {
    show("None yet of an account");
    expect(screen.getByText("No bookings yet")).toBeTruthy();
    expect(document.body.textContent).not.toContain("in this browser");
  });

  it("[STATE-02] a failure offers to try again", () => {
    show("Could not be read");
    expect(screen.getByRole("link", { name: "Try again" })).toBeTruthy();
  });
});
