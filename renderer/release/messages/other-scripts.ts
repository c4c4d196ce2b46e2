import type { Language } from "#schemas";
import { createMemory } from "../../memory/memory.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { otherScript } from "../truths/language/other-script.ts";
import { compileMessage } from "./compile-message.ts";
import type { MessageFile } from "./read-messages.ts";
import { saidWords } from "./said-words.ts";

export type ScriptCheck = (
  files: readonly MessageFile[],
  languages: ReadonlyMap<string, Language>,
) => readonly Finding[];

/**
 * Tells messages in letters that their language is not written in (LOC-09): the key `my` is Malay, not
 * Burmese, so what counts is the tag of the language's record. Files that did not change are not read again.
 */
export function createScriptCheck(): ScriptCheck {
  const remembered = createMemory<readonly Finding[]>();
  return (files, languages) =>
    files.flatMap(({ source, place: { locale = "en" } }) => {
      const tag = languages.get(locale)?.contentLanguage ?? locale;
      return remembered([source, locale, tag], () => otherScripts(source, locale, tag));
    });
}

function otherScripts(source: JsonFile, locale: string, tag: string): readonly Finding[] {
  const messages = isJsonObject(source.value) ? Object.entries(source.value) : [];
  return messages.flatMap(([id, text]): Finding[] => {
    // Names of values are Latin: only what may be wrong is parsed.
    if (id === "$schema" || typeof text !== "string" || !otherScript(text, tag)) return [];
    const result = compileMessage(text);
    const other = result.ok ? otherScript(saidWords(result.message), tag) : undefined;
    if (!other) return [];
    const { sample, isMost } = other;
    const what = isMost ? "is written in letters" : "has signs";
    const message = `"${id}" ${what} that ${locale} is not written in: ${sample}.`;
    const suggestion = `Translate it to ${locale}, or take it out: English stands in.`;
    const code = isMost ? "other-script" : "odd-words";
    return [createFinding(source, [id], { code, message, suggestion, severity: "warning" })];
  });
}
