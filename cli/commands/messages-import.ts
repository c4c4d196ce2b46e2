import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readConfigSource } from "#renderer/release";
import type { AddOptions } from "../add/add-plan.ts";
import { carryOut } from "../add/carry-out.ts";
import { localeKey } from "../add/locale-key.ts";
import { knownName } from "../add/names.ts";
import { filesUnder, namesOf } from "../change/thing.ts";
import { planImport } from "../messages/plan-import.ts";
import { readPo } from "../messages/po-file.ts";
import type { TranslatedFile } from "../messages/unit.ts";
import { readXliff } from "../messages/xliff-file.ts";

export interface MessagesImportOptions extends AddOptions {
  readonly file: string;
}

/**
 * `staywright messages import <file>`: takes words of one language over, or none when one of them is wrong.
 */
export async function importMessages(options: MessagesImportOptions): Promise<number> {
  const { root, file } = options;
  const translated = await read(file);
  const languages = namesOf(filesUnder(root, "config"), "language");
  const locale = knownName("language", localeKey(translated.language), languages);
  if (locale === "en") throw new Error("English is what is translated; edit config/messages/en itself.");
  const { files, counts, problems } = planImport(readConfigSource(root), locale, translated);
  if (problems.length > 0) {
    if (options.json) console.log(JSON.stringify({ written: [], locale, problems }, null, 2));
    else
      console.log(
        `${problems.map(({ line, message }) => `${file}:${line} ${message}`).join("\n")}\n\nNothing was written.`,
      );
    return 1;
  }
  const { added, changed, same, empty, unsure, outdated } = counts;
  return carryOut(options, {
    what: `Every word of ${file} ${unsure + outdated > 0 ? "that can be taken over" : `in ${locale}`}`,
    files,
    notes: [
      `${locale}: ${added} new, ${changed} changed, ${same} as they were.`,
      ...(empty > 0 ? [`${empty} without words; what stands in for them stays.`] : []),
      ...(unsure > 0
        ? [`${unsure} still need review (fuzzy, or not approved); they are left as they are.`]
        : []),
      ...(outdated > 0
        ? [`${outdated} are of English words that changed since; export again and look at them.`]
        : []),
    ],
  });
}

async function read(file: string): Promise<TranslatedFile> {
  const text = readFileSync(resolve(file), "utf8");
  const isPo = /\.pot?$/.test(file);
  if (!isPo && !/\.xli?ff?$/.test(file))
    throw new Error(`${file} is neither PO (.po) nor XLIFF (.xlf, .xliff).`);
  try {
    const translated = isPo ? await readPo(text) : await readXliff(text);
    if (translated.language !== "") return translated;
  } catch (error) {
    throw new Error(
      `${file} cannot be read as ${isPo ? "PO" : "XLIFF"}: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  throw new Error(`${file} does not say its language (${isPo ? "the header Language" : "target-language"}).`);
}
