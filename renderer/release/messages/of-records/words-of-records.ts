import type { Country, Language } from "#schemas";
import { createMemory } from "../../../memory/memory.ts";
import type { Finding } from "../../json/finding.ts";
import type { MessageFile } from "../read-messages.ts";
import { untrueTaxLines } from "./tax-lines.ts";

/** Records whose words are held against what they set. */
export interface WordedRecords {
  readonly countries: ReadonlyMap<string, Country>;
  readonly languages: ReadonlyMap<string, Language>;
}

/** Tells words that say otherwise than the record whose they are. `files` are all of the messages. */
export type RecordWordsCheck = (files: readonly MessageFile[], records: WordedRecords) => readonly Finding[];

/** Words of records beside their numbers and settings; looked at again once either changed. */
export function createRecordWordsCheck(): RecordWordsCheck {
  const taxes = createMemory<readonly Finding[]>();
  return (files, { countries, languages }) => {
    const tagOf = (locale: string) => languages.get(locale)?.contentLanguage ?? locale;
    const sources = files.map(({ source }) => source);
    return taxes([countries, languages, ...sources], () => untrueTaxLines(files, countries, tagOf));
  };
}
