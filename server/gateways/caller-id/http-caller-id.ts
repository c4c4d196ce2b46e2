import { callService, ServiceRefused } from "../call-service.ts";
import type { CallerIdAnswer, CallerIdGateway } from "./caller-id.ts";

export interface CallerIdSettings {
  /** Origin of the service. */
  readonly origin: string;
  readonly key: string;
}

/** Caller id by HTTP, as the sandbox speaks it: `/v1/requests`, asked with a key by this server alone. */
export function createHttpCallerId({ origin, key }: CallerIdSettings): CallerIdGateway {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  return {
    isConnected: true,
    async begin() {
      const answer = await callService(`${origin}/v1/requests`, { method: "POST", headers, body: "{}" });
      const { id, link } = (await answer.json()) as { readonly id?: unknown; readonly link?: unknown };
      if (typeof id !== "string" || typeof link !== "string" || !isAppLink(link))
        throw new Error("The service of caller id names no request.");
      return { request: id, address: link };
    },
    async ask(request) {
      try {
        const path = `/v1/requests/${encodeURIComponent(request)}`;
        return answerOf(await (await callService(`${origin}${path}`, { method: "GET", headers })).json());
      } catch (error) {
        // A service forgets what is over.
        if (error instanceof ServiceRefused && error.code === "HTTP_404") return { status: "ended" };
        throw error;
      }
    },
  };
}

/** Whatever opens an app; nothing that runs in the page. */
function isAppLink(link: string): boolean {
  return URL.canParse(link) && !/^(?:javascript|data|blob|file|about):$/.test(new URL(link).protocol);
}

/** @throws Error for an answer that means nothing. */
function answerOf(body: unknown): CallerIdAnswer {
  const { status, phone } = body as { readonly status?: unknown; readonly phone?: unknown };
  if (status === "waiting") return { status };
  if (status === "verified" && typeof phone === "string" && E164.test(phone)) return { status, phone };
  if (status === "denied" || status === "expired") return { status: "ended" };
  throw new Error("The service of caller id says nothing that is known.");
}

const E164 = /^\+[1-9]\d{5,14}$/;
