import { SettingError } from "../platform/setting-error.ts";
import { readCallerIdSettings } from "./caller-id/caller-id-settings.ts";
import type { CallerIdSettings } from "./caller-id/http-caller-id.ts";
import type { EngagementSettings } from "./http-engagement.ts";
import type { SmsSettings } from "./http-sms.ts";
import { longSecret } from "./long-secret.ts";
import type { PaymentSettings } from "./payment/http-payment.ts";
import { readPaymentSettings } from "./payment/payment-settings.ts";
import { serviceAddress } from "./service-address.ts";
import type { Provider } from "./sign-in/provider.ts";
import { readSignInSettings } from "./sign-in/sign-in-settings.ts";
import type { SmtpSettings } from "./smtp-mail.ts";
import type { S3Settings } from "./storage/s3-storage.ts";
import { readStorageSettings } from "./storage/storage-settings.ts";
import { together } from "./together.ts";

type Environment = NodeJS.ProcessEnv;

/** Which third parties are connected; what is absent is stood in for by something of this machine. */
export interface GatewaySettings {
  readonly smtp: SmtpSettings | undefined;
  readonly sms: SmsSettings | undefined;
  /** What receipts of text messages are signed with; none are taken when absent. */
  readonly smsReceiptSecret: string | undefined;
  readonly engagement: EngagementSettings | undefined;
  readonly storage: S3Settings | undefined;
  readonly signIn: readonly Provider[];
  readonly payment: PaymentSettings | undefined;
  readonly callerId: CallerIdSettings | undefined;
}

/**
 * Reads what connects third parties. @throws SettingError naming the variable that is wrong, and no value of
 * it: most are secret.
 */
export function readGatewaySettings(environment: Environment): GatewaySettings {
  return {
    smtp: smtpSettings(environment),
    sms: smsSettings(environment),
    smsReceiptSecret: smsReceiptSecret(environment),
    engagement: engagementSettings(environment),
    storage: readStorageSettings(environment),
    signIn: readSignInSettings(environment),
    payment: readPaymentSettings(environment),
    callerId: readCallerIdSettings(environment),
  };
}

function smtpSettings(environment: Environment): SmtpSettings | undefined {
  const { MAIL_URL, MAIL_FROM } = together(environment, ["MAIL_URL", "MAIL_FROM"]) ?? {};
  if (!MAIL_URL || !MAIL_FROM) return undefined;
  const url = URL.canParse(MAIL_URL) ? new URL(MAIL_URL) : undefined;
  const tls = url?.searchParams.get("tls") ?? "required";
  if (!url?.hostname || !/^smtps?:$/.test(url.protocol) || !["required", "optional"].includes(tls))
    throw new SettingError(
      'MAIL_URL must be an address such as "smtp://user:password@mail.example.com:587", smtps: for TLS from the start, with ?tls=optional for a server that has none.',
    );
  if (!/^(?:[^<>\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(MAIL_FROM))
    throw new SettingError('MAIL_FROM must be an address such as "Bookings <bookings@example.com>".');
  const secure = url.protocol === "smtps:";
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTls: !secure && tls === "required",
    ...(url.username ? { auth: { user: decoded(url.username), pass: decoded(url.password) } } : {}),
    from: MAIL_FROM,
  };
}

function smsSettings(environment: Environment): SmsSettings | undefined {
  const given = together(environment, ["SMS_URL", "SMS_TOKEN", "SMS_SENDER"]);
  if (!given) return undefined;
  if (!/^(?:\+?\d{3,15}|[A-Za-z0-9 ]{1,11})$/.test(given.SMS_SENDER))
    throw new SettingError("SMS_SENDER must be a number, or a name of at most 11 letters and digits.");
  return { url: serviceAddress("SMS_URL", given.SMS_URL), token: given.SMS_TOKEN, sender: given.SMS_SENDER };
}

/** Receipts name messages that a provider was given: without one there is nobody to sign them. */
function smsReceiptSecret({ SMS_URL, SMS_RECEIPT_SECRET: secret }: Environment): string | undefined {
  if (!secret) return undefined;
  if (!SMS_URL) throw new SettingError("SMS_RECEIPT_SECRET is set and SMS_URL is not: they go together.");
  return longSecret("SMS_RECEIPT_SECRET", secret);
}

function engagementSettings(environment: Environment): EngagementSettings | undefined {
  const given = together(environment, ["ENGAGEMENT_URL", "ENGAGEMENT_SECRET"]);
  if (!given) return undefined;
  return {
    url: serviceAddress("ENGAGEMENT_URL", given.ENGAGEMENT_URL),
    secret: longSecret("ENGAGEMENT_SECRET", given.ENGAGEMENT_SECRET),
  };
}

/** A part of an address without its percent signs, or as it is where they mean nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
