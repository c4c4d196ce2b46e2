import { CARD_PROVIDER } from "../../gateways/cards/http-cards.ts";
import type { GatewaySettings } from "../../gateways/gateway-settings.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RandomBytes } from "../../platform/random.ts";
import { startAll } from "../../platform/start-all.ts";
import { startCallerIdSandbox } from "./caller-id-sandbox.ts";
import { startPaymentSandbox } from "./payment-sandbox.ts";
import { startSignInSandbox } from "./sign-in-sandbox.ts";

export interface Sandboxes {
  /** The settings with a sandbox for each third party that they do not connect. */
  readonly settings: GatewaySettings;
  /** Origins by what answers there. */
  readonly origins: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

/** Third parties for development on the three ports behind `port`, for those that are not connected. */
export async function startSandboxes(
  settings: GatewaySettings,
  { port, ...options }: { readonly port: number; readonly clock: Clock; readonly random: RandomBytes },
): Promise<Sandboxes> {
  const cardWebhookUrl = `http://127.0.0.1:${port}/api/pwa/webhooks/${CARD_PROVIDER}`;
  const [{ signIn, payment, callerId }, stop] = await startAll(async (begun) => {
    const signIn =
      settings.signIn.length > 0 ? undefined : await startSignInSandbox({ ...options, port: port + 1 });
    if (signIn) begun(signIn.stop);
    const payment = settings.payment
      ? undefined
      : await startPaymentSandbox({ ...options, port: port + 2, cardWebhookUrl });
    if (payment) begun(payment.stop);
    const callerId = settings.callerId
      ? undefined
      : await startCallerIdSandbox({ ...options, port: port + 3 });
    if (callerId) begun(callerId.stop);
    return { signIn, payment, callerId };
  });
  return {
    settings: {
      ...settings,
      // Where the inbox stands in for a provider, it signs receipts as one would.
      smsReceiptSecret: settings.sms
        ? settings.smsReceiptSecret
        : Buffer.from(options.random(32)).toString("base64url"),
      signIn: signIn?.providers ?? settings.signIn,
      payment: payment?.settings ?? settings.payment,
      callerId: callerId?.settings ?? settings.callerId,
    },
    origins: {
      ...(signIn ? { "sign-in": signIn.origin } : {}),
      ...(payment ? { payment: payment.settings.origin } : {}),
      ...(callerId ? { "caller-id": callerId.settings.origin } : {}),
    },
    stop,
  };
}
