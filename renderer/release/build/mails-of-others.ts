import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";

/**
 * Mails that are called after an event and sent at another, while nothing is sent at theirs. `events` are all
 * that there are.
 */
export function mailsOfOthers(
  mails: ReadonlyMap<string, JsonFile>,
  events: ReadonlySet<string>,
): readonly Finding[] {
  const sentAt = new Set([...mails.values()].map(eventOf));
  return [...mails].flatMap(([mail, source]): Finding[] => {
    const named = mail.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const event = eventOf(source);
    if (named === event || !events.has(named) || !events.has(event) || sentAt.has(named)) return [];
    const message = `There is no mail of "${named}", and "${mail}" is sent at "${event}".`;
    return [
      createFinding(source, ["event"], { code: "lacking-mail", message, suggestion: `Write "${named}".` }),
    ];
  });
}

function eventOf({ value }: JsonFile): string {
  return isJsonObject(value) ? String(value.event) : "";
}
