import { expect, it } from "vitest";
import config from "../../config/limits.json" with { type: "json" };
import { checkTimes, formatTimeOfDay, parseTimeOfDay, timesOfDayIn, withTimesOfDay } from "./check-times.ts";

const { stays } = config;

it("[DATE-10] [CONST-03] is 12:00 PM and 11:00 AM when the property gives no time", () => {
  const { checkin, checkout } = checkTimes({ checkout: "noon" }, stays);
  expect([formatTimeOfDay(checkin, "en"), formatTimeOfDay(checkout, "en")]).toEqual(["12:00 PM", "11:00 AM"]);
  expect(checkTimes({ checkin: "3 pm", checkout: "10:30" }, stays)).toEqual({
    checkin: "15:00",
    checkout: "10:30",
  });
});

it("[DATE-10] is what the site's limits say when the property gives no time", () => {
  const late = { checkInTime: "16:00", checkOutTime: "09:30" };
  expect(checkTimes({ checkin: null }, late)).toEqual({ checkin: "16:00", checkout: "09:30" });
});

it("[DATE-10] reads both clocks and no impossible time", () => {
  expect(
    ["12:00 PM", "12:00 AM", "1:05 pm", "00:00", "23:59", "9:30", "14:00:00"].map(parseTimeOfDay),
  ).toEqual(["12:00", "00:00", "13:05", "00:00", "23:59", "09:30", "14:00"]);
  expect(["24:00", "13 pm", "0 am", "12", "12:60", "", null].map(parseTimeOfDay)).toEqual(
    Array(7).fill(null),
  );
});

it("[LOC-06] writes times as the language does, in Latin digits", () => {
  expect([formatTimeOfDay("15:00", "de"), formatTimeOfDay("15:00", "nl")]).toEqual(["15:00", "15:00"]);
  expect(formatTimeOfDay("15:00", "ar")).toContain("3:00");
});

it("[LOC-06] writes the times of a text as the language does, and names them", () => {
  const text = "From {15:00} until {22:30}, not {5:00} nor {ab:cd} nor 10:00.";
  expect(timesOfDayIn(text)).toEqual(["15:00", "22:30"]);
  expect(timesOfDayIn("any time")).toEqual([]);
  expect(withTimesOfDay(text, "en")).toBe("From 3:00 PM until 10:30 PM, not {5:00} nor {ab:cd} nor 10:00.");
  expect(withTimesOfDay(text, "de")).toContain("From 15:00 until 22:30,");
});

it("[DATE-10] reads a time with blanks around it, and none with anything else", () => {
  expect([" 3 p.m. ", "3PM", "3:15 a"].map(parseTimeOfDay)).toEqual(["15:00", "15:00", "03:15"]);
  expect(["at 3 pm", "3 pm sharp", "x14:00", "14:00x", undefined].map(parseTimeOfDay)).toEqual(
    Array(5).fill(null),
  );
});
