import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import { isJsonObject } from "../../json/layer.ts";
import { type Day, daysIn, otherDay, plainWord } from "../../truths/language/sentence-words.ts";
import type { Entries } from "../message-entry.ts";
import { saidWords } from "../said-words.ts";

/** Messages named for one of the days, such as `calendar.day-today`, that say the other and not it. */
export function turnedDayMessages(tag: string, entries: Entries): readonly Finding[] {
  const named = [...entries.keys()].flatMap((id) => {
    const [, day] = /[.-](today|tomorrow)$/.exec(id) ?? [];
    return day === undefined ? [] : [{ id, day: day as Day }];
  });
  const names = named.length > 0 ? daysIn(tag) : undefined;
  if (!names) return [];
  return named.flatMap(({ id, day }): Finding[] => {
    const entry = entries.get(id);
    const said = plainWord(entry ? saidWords(entry.result.message) : "");
    if (!entry || !isJsonObject(entry.source.value)) return [];
    if (!said.includes(names[otherDay(day)]) || said.includes(names[day])) return [];
    const message = `"${id}" says "${names[otherDay(day)]}", which is ${otherDay(day)}.`;
    const words = { code: "untrue", message, suggestion: `Write "${names[day]}".` };
    return [createFinding(entry.source, [id], { ...words, severity: "warning" })];
  });
}
