import { expect, it } from "vitest";
import { dealRequest } from "./search-codec.ts";

it("is read with the days of its link, and is none without a number or with one that is no value", () => {
  expect(dealRequest({ deal_id: "11", start_time: "2027-01-10", end_time: "2027-02-10" })).toEqual({
    deal_id: "11",
    start_time: "2027-01-10",
    end_time: "2027-02-10",
  });
  expect(dealRequest({ deal_id: "abc", end_time: "" })).toEqual({ deal_id: "abc" });
  expect(dealRequest({ start_time: "2027-01-10" })).toEqual({});
  expect(dealRequest({ deal_id: "1".repeat(41) })).toEqual({});
});
