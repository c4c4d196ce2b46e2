import type { Brand } from "#schemas";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";

/** A file of messages, and the brand it belongs to; shared ones belong to none. */
interface MessageFile {
  readonly source: JsonFile;
  readonly brand: string | undefined;
}

/**
 * Messages that name a brand whose sites are not the only ones to show them: guests of the others would read
 * it.
 */
export function strayBrandNames(
  files: readonly MessageFile[],
  brands: ReadonlyMap<string, Brand>,
): Finding[] {
  const names = [...brands].flatMap(([id, { name }]) => (name ? [{ id, name }] : []));
  if (names.length < 2) return [];
  return files.flatMap(({ source, brand }) =>
    names.flatMap(({ id, name }): Finding[] => {
      if (id === brand || !source.text.includes(name) || !isJsonObject(source.value)) return [];
      const word = new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, "u");
      return Object.entries(source.value).flatMap(([key, text]) => {
        if (key === "$schema" || typeof text !== "string" || !word.test(text)) return [];
        const own = brand === undefined ? undefined : brands.get(brand)?.name;
        const message = `"${key}" says "${name}", and ${own ? `this is ${own}` : "sites of other brands show it too"}.`;
        const suggestion = own
          ? `Write "${own}".`
          : `Take the name out, or write the message in config/brands/${id}/messages.`;
        return [
          createFinding(source, [key], {
            code: "of-another-brand",
            message,
            suggestion,
            severity: "warning",
          }),
        ];
      });
    }),
  );
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
