export { type CheckoutStay, checkoutMeals, checkoutStay } from "./checkout-stay.ts";
export { checkoutUrl } from "./checkout-url.ts";
export {
  accountUrl,
  bookingUrl,
  homePath,
  hotelUrl,
  listingPath,
  listingUrl,
  loginUrl,
  myBookingsUrl,
  ordersUrl,
  resetPasswordUrl,
} from "./paths.ts";
