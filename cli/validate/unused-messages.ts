import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Finding, isJsonObject, type JsonFile, parseJsonFile, positionOf } from "#renderer/release";
import {
  isNamedIn,
  mayName,
  type Names,
  namesIn as namesInText,
  namesOfCode,
  rememberedByText,
} from "./named-ids.ts";

/**
 * Finds messages of `config/messages` that nothing names: no source, manifest, schema, configuration file or
 * server text, neither whole nor as a template (`country.name.${code}`). One warning each, at the English
 * line; other languages are named in it. `code` is the folder of the sources; nothing is said of a project
 * without any. Takes the texts of a configuration by path, again and again: sources are read once, and a text
 * that did not change is not looked through again.
 */
export function createUnusedMessages(code: string): (texts: ReadonlyMap<string, string>) => Finding[] {
  const namesIn = rememberedByText(namesInText);
  const idsIn = rememberedByText((text, file) => {
    const source = parseJsonFile(file, text);
    return { source, ids: idsOf(source) };
  });
  let ofCode: readonly Names[] | undefined;
  return (texts) => {
    if (!existsSync(join(code, "server"))) return [];
    const localesOf = new Map<string, string[]>();
    const english: { readonly source: JsonFile; readonly ids: readonly string[] }[] = [];
    const names: Names[] = [];
    for (const [file, text] of texts) {
      if (mayName(file)) names.push(namesIn(file, text));
      if (!file.startsWith("config/messages/")) continue;
      const read = idsIn(file, text);
      const locale = file.split("/")[2] ?? "";
      if (locale === "en") english.push(read);
      for (const id of read.ids) localesOf.set(id, [...(localesOf.get(id) ?? []), locale]);
    }
    ofCode ??= namesOfCode(code);
    const named = isNamedIn([...ofCode, ...names]);
    return english.flatMap(({ source, ids }) =>
      ids.filter((id) => !named(id)).map((id) => unused(source, id, [...new Set(localesOf.get(id))].sort())),
    );
  };
}

function unused(source: JsonFile, id: string, locales: readonly string[]): Finding {
  return {
    code: "unused-message",
    severity: "warning",
    file: source.file,
    ...positionOf(source, [id], "key"),
    message: `Nothing names "${id}"; it stands in ${locales.join(", ")}.`,
    suggestion: "Name it where it belongs, or take it out of every language.",
    sites: [],
  };
}

function idsOf({ value }: JsonFile): string[] {
  return isJsonObject(value) ? Object.keys(value).filter((id) => id !== "$schema") : [];
}
