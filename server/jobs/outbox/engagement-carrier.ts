import type { EngagementGateway, WaitingEngagement } from "../../gateways/gateways.ts";
import type { Carrier } from "./carrier.ts";

/** What the customer-engagement service is told, many events at a time. */
export function engagementCarrier(gateway: EngagementGateway): Carrier {
  return {
    kind: "engagement",
    parcel: 50,
    carry: (_, rows) =>
      gateway.tell(
        rows.map(({ outbox_id, payload, created_at }) => ({
          ...(payload as WaitingEngagement),
          id: outbox_id,
          at: created_at.toISOString(),
        })),
      ),
  };
}
