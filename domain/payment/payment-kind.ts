import { PAYMENT_STATUS } from "../booking/index.ts";

export type PaymentKind = "Partial" | "Prepay" | "Postpay";

/** How a booking is paid (PAY-10): Partial when partly paid, Prepay when completely, otherwise Postpay. */
export function paymentKind(paymentStatus: number | null | undefined): PaymentKind {
  if (paymentStatus === PAYMENT_STATUS.partial) return "Partial";
  return paymentStatus === PAYMENT_STATUS.completed ? "Prepay" : "Postpay";
}
