import type { Steps } from "./account-forms.ts";

/** The forms of the page of saved places (WISH-04), by what they say they do. */
export const WISHLIST_STEPS: Steps = {
  share: { call: "shareWishlist", fields: [], after: { ask: "share", done: "shared" } },
  "new-link": { call: "generateNewLink", fields: [], after: { ask: "share", done: "new-link" } },
  unshare: { call: "removeSharedWishlist", fields: [], after: { done: "unshared" } },
  clear: { call: "clearWishlist", fields: [], after: { done: "cleared" } },
  remove: { call: "removeWishlist", fields: [], after: { done: "removed" } },
  take: {
    call: "shortlistHotel",
    fields: ["hotel_id"],
    always: { isShortListed: "false" },
    isKeyed: true,
    after: { done: "taken" },
    says: { hotel: "hotel_id" },
  },
  "put-back": {
    call: "shortlistHotel",
    fields: ["hotel_id"],
    always: { isShortListed: "true" },
    isKeyed: true,
    after: { done: "put-back" },
  },
};
