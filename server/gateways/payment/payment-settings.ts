import { SettingError } from "../../platform/setting-error.ts";
import { longSecret } from "../long-secret.ts";
import { serviceAddress } from "../service-address.ts";
import { together } from "../together.ts";
import type { PaymentSettings } from "./http-payment.ts";

/**
 * The payment gateway; undefined where none is connected. @throws SettingError naming the variable that is
 * wrong.
 */
export function readPaymentSettings(environment: NodeJS.ProcessEnv): PaymentSettings | undefined {
  const given = together(environment, ["PAYMENT_URL", "PAYMENT_KEY", "PAYMENT_WEBHOOK_SECRET"]);
  if (!given) {
    if (environment.PAYMENT_CARDS)
      throw new SettingError("PAYMENT_CARDS is set and PAYMENT_URL is not: they go together.");
    return undefined;
  }
  const { origin, href } = new URL(serviceAddress("PAYMENT_URL", given.PAYMENT_URL));
  if (href !== `${origin}/`)
    throw new SettingError('PAYMENT_URL must be an origin such as "https://pay.example.com".');
  const { PAYMENT_CARDS: cards = "" } = environment;
  if (!/^[01]?$/.test(cards)) throw new SettingError("PAYMENT_CARDS must be 1, or 0.");
  return {
    origin,
    keepsCards: cards === "1",
    key: given.PAYMENT_KEY,
    webhookSecret: longSecret("PAYMENT_WEBHOOK_SECRET", given.PAYMENT_WEBHOOK_SECRET),
  };
}
