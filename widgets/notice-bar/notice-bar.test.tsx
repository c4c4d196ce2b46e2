import { describe, expect, it } from "vitest";
import { renderWidget } from "../search-box/testing/example-page.tsx";

const bar = async (query: Record<string, string>) => (await renderWidget("notice-bar", { query })).html;

describe("notice bar", () => {
  it("[DATE-08] says that dates in the past were moved", async () => {
    expect(await bar({ checkin: "01/01/2020", checkout: "03/01/2020" })).toContain(
      "Your dates were in the past, so we moved them to today.",
    );
  });

  it("[DATE-04] says that unreadable dates were replaced", async () => {
    expect(await bar({ checkin: "31/02/2027", checkout: "03/03/2027" })).toContain("can&#x27;t be used");
  });

  it("names a place that nobody knows, as text", async () => {
    expect(await bar({ notice: "unknown-place", location: "<b>Atlantis" })).toContain("&lt;b&gt;Atlantis");
  });

  it("names a part of a city that nobody knows, as text and in short", async () => {
    expect(await bar({ unknown_part: "<b>Atlantis" })).toContain("called “&lt;b&gt;Atlantis”");
    expect(await bar({ unknown_part: "x".repeat(300) })).toContain(`“${"x".repeat(64)}”`);
  });

  it.each([
    ["price_min:abc", "Price of the stay: abc"],
    ["price_max:-5", "Price of the stay: -5"],
    ["pets:maybe", "Pets: maybe"],
    ["free_cancellation:perhaps", "Cancellation: perhaps"],
    ["pay_at_hotel:2", "Payment: 2"],
    ["bedrooms_min:2.5", "Bedrooms: 2.5"],
    ["sort:foo", "Order: foo"],
    ["ascending:up", "Order: up"],
    ["page:0", "Page 0"],
  ])("names what could not be read of an address: %s", async (told, words) => {
    expect(await bar({ unknown_filters: told })).toContain(
      `We couldn&#x27;t read this, so we left it out: ${words}<`,
    );
  });

  it.each(["1-99_0_0_0", "1-0_0_2_0", "1-two", "3-2_0_0_0", "1-2_0_0_0-1", `25-${"1-".repeat(24)}1`])(
    "[ROOM-12] says that rooms or guests are not those of the address: %s",
    async (rooms_config) => expect(await bar({ rooms_config })).toContain("so we changed them"),
  );

  it.each(["1-2_0_0_0", "1-2", "2-2_0_1_1-1", "01-02_00", "0,1,0"])(
    "[ROOM-12] is silent about rooms that are read as they are written: %s",
    async (rooms_config) => expect(await bar({ rooms_config })).toBe(""),
  );

  it("is silent when nothing was changed", async () => {
    expect(await bar({ checkin: "12/02/2027", checkout: "15/02/2027" })).toBe("");
  });
});
