import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { operationTable } from "#schemas";
import type { InboxFolder } from "../gateways/inbox-folder.ts";
import { SIGNATURE_HEADER, signBody } from "../gateways/signed-body.ts";
import { RECEIPT_STATUSES, SMS_PROVIDER } from "../gateways/sms-receipts.ts";
import { TROUBLES, type TroubleSwitches } from "../gateways/troubles.ts";
import { isLocalRequest } from "../http/local-guard.ts";
import { redirectTo } from "../http/redirect.ts";
import { sameSecret } from "../platform/hash.ts";
import { listDocument, messageDocument } from "./inbox-documents.ts";
import { readMessage } from "./read-message.ts";

/**
 * `/_inbox` of development: what would have gone out, as its recipients would read it, and what ails the
 * ports.
 */
export interface InboxPage {
  readonly register: (app: FastifyInstance, receiptsOf?: ReceiptsOf) => void;
}

/** What became of text messages, by their references. */
export type ReceiptsOf = (references: readonly string[]) => Promise<Readonly<Record<string, string>>>;

export interface InboxPageOptions {
  readonly inbox: InboxFolder;
  readonly switches: TroubleSwitches;
  /** Names of ports that can be ailing. */
  readonly ports?: readonly string[];
  /** What receipts of text messages are signed with; the page then sends them as a provider would. */
  readonly receiptSecret?: string | undefined;
}

/**
 * Links in these messages open bookings, so the page answers this machine only; anyone else finds nothing
 * here.
 */
export function createInboxPage(options: InboxPageOptions): InboxPage {
  const { inbox, switches, ports = PORTS, receiptSecret } = options;
  // Only our own page knows it: no page elsewhere can post here.
  const token = randomBytes(24).toString("base64url");
  const find = async (name: string) => {
    const text = await inbox.read(name);
    return text === null ? null : readMessage(name, text);
  };
  const list = async (receiptsOf: ReceiptsOf): Promise<string> => {
    const newest = (await inbox.list()).slice(0, MOST_LISTED);
    const receipts = await receiptsOf(newest.flatMap(({ name }) => referenceOf(name) ?? []));
    const messages = await Promise.all(
      newest.map(async ({ name, at }) => ({
        name,
        at,
        message: await find(name),
        receipt: receipts[referenceOf(name) ?? ""],
      })),
    );
    const troubles = ports.map((port) => ({ port, trouble: switches.of(port) }));
    return listDocument(messages, { troubles, token });
  };
  return {
    register(app, receiptsOf = async () => ({})) {
      app.register(async (pages) => {
        pages.addContentTypeParser(
          "application/x-www-form-urlencoded",
          { parseAs: "string" },
          (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
        );
        pages.addHook("onRequest", async (request, reply) => {
          reply.headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" });
          return isLocalRequest(request) ? undefined : notHere(reply);
        });
        pages.get("/_inbox", async (_, reply) => send(reply, PAGE_POLICY, await list(receiptsOf)));
        pages.post<{ Body: Readonly<Record<string, string>> | null }>(
          "/_inbox/troubles",
          async ({ body }, reply) => {
            const { port = "", trouble = "", token: given = "" } = body ?? {};
            if (!sameSecret(given, token)) return reply.code(403).send({ message: "Reload the inbox." });
            if (!ports.includes(port)) return reply.code(400).send({ message: "There is no such port." });
            const told = TROUBLES.find((each) => each === trouble);
            if (trouble && !told) return reply.code(400).send({ message: "There is no such trouble." });
            switches.set(port, told);
            return redirectTo(reply, "/_inbox", 303);
          },
        );
        pages.get<{ Params: { name: string } }>("/_inbox/:name", async (request, reply) => {
          const { name } = request.params;
          const message = await find(name);
          if (!message) return notHere(reply);
          const reference = referenceOf(name);
          const form = reference && receiptSecret ? { token } : undefined;
          const receipt = reference && (await receiptsOf([reference]))[reference];
          return send(reply, PAGE_POLICY, messageDocument(name, message, { receipt, form }));
        });
        pages.post<{ Params: { name: string }; Body: Readonly<Record<string, string>> | null }>(
          "/_inbox/:name/receipt",
          async ({ params: { name }, body }, reply) => {
            const { status = "", token: given = "" } = body ?? {};
            if (!sameSecret(given, token)) return reply.code(403).send({ message: "Reload the inbox." });
            const reference = referenceOf(name);
            if (!receiptSecret || !reference || !(await find(name))) return notHere(reply);
            if (!RECEIPT_STATUSES.some((each) => each === status))
              return reply.code(400).send({ message: "There is no such receipt." });
            const answer = await app.inject(receiptRequest(receiptSecret, { reference, status }));
            if (answer.statusCode !== 200)
              return reply.code(502).send({ message: `The receipt was answered ${answer.statusCode}.` });
            return redirectTo(reply, `/_inbox/${name}`, 303);
          },
        );
        pages.get<{ Params: { name: string } }>("/_inbox/:name/html", async (request, reply) => {
          const message = await find(request.params.name);
          return message?.html ? send(reply, MAIL_POLICY, message.html) : notHere(reply);
        });
      });
    },
  };
}

/** What the message of a file was sent under, where it is a text message. */
function referenceOf(name: string): string | undefined {
  return /^(.+)\.sms$/.exec(name)?.[1];
}

/** A receipt as a provider of text messages posts it, to the door that takes them. */
function receiptRequest(secret: string, { reference, status }: { reference: string; status: string }) {
  const now = Date.now();
  const receipt = { id: randomBytes(12).toString("base64url"), reference, status };
  const payload = JSON.stringify({ ...receipt, at: new Date(now).toISOString() });
  const url = operationTable.webhook.path.replace("{provider}", SMS_PROVIDER);
  const headers = { host: "localhost", [SIGNATURE_HEADER]: signBody(secret, payload, now) };
  return { method: "POST", url, headers, payload } as const;
}

function send(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply.header("content-security-policy", policy).type("text/html; charset=utf-8").send(html);
}

function notHere(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ message: "Not found" });
}

const PORTS = ["mail", "sms", "engagement", "storage", "signIn", "payment", "callerId"] as const;
const MOST_LISTED = 200;
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail runs nothing and loads nothing, as most mail programs have it; its links open in the tab. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation allow-popups";
