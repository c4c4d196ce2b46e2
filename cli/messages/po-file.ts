import type { TranslatedFile, TranslatedUnit, Unit } from "./unit.ts";

/** Units as a PO file: the key is the context, changed words are fuzzy and say what they were. */
export async function writePo(locale: string, units: readonly Unit[]): Promise<string> {
  const { po } = await import("gettext-parser");
  const translations = Object.fromEntries(
    units.map(({ key, source, target = "", changedFrom, values, places }) => [
      key,
      {
        [source]: {
          msgctxt: key,
          msgid: source,
          msgstr: [target],
          comments: {
            ...(values.length > 0 && { extracted: `Keep as they are: ${values.join(", ")}` }),
            reference: places.map((place) => place.replace(/ .*$/, "")).join("\n"),
            flag: [...(changedFrom === undefined ? [] : ["fuzzy"]), "icu-message-format"].join(", "),
            ...(changedFrom !== undefined && { previous: `msgid ${JSON.stringify(changedFrom)}` }),
          },
        },
      },
    ]),
  );
  const headers = {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Transfer-Encoding": "8bit",
    Language: locale,
    "MIME-Version": "1.0",
  };
  return `${Buffer.from(po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 }))
    .toString("utf8")
    .trimEnd()}\n`;
}

/** Reads a PO file. @throws when it is none */
export async function readPo(text: string): Promise<TranslatedFile> {
  const { po } = await import("gettext-parser");
  const { headers, translations } = po.parse(text);
  const lines = linesOf(text);
  const units = Object.entries(translations).flatMap(([key, entries]) =>
    key === ""
      ? []
      : Object.values(entries).map(
          ({ msgid, msgstr, comments }): TranslatedUnit => ({
            key,
            source: msgid,
            target: msgstr[0] ?? "",
            isUnsure: /\bfuzzy\b/.test(comments?.flag ?? ""),
            line: lines.get(key) ?? 1,
          }),
        ),
  );
  return { language: headers.Language ?? headers.language ?? "", units };
}

/** Line of the translated words by context. */
function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  let key = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [, context] = /^msgctxt "(.*)"\s*$/.exec(line) ?? [];
    if (context !== undefined) key = context;
    if (line.startsWith("msgstr") && key !== "") lines.set(key, index + 1);
    if (line.trim() === "") key = "";
  }
  return lines;
}
