import type { TranslatedFile, TranslatedUnit, Unit } from "./unit.ts";

/**
 * Units as XLIFF 1.2, a file of it for each namespace; changed words are not approved and say what they were.
 */
export async function writeXliff(locale: string, units: readonly Unit[]): Promise<string> {
  const { jsToXliff12 } = await import("xliff");
  const resources: Record<string, Record<string, object>> = {};
  for (const { key, source, target, changedFrom, values, places } of units) {
    const notes = [
      ...(changedFrom === undefined ? [] : [`Needs review: the English was ${JSON.stringify(changedFrom)}.`]),
      ...(values.length > 0 ? [`Keep as they are: ${values.join(", ")}`] : []),
      ...places.map((place) => `Used at ${place}`),
    ];
    const namespace = key.split(".", 1)[0] ?? "";
    resources[namespace] ??= {};
    resources[namespace][key] = {
      source,
      ...(target !== undefined && { target }),
      ...(notes.length > 0 && { note: notes }),
      additionalAttributes: { approved: target !== undefined && changedFrom === undefined ? "yes" : "no" },
    };
  }
  // The parts are plain text and attributes, as the package's own shape asks.
  const file = { resources, sourceLanguage: "en", targetLanguage: locale } as Parameters<
    typeof jsToXliff12
  >[0];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${await jsToXliff12(file, { indent: "  " })}\n`;
}

/** Reads an XLIFF 1.2 file; a unit that says it needs review in a note is unsure. @throws when it is none */
export async function readXliff(text: string): Promise<TranslatedFile> {
  const { xliff12ToJs } = await import("xliff");
  const { resources, targetLanguage = "" } = await xliff12ToJs(text);
  const units = Object.values(resources).flatMap((entries) =>
    Object.entries(entries).map(([key, { source, target, note, additionalAttributes }]): TranslatedUnit => {
      const asksForReview = [note ?? []].flat().some((each) => /^Needs review/.test(each));
      return {
        key,
        source: wordsOf(source),
        target: wordsOf(target),
        isUnsure: asksForReview && additionalAttributes?.approved !== "yes",
        line: lineOf(text, key),
      };
    }),
  );
  return { language: targetLanguage, units };
}

/** A text, or the parts that elements of XLIFF split it into. */
function wordsOf(value: unknown): string {
  if (typeof value === "string") return value;
  return Array.isArray(value) && value.every((part) => typeof part === "string") ? value.join("") : "";
}

function lineOf(text: string, key: string): number {
  const at = text.indexOf(`id="${key}"`);
  const target = at === -1 ? -1 : text.indexOf("<target", at);
  return target === -1 ? 1 : text.slice(0, target).split("\n").length;
}
