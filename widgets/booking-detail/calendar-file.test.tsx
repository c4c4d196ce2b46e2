import { describe, expect, it } from "vitest";
import type { BookingDetail } from "#schemas/generated/api/booking.ts";
import { exampleOf } from "../shared/testing/render-widget.tsx";
import { calendarFile } from "./calendar-file.ts";
import manifest from "./widget.json" with { type: "json" };

const { booking } = (exampleOf(manifest, "Later").data as { detail: { booking: BookingDetail } }).detail;
const linesOf = (file: string) => decodeURIComponent(file.slice(file.indexOf(",") + 1)).split("\r\n");

describe("calendarFile", () => {
  it("runs from check-in to check-out of the property's clock, in UTC", () => {
    const lines = linesOf(calendarFile(booking, { title: "Stay" }));
    expect(lines).toContain("DTSTART:20261218T083000Z");
    expect(lines).toContain("DTEND:20261220T053000Z");
  });

  it("escapes text and folds lines longer than 75 octets", () => {
    const lines = linesOf(calendarFile(booking, { title: `A, B; C ${"م".repeat(60)}` }));
    expect(lines.find((line) => line.startsWith("SUMMARY:"))).toContain("A\\, B\\; C");
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  });

  it("tells a calendar nothing about the guest", () => {
    const text = linesOf(calendarFile(booking, { title: "Stay" })).join();
    expect(text).not.toMatch(/Asha|9812345670/);
  });
});
