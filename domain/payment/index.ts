export { type PayAtHotelDecision, type PayAtHotelRefusal, payAtHotelDecision } from "./pay-at-hotel.ts";
export { type PaymentKind, paymentKind } from "./payment-kind.ts";
