import type { MailTemplate } from "#schemas";
import type { Site } from "../../site/site.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { ConfigIndex } from "../read/config-index.ts";

/**
 * What the mails of an event leave out together though the reader needs it: the price agreed, the terms, the
 * way back to the booking. Every mail that is on is sent, so one of them having it is enough. That an event
 * has no mail at all is told too, unless the project has none of any.
 */
export function lackingMails(
  { mails }: Pick<Site, "mails">,
  index: ConfigIndex,
  must: ReadonlyMap<string, readonly string[] | undefined>,
  asking: ReadonlyMap<string, readonly string[]>,
): readonly Finding[] {
  // A mail that cannot be read may be the one that has it.
  if (index.broken.some(({ kind }) => kind === "mail")) return [];
  // A small project may leave mails out altogether.
  const hasMails = Object.keys(mails).length > 0;
  return [...must].flatMap(([event, kinds]): readonly Finding[] => {
    const all = Object.values(mails).filter((mail) => mail.event === event);
    const sent = all.filter(({ enabled }) => enabled !== false);
    const [first] = sent.length > 0 ? sent : all;
    // What a mail of the event must show is what its reader cannot do without.
    if (!first) return hasMails ? [noMailOf(event, kinds?.length ? "error" : "warning")] : [];
    if (kinds === undefined) return [];
    const source = index.byKind("mail").get(first.id);
    if (!source) return [];
    if (sent.length === 0) {
      const message = `Every mail of "${event}" is off, so its reader hears of it nowhere.`;
      const suggestion = 'Take "enabled" out of one of them.';
      return [createFinding(source, ["enabled"], { code: "lacking-mail", message, suggestion })];
    }
    const shown = new Set(sent.flatMap(({ blocks }) => Object.values(blocks).flatMap(shownBy(asking))));
    const lacking = kinds.filter((kind) => !shown.has(kind));
    const [value] = lacking.filter((kind) => kind.startsWith("{"));
    if (value !== undefined) {
      const message = `No block of a mail of "${event}" shows ${value}, which its reader needs.`;
      const suggestion = `Write one with "argument": "${value.slice(1, -1)}" in "blocks", and name it in "order".`;
      return [createFinding(source, ["order"], { code: "lacking-mail", message, suggestion })];
    }
    const missing = lacking.map((kind) => `"${kind}"`);
    if (missing.length === 0) return [];
    const message = `No mail of "${event}" has a block of the kind ${missing.join(", ")}, which its reader needs.`;
    const suggestion = `Write one in "blocks", and name it in "order".`;
    return [createFinding(source, ["order"], { code: "lacking-mail", message, suggestion })];
  });
}

/** The kind of a block, and the values it shows: itself, in a row, or in the words that ask for them. */
function shownBy(asking: ReadonlyMap<string, readonly string[]>) {
  return (block: MailTemplate["blocks"][string]): readonly string[] => {
    const values = JSON.stringify(block, (key, value: unknown) => (key === "when" ? undefined : value));
    const said = [...values.matchAll(/"(argument|text|value)":"([^"]+)"/g)].flatMap(([, field, name = ""]) =>
      field === "argument" ? [name] : (asking.get(name) ?? []),
    );
    return [block.kind, ...said.map((name) => `{${name}}`)];
  };
}

function noMailOf(event: string, severity: Finding["severity"]): Finding {
  const place = { file: "config/mails", line: 1, column: 1, sites: [] };
  const message = `There is no mail of "${event}", so its reader hears of it nowhere.`;
  const suggestion = `Write one with "event": "${event}".`;
  return { code: "lacking-mail", severity, ...place, message, suggestion };
}
