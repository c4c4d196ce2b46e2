import type { EngagementGateway, WaitingEngagement } from "../../gateways/gateways.ts";
import type { Carrier } from "./carrier.ts";
import { withdrawnConsents } from "./withdrawn-consents.ts";

type Told = Omit<WaitingEngagement, "consent">;

/**
 * What the customer-engagement service is told, many events at a time. What waited until its guest took
 * consent back is not told: it counts as done, and what it said goes with that.
 */
export function engagementCarrier(gateway: EngagementGateway): Carrier {
  return {
    kind: "engagement",
    parcel: 50,
    async carry({ db }, rows) {
      const waiting = rows.flatMap(({ outbox_id, payload, created_at }) => {
        // Rows from before choices were named have none: nobody can say whether theirs still stands.
        const { consent, ...event } = payload as Partial<WaitingEngagement> & Told;
        const whole = { ...event, id: outbox_id, at: created_at.toISOString() };
        return consent ? [{ consent, event: whole }] : [];
      });
      if (waiting.length === 0) return;
      const withdrawn = await withdrawnConsents(db, [...new Set(waiting.map(({ consent }) => consent))]);
      const events = waiting.filter(({ consent }) => !withdrawn.has(consent)).map(({ event }) => event);
      if (events.length > 0) await gateway.tell(events);
    },
  };
}
