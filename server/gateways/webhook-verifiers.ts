import { CARD_PROVIDER, cardEventVerifier } from "./cards/http-cards.ts";
import type { GatewaySettings } from "./gateway-settings.ts";
import { SMS_PROVIDER, smsReceiptVerifier } from "./sms-receipts.ts";

/** Who checks the events of connected third parties, by their name in the address of the door. */
export function webhookVerifiers({
  smsReceiptSecret,
  payment,
}: Pick<GatewaySettings, "smsReceiptSecret" | "payment">): Readonly<
  Record<string, ReturnType<typeof smsReceiptVerifier>>
> {
  return {
    ...(smsReceiptSecret && { [SMS_PROVIDER]: smsReceiptVerifier(smsReceiptSecret) }),
    ...(payment?.keepsCards && { [CARD_PROVIDER]: cardEventVerifier(payment.webhookSecret) }),
  };
}
