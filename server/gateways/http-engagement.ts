import type { Clock } from "../platform/clock.ts";
import { callService } from "./call-service.ts";
import type { EngagementGateway } from "./gateways.ts";
import { SIGNATURE_HEADER, signBody } from "./signed-body.ts";

export interface EngagementSettings {
  /** Where batches of events are posted to. */
  readonly url: string;
  /** What their bodies are signed with. */
  readonly secret: string;
}

/** Tells a customer-engagement service by HTTP: a POST of `{ events: […] }`, signed over its bytes. */
export function createHttpEngagement({ url, secret }: EngagementSettings, clock: Clock): EngagementGateway {
  return {
    async tell(events) {
      const body = JSON.stringify({ events });
      const answer = await callService(url, {
        method: "POST",
        headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signBody(secret, body, clock()) },
        body,
      });
      await answer.body?.cancel();
    },
  };
}
