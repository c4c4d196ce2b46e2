import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import { nameHelp } from "../json/nearest-name.ts";
import type { MessageFile } from "./read-messages.ts";

/**
 * Folders of messages that no language is called, each once. A configuration without any language is not
 * asked.
 */
export function unknownLocales(
  files: readonly MessageFile[],
  languages: readonly string[],
): { readonly locale: string; readonly finding: Finding }[] {
  const told = new Set<string>(["en", ...languages]);
  return files.flatMap(({ source, place: { locale = "en" } }) => {
    if (told.has(locale) || languages.length === 0) return [];
    told.add(locale);
    const message = `There is no language "${locale}", so nobody reads these messages.`;
    const { suggestion } = nameHelp(locale, languages);
    const words = { code: "unknown-language", message, suggestion, severity: "warning" } as const;
    return [{ locale, finding: createFinding(source, [], words) }];
  });
}
