export { type PayAtHotelDecision, type PayAtHotelRefusal, payAtHotelDecision } from "./pay-at-hotel.ts";
export { type PaymentKind, paymentKind } from "./payment-kind.ts";
export { usableWallet, type WalletShare } from "./usable-wallet.ts";
