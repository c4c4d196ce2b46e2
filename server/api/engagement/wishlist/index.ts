import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { shortlistHotel } from "./shortlist-hotel.ts";
import { shortlistedHotels } from "./shortlisted-hotels.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "shortlistHotel", handle: shortlistHotel }),
  defineOperation({ id: "shortlistedHotels", handle: shortlistedHotels }),
];
