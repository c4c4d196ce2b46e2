import Fastify from "fastify";
import { escapeAttribute as escaped } from "#renderer/server";
import type { CallerIdSettings } from "../../gateways/caller-id/http-caller-id.ts";
import type { Clock } from "../../platform/clock.ts";
import { sameSecret } from "../../platform/hash.ts";
import type { RandomBytes } from "../../platform/random.ts";
import { acceptForms, hostedPage, listen } from "./hosted-page.ts";

export interface CallerIdSandbox {
  readonly settings: CallerIdSettings;
  readonly stop: () => Promise<void>;
}

interface Kept {
  status: "waiting" | "verified" | "denied";
  phone: string;
  readonly until: number;
}

/**
 * A service of caller id for development and tests: its page stands in for the app on a guest's phone, on
 * which anybody may have any number, say no, or say nothing.
 */
export async function startCallerIdSandbox({
  port,
  clock,
  random,
}: {
  readonly port: number;
  readonly clock: Clock;
  readonly random: RandomBytes;
}): Promise<CallerIdSandbox> {
  const secret = () => Buffer.from(random(24)).toString("base64url");
  const key = secret();
  const requests = new Map<string, Kept>();
  const living = (id: string) => {
    const kept = requests.get(id);
    if (kept && kept.until > clock()) return kept;
    requests.delete(id);
    return undefined;
  };
  let origin = "";
  const app = Fastify();
  acceptForms(app);
  app.addHook("onRequest", async (request, reply) => {
    if (!request.url.startsWith("/v1/")) return undefined;
    const isKnown = sameSecret(request.headers.authorization ?? "", `Bearer ${key}`);
    return isKnown ? undefined : reply.code(401).send({ error: "unauthorized" });
  });
  app.post("/v1/requests", async () => {
    const id = secret();
    requests.set(id, { status: "waiting", phone: "", until: clock() + REQUEST_MS });
    return { id, link: `${origin}/app/${id}` };
  });
  app.get<{ Params: { id: string } }>("/v1/requests/:id", async ({ params }, reply) => {
    const kept = living(params.id);
    if (!kept) return reply.code(404).send({ error: "not found" });
    const { status, phone } = kept;
    return status === "verified" ? { status, phone } : { status };
  });
  app.get<{ Params: { id: string } }>("/app/:id", async ({ params }, reply) => {
    const kept = living(params.id);
    if (!kept) return reply.code(404).send({ error: "not found" });
    return hostedPage(
      reply,
      "Sandbox caller id",
      kept.status === "waiting"
        ? `<form method="post" action="/app/${escaped(params.id)}"><p><label>Number of this phone <input name="phone" value="+31612345678" required pattern="\\+[0-9]{6,15}"></label></p><p><button name="say" value="yes">Share my number</button> <button name="say" value="no">No</button></p></form>`
        : "<p>Thank you. You can go back to the site.</p>",
    );
  });
  app.post<{ Params: { id: string }; Body: { say?: string; phone?: string } }>(
    "/app/:id",
    async ({ params, body }, reply) => {
      const kept = living(params.id);
      const { say, phone = "" } = body ?? {};
      const isNumber = /^\+[1-9]\d{5,14}$/.test(phone);
      if (!kept || (say === "yes" && !isNumber)) return reply.code(422).send({ error: "invalid" });
      if (kept.status === "waiting")
        Object.assign(kept, say === "yes" ? { status: "verified", phone } : { status: "denied" });
      return reply.redirect(`/app/${params.id}`, 303);
    },
  );
  origin = await listen(app, port);
  return {
    settings: { origin, key },
    async stop() {
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

const REQUEST_MS = 5 * 60_000;
