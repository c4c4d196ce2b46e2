import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { readConfigSource } from "#renderer/release";
import { localeKey } from "../add/locale-key.ts";
import { knownName } from "../add/names.ts";
import { readProject } from "../change/project-text.ts";
import { namesOf } from "../change/thing.ts";
import { earlierSource } from "../messages/earlier-source.ts";
import { writePo } from "../messages/po-file.ts";
import { unitsOf } from "../messages/units.ts";
import { writeXliff } from "../messages/xliff-file.ts";

export interface MessagesExportOptions {
  readonly root: string;
  readonly json: boolean;
  readonly locale: string;
  readonly format?: "po" | "xliff";
  /** Git revision or beginning of a stored release's hash. */
  readonly since?: string;
  /** File to write; the words go to the output when absent. */
  readonly out?: string;
}

/**
 * `staywright messages export <locale>`: all words of a language for translators, with where they are used
 * and what changed.
 */
export async function exportMessages(options: MessagesExportOptions): Promise<number> {
  const { root, format = "po", since, out } = options;
  const project = readProject(root);
  const locale = knownName("language", localeKey(options.locale), namesOf(project.files, "language"));
  if (locale === "en") throw new Error("English is what is translated; name the language to translate into.");
  const before = since === undefined ? undefined : await earlierSource(root, since);
  const units = unitsOf(project, readConfigSource(root), locale, before);
  const text = format === "po" ? await writePo(locale, units) : await writeXliff(locale, units);
  const counts = {
    messages: units.length,
    untranslated: units.filter(({ target }) => target === undefined).length,
    changed: units.filter(({ changedFrom }) => changedFrom !== undefined).length,
  };
  if (out !== undefined) writeFileSync(resolve(out), text);
  if (options.json)
    console.log(JSON.stringify({ locale, format, ...counts, ...(out === undefined && { text }) }, null, 2));
  else {
    if (out === undefined) process.stdout.write(text);
    const changed = since === undefined ? "" : `, ${counts.changed} whose English changed since ${since}`;
    console.error(
      `${counts.messages} messages, ${counts.untranslated} without words in ${locale}${changed}.`,
    );
  }
  return 0;
}
