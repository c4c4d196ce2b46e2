import { expect, it } from "vitest";
import type { Site } from "#renderer";
import { buildRelease } from "../testing/release.ts";
import { propertyTimes } from "./property-times.ts";

const site = buildRelease().sites["homes-nl"] as Site;

it("[DATE-10] are the property's own, and the site's where it gives none", () => {
  expect(propertyTimes({ check_in_time: "15:30", check_out_time: null }, site)).toEqual({
    check_in_time: "15:30",
    check_out_time: "11:00",
  });
  const stays = { ...site.limits.stays, checkInTime: "16:00", checkOutTime: "10:00" };
  const other = { ...site, limits: { ...site.limits, stays } };
  expect(propertyTimes({ check_in_time: null, check_out_time: null }, other)).toEqual({
    check_in_time: "16:00",
    check_out_time: "10:00",
  });
});
