import type { GatewaySettings } from "./gateway-settings.ts";

/** Origins that guests are led to, by role: for the content policy of pages that lead there. */
export function originsOf({ payment, signIn }: Pick<GatewaySettings, "payment" | "signIn">) {
  const providers = signIn.map(({ issuer, endpoints }) => new URL(endpoints?.authorize ?? issuer).origin);
  return {
    payment: payment ? [new URL(payment.origin).origin] : [],
    "sign-in": [...new Set(providers)],
  };
}
