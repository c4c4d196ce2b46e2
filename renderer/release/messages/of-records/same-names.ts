import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { JsonFile } from "../../json/json-file.ts";
import { isJsonObject } from "../../json/layer.ts";
import type { MessageFile } from "../read-messages.ts";
import { likenessTo } from "../same-labels.ts";

/** Languages that must tell two names apart before English that does not is taken for a slip. */
const MANY = 3;

/**
 * Two names of one list that are the same in English, where every other language tells them apart: one was
 * copied over the other. Told at the one that is less like what other languages say. `lists` are ids of the
 * messages that name what one list shows. Other languages are held against English elsewhere.
 */
export function sameEnglishNames(
  files: readonly MessageFile[],
  lists: readonly (readonly string[])[],
): readonly Finding[] {
  const wanted = new Set(lists.flat());
  const said = new Map([...wanted].map((id) => [id, new Map<string, string>()] as const));
  const sources = new Map<string, JsonFile>();
  for (const { source, place } of files) {
    if (place.brand !== undefined || !isJsonObject(source.value)) continue;
    for (const [id, text] of Object.entries(source.value)) {
      if (typeof text !== "string") continue;
      said.get(id)?.set(place.locale ?? "en", text.toLowerCase());
      if ((place.locale ?? "en") === "en" && wanted.has(id)) sources.set(id, source);
    }
  }
  const others = (one: string, two: string) =>
    [...(said.get(one) ?? [])].flatMap(([locale, own]) => {
      const theirs = said.get(two)?.get(locale);
      return locale === "en" || theirs === undefined ? [] : [[own, theirs] as const];
    });
  return lists.flatMap((ids) => {
    const owners = new Map<string, string>();
    return ids.flatMap((id): Finding[] => {
      const name = said.get(id)?.get("en");
      const owner = name === undefined ? undefined : owners.get(name);
      if (name === undefined) return [];
      owners.set(name, owner ?? id);
      const all = owner === undefined || owner === id ? [] : others(owner, id);
      if (owner === undefined || all.length < MANY || all.some(([one, two]) => one === two)) return [];
      const likeness = [0, 1].map((at) =>
        likenessTo(
          name,
          all.map((pair) => pair[at] ?? ""),
        ),
      );
      const [first = 0, second = 0] = isNamed(owner, name) === isNamed(id, name) ? likeness : [];
      const isFirst = first === second ? !isNamed(id, name) || isNamed(owner, name) : first > second;
      const [own, copy] = isFirst ? [owner, id] : [id, owner];
      const source = sources.get(copy);
      if (!source) return [];
      const message = `"${copy}" says in English what "${own}" says, and every other language tells the two apart.`;
      const suggestion = "Write its own name, as other languages do.";
      const words = { code: "same-words", message, suggestion, severity: "warning" } as const;
      return [createFinding(source, [copy], words)];
    });
  });
}

/** Whether a name says the word that its message's id ends with: "I booked by mistake". */
function isNamed(id: string, name: string): boolean {
  return name.includes(id.slice(id.lastIndexOf(".") + 1).toLowerCase());
}
