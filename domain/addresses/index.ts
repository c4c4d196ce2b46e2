export { type CheckoutStay, checkoutMeals, checkoutStay } from "./checkout-stay.ts";
export { checkoutUrl, dealUrl } from "./checkout-url.ts";
export {
  accountUrl,
  bookingUrl,
  homePath,
  hotelUrl,
  listingPath,
  listingUrl,
  loginUrl,
  myBookingsUrl,
  newsletterUrl,
  ordersUrl,
  resetPasswordUrl,
  SAVED_HOTELS_PATH,
  wishlistUrl,
} from "./paths.ts";
