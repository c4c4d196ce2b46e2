import { join } from "node:path";
import type { Clock } from "../platform/clock.ts";
import { type RandomBytes, systemRandom } from "../platform/random.ts";
import { noCallerId } from "./caller-id/caller-id.ts";
import { createHttpCallerId } from "./caller-id/http-caller-id.ts";
import { createHttpCards } from "./cards/http-cards.ts";
import { createEngagementLog } from "./engagement-log.ts";
import type { GatewaySettings } from "./gateway-settings.ts";
import type { Gateways } from "./gateways.ts";
import { createHttpEngagement } from "./http-engagement.ts";
import { createHttpSms } from "./http-sms.ts";
import { openInboxFolder } from "./inbox-folder.ts";
import { createInboxMail } from "./inbox-mail.ts";
import { createInboxSms } from "./inbox-sms.ts";
import { createHttpPayment } from "./payment/http-payment.ts";
import { createSignIn } from "./sign-in/openid-sign-in.ts";
import { createSmtpMail } from "./smtp-mail.ts";
import { createFolderStorage } from "./storage/folder-storage.ts";
import { createS3Storage } from "./storage/s3-storage.ts";

export interface OpenGateways {
  readonly gateways: Gateways;
  /** Lets go of connections; nothing is sent afterwards. */
  readonly close: () => void;
}

/** Each third party as the settings connect it, or what stands in for it below `dataFolder`. */
export function openGateways(
  settings: GatewaySettings,
  {
    dataFolder,
    clock,
    random = systemRandom,
  }: { readonly dataFolder: string; readonly clock: Clock; readonly random?: RandomBytes },
): OpenGateways {
  const inbox = openInboxFolder(join(dataFolder, "inbox"), clock);
  const smtp = settings.smtp && createSmtpMail(settings.smtp);
  return {
    gateways: {
      mail: smtp ?? createInboxMail(inbox, clock),
      sms: settings.sms ? createHttpSms(settings.sms) : createInboxSms(inbox, clock),
      engagement: settings.engagement
        ? createHttpEngagement(settings.engagement, clock)
        : createEngagementLog(join(dataFolder, "engagement"), clock),
      storage: settings.storage
        ? createS3Storage(settings.storage)
        : createFolderStorage(join(dataFolder, "uploads")),
      signIn: createSignIn(settings.signIn, { clock, random }),
      payment: settings.payment && createHttpPayment(settings.payment, clock),
      cards: settings.payment?.keepsCards ? createHttpCards(settings.payment) : undefined,
      callerId: settings.callerId ? createHttpCallerId(settings.callerId) : noCallerId,
    },
    close: () => smtp?.close(),
  };
}
