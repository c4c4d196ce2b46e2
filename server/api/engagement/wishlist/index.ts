import { defineOperation, type OperationHandler } from "../../../platform/operations/operation.ts";
import { readWishlist } from "./read-wishlist.ts";
import { clearWishlist, removeWishlist } from "./remove-items.ts";
import { generateNewLink, removeSharedWishlist, shareWishlist } from "./share-link.ts";
import { shortlistHotel } from "./shortlist-hotel.ts";
import { shortlistedHotels } from "./shortlisted-hotels.ts";

export const operations: readonly OperationHandler[] = [
  defineOperation({ id: "clearWishlist", handle: clearWishlist }),
  defineOperation({ id: "generateNewLink", handle: generateNewLink }),
  defineOperation({ id: "removeSharedWishlist", handle: removeSharedWishlist }),
  defineOperation({ id: "removeWishlist", handle: removeWishlist }),
  defineOperation({ id: "shareWishlist", handle: shareWishlist }),
  defineOperation({ id: "shortlistHotel", handle: shortlistHotel }),
  defineOperation({ id: "shortlistedHotels", handle: shortlistedHotels }),
  defineOperation({ id: "wishlist", handle: readWishlist }),
];
