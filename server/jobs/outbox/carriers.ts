import type { Gateways } from "../../gateways/gateways.ts";
import type { Carrier } from "./carrier.ts";
import { engagementCarrier } from "./engagement-carrier.ts";
import { mailCarrier } from "./mail-carrier.ts";
import { smsCarrier } from "./sms-carrier.ts";

/** One carrier for each kind whose port is there; rows of other kinds wait for a worker that knows them. */
export function carriersFor({ mail, sms, engagement }: OutboxGateways): readonly Carrier[] {
  return [
    mailCarrier(mail),
    ...(sms ? [smsCarrier(sms)] : []),
    ...(engagement ? [engagementCarrier(engagement)] : []),
  ];
}

/** Ports that the outbox feeds. */
export type OutboxGateways = Pick<Gateways, "mail"> & Partial<Pick<Gateways, "sms" | "engagement">>;

/** Every kind that has a carrier, whether or not its port is there. */
export const OUTBOX_KINDS = ["mail", "sms", "engagement"] as const;
