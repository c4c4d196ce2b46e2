import { expect, it } from "vitest";
import { missingAcknowledgements, restrictionNotices, restrictionsOf } from "./restrictions.ts";

it("[HOTEL-04] reads the flags of a property and says what they mean", () => {
  const restrictions = restrictionsOf({
    no_postpaid: true,
    no_foreign_guests: true,
    no_local_ids: false,
    no_pets: true,
  });
  expect(restrictions).toEqual(["no_foreign_guests", "no_postpaid"]);
  expect(restrictionNotices(restrictions).map(({ messageId }) => messageId)).toEqual([
    "restrictions.no-foreign-guests",
    "restrictions.no-postpaid",
  ]);
});

it("[HOTEL-04] has them acknowledged before paying, except that postpaid is not offered", () => {
  expect(
    missingAcknowledgements(["no_foreign_guests", "no_local_ids", "no_postpaid"], ["no_local_ids"]),
  ).toEqual(["no_foreign_guests"]);
});
