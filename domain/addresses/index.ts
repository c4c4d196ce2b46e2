export { type CheckoutStay, checkoutMeals, checkoutStay } from "./checkout-stay.ts";
export { checkoutUrl, dealUrl } from "./checkout-url.ts";
export {
  AFFILIATE_PATH,
  accountUrl,
  assistPictureUrl,
  assistUrl,
  bookingUrl,
  dealPageUrl,
  homePath,
  hotelUrl,
  listingPath,
  listingUrl,
  loginUrl,
  membershipUrl,
  myBookingsUrl,
  NEARBY_PATH,
  newsletterUrl,
  ordersUrl,
  resetPasswordUrl,
  SAVED_HOTELS_PATH,
  upgradeUrl,
  wishlistUrl,
} from "./paths.ts";
