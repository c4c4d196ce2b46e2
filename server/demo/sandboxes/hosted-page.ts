import type { AddressInfo } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import { escapeAttribute as escaped } from "#renderer/server";

/** A page of a third party, as plain as can be. */
export function hostedPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .headers({
      "cache-control": "no-store",
      "content-security-policy": POLICY,
      "x-content-type-options": "nosniff",
    })
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>body{font:16px/1.5 system-ui,sans-serif;margin:3rem auto;max-width:30rem;padding:0 1rem}input,select,button{font:inherit;padding:.4rem .6rem}</style></head><body><h1>${escaped(title)}</h1>${body}</body></html>`,
    );
}

/** A page whose one button posts fields to another site, as a provider's `form_post` does by script. */
export function answerForm(
  reply: FastifyReply,
  action: string,
  fields: Readonly<Record<string, string>>,
): FastifyReply {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  return hostedPage(
    reply,
    "Back to the site",
    `<form method="post" action="${escaped(action)}">${inputs.join("")}<button>Continue</button></form>`,
  );
}

/** Whether an address is of this machine: a sandbox leads nobody elsewhere. */
export function isHere(address: string): boolean {
  const { protocol, hostname } = URL.canParse(address) ? new URL(address) : { protocol: "", hostname: "" };
  return /^https?:$/.test(protocol) && /^(?:127\.0\.0\.1|localhost|.+\.localhost)$/.test(hostname);
}

/** Reads forms as objects. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** Listens on this machine only; returns the origin. */
export async function listen(app: FastifyInstance, port: number): Promise<string> {
  await app.listen({ port, host: "127.0.0.1" });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors http://*.localhost:*";
