import { escapeAttribute as escaped } from "#renderer/server";
import { RECEIPT_STATUSES } from "../gateways/sms-receipts.ts";
import { TROUBLES } from "../gateways/troubles.ts";
import type { InboxMessage } from "./read-message.ts";

export interface ListedMessage {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null for a file that no message is in. */
  readonly message: InboxMessage | null;
  /** What became of a text message; absent while nobody has told. */
  readonly receipt?: string | undefined;
}

/** What became of a text message, and, where the page may send receipts, what lets it. */
export interface ShownReceipt {
  readonly receipt?: string | undefined;
  readonly form?: { readonly token: string } | undefined;
}

export interface PortStates {
  readonly troubles: readonly { readonly port: string; readonly trouble: string | undefined }[];
  /** What the page shows to be let change them. */
  readonly token: string;
}

/** What lies in the inbox, newest first, and what ails the ports. */
export function listDocument(messages: readonly ListedMessage[], states: PortStates): string {
  const rows = messages.map(
    ({ name, at, message, receipt = "" }) =>
      `<tr><td>${escaped(new Date(at).toISOString().slice(0, 19).replace("T", " "))}</td><td>${message?.kind ?? "?"}</td><td dir="auto">${escaped(message?.to ?? "")}</td><td dir="auto"><a href="/_inbox/${escaped(name)}">${escaped(message?.subject || message?.text.slice(0, 80) || name)}</a></td><td>${escaped(receipt)}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Time (UTC)</th><th>Kind</th><th>To</th><th>Message</th><th>Receipt</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
  const found = rows.length > 0 ? table : "<p>Nothing was sent yet.</p>";
  return document("Inbox", `${found}<h2>Ports</h2>${portForms(states)}`);
}

function portForms({ troubles, token }: PortStates): string {
  const option = (name: string, chosen: string | undefined) =>
    `<option${name === chosen ? " selected" : ""} value="${name}">${name || "well"}</option>`;
  return troubles
    .map(
      ({ port, trouble }) =>
        `<form method="post" action="/_inbox/troubles"><input type="hidden" name="token" value="${token}"><input type="hidden" name="port" value="${port}"><label>${port} <select name="trouble">${["", ...TROUBLES].map((name) => option(name, trouble)).join("")}</select></label> <button>Set</button></form>`,
    )
    .join("");
}

/** One message: its text, and its HTML in a frame that runs and loads nothing. */
export function messageDocument(
  name: string,
  { kind, to, subject, text, html, headers }: InboxMessage,
  { receipt, form }: ShownReceipt = {},
): string {
  const facts = {
    to,
    kind,
    ...(subject ? { subject } : {}),
    ...(receipt ? { receipt } : {}),
    ...pick(headers),
  };
  const list = Object.entries(facts).map(
    ([key, value]) => `<dt>${escaped(key)}</dt><dd dir="auto">${escaped(value)}</dd>`,
  );
  const shown = html
    ? `<h2>HTML</h2><iframe title="HTML" src="/_inbox/${escaped(name)}/html" sandbox="allow-top-navigation-by-user-activation allow-popups"></iframe>`
    : "";
  return document(
    subject || to,
    `<p><a href="/_inbox">Inbox</a></p><dl>${list.join("")}</dl><h2>Text</h2><pre dir="auto">${linked(text)}</pre>${form ? receiptForm(name, form.token) : ""}${shown}`,
  );
}

/** Has a receipt sent as the provider of text messages would send it. */
function receiptForm(name: string, token: string): string {
  const buttons = RECEIPT_STATUSES.map((each) => `<button name="status" value="${each}">${each}</button>`);
  return `<h2>Send a receipt</h2><form method="post" action="/_inbox/${escaped(name)}/receipt"><input type="hidden" name="token" value="${token}">${buttons.join(" ")}</form>`;
}

function pick(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    ["content-language", "list-unsubscribe"].flatMap((key) => (headers[key] ? [[key, headers[key]]] : [])),
  );
}

function document(title: string, body: string): string {
  return `<!doctype html><html lang="en" dir="ltr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>${body}</body></html>`;
}

/** Text with its addresses of the web as links. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => (index % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part)))
    .join("");
}

const STYLE =
  "body{font:16px/1.5 system-ui,sans-serif;margin:1.5rem auto;max-width:60rem;padding:0 1rem;color:#1c1c1c;background:#fff}table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:.4rem .6rem;border-bottom:1px solid #ccc;vertical-align:top}pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#f4f4f2;padding:1rem;font:inherit}dt{font-weight:600}dd{margin:0 0 .5rem}iframe{width:100%;height:40rem;border:1px solid #ccc;background:#fff}a{color:#0b4f8a}";
