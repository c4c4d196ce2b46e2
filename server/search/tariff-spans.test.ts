import { expect, it } from "vitest";
import { addDays, weekdayOf } from "#domain/dates";
import { nightOffer } from "../pricing/night-offer.ts";
import { buildRule, buildSupply, buildTerms } from "../testing/offer.ts";
import { FIRST_DATE, LAST_DATE, tariffSpans } from "./tariff-spans.ts";

const terms = buildTerms({ cancellation: [{ days_before: 2, time: "18:00", charge_percentage: 0 }] });

it("says of every night what the price of that night is made of", () => {
  const supply = buildSupply({ min_stay: 2, max_stay: 20 }, [
    buildRule({ rule_id: 1, weekdays: 48, price_percentage: 130 }),
    buildRule({ rule_id: 2, from_date: "2027-07-10", to_date: "2027-07-12", min_stay: 5, no_arrival: true }),
    buildRule({ rule_id: 3, from_date: "2027-07-12", to_date: "2027-08-02", weekdays: 64, closed: true }),
    buildRule({
      rule_id: 4,
      from_date: "2027-07-20",
      to_date: "2027-07-20",
      max_stay: 3,
      no_departure: true,
    }),
  ]);
  const spans = tariffSpans(supply, terms);
  expect(spans[0]?.from_date).toBe(FIRST_DATE);
  expect(spans.at(-1)?.to_date).toBe(LAST_DATE);
  for (let date = "2027-06-20"; date < "2027-08-20"; date = addDays(date, 1)) {
    const own = spans.filter(({ from_date, to_date }) => from_date <= date && date <= to_date);
    expect(own, date).toHaveLength(1);
    const [span] = own;
    const day = (weekdayOf(date) + 6) % 7;
    const night = nightOffer(supply, date, terms.currency_code);
    const has = (bits = 0) => (bits & (2 ** day)) !== 0;
    expect(
      {
        single: span?.single_price[day],
        double: span?.double_price[day],
        extra: span?.extra_price[day],
        minStay: span?.min_stay[day],
        maxStay: span?.max_stay[day] || null,
        closed: has(span?.closed),
        noArrival: has(span?.no_arrival),
        noDeparture: has(span?.no_departure),
      },
      date,
    ).toEqual({
      single: night.single,
      double: night.double,
      extra: night.extra,
      minStay: night.minStay,
      maxStay: night.maxStay,
      closed: night.closed,
      noArrival: night.noArrival,
      noDeparture: night.noDeparture,
    });
  }
});

it("keeps one row where a rule changes nothing, and the free time of the terms that count", () => {
  expect(tariffSpans(buildSupply({}, [buildRule({})]), terms)).toMatchObject([
    { from_date: FIRST_DATE, to_date: LAST_DATE, free_minutes: 2 * 1440 - 18 * 60, rooms: 4 },
  ]);
  const own = buildSupply({ cancellation: [{ charge_percentage: 100 }] }, []);
  expect(tariffSpans(own, terms)).toMatchObject([{ free_minutes: null }]);
});
