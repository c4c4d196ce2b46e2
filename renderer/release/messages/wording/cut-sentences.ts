import { createMemory } from "../../../memory/memory.ts";
import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import type { JsonFile } from "../../json/json-file.ts";
import { isJsonObject } from "../../json/layer.ts";
import type { MessageFile } from "../read-messages.ts";

/** What one language says in a file of messages. */
interface Translation {
  readonly source: JsonFile;
  readonly texts: ReadonlyMap<string, string>;
}

/** So many sentences of a file, and so much of all, end with a mark in a language that writes one. */
const FEWEST = 4;
const SHARE = 0.8;
/** Signs of a text beyond which a point at its end is none of a short form. */
const LONG = 24;

/**
 * Texts without an end where English and most languages end their sentence, in a language that ends nearly
 * all others: they were cut. Files that did not change are not compared again.
 */
export function createCutCheck(): (files: readonly MessageFile[]) => readonly Finding[] {
  const remembered = createMemory<readonly Finding[]>();
  return (files) => {
    const groups = new Map<string, MessageFile[]>();
    for (const file of files) {
      const { brand = "", id } = file.place;
      const key = `${brand} ${id}`;
      groups.set(key, [...(groups.get(key) ?? []), file]);
    }
    return [...groups.values()].flatMap((group) =>
      remembered(
        group.map(({ source }) => source),
        () => cutSentences(group),
      ),
    );
  };
}

function cutSentences(group: readonly MessageFile[]): readonly Finding[] {
  const isEnglish = ({ place }: MessageFile) => (place.locale ?? "en") === "en";
  const original = group.find(isEnglish);
  if (!original) return [];
  const english = textsIn(original.source);
  const sentences = [...english].flatMap(([id, text]) => (text.endsWith(".") ? [id] : []));
  const ending = group
    .filter((file) => !isEnglish(file))
    .map(({ source }): Translation => ({ source, texts: textsIn(source) }))
    .filter((translation) => endsSentences(translation, sentences, english));
  return sentences.flatMap((id) => {
    const saying = ending.filter(({ texts }) => texts.has(id));
    const cut = saying.filter(({ texts }) => !END.test(texts.get(id) ?? ""));
    return cut.length * 2 < saying.length ? cut.map(({ source }) => told(source, id)) : [];
  });
}

/**
 * Whether a language ends nearly all sentences that English ends, and none that English does not: of two
 * texts that changed places that is told.
 */
function endsSentences(
  { texts }: Translation,
  sentences: readonly string[],
  english: ReadonlyMap<string, string>,
): boolean {
  const own = sentences.flatMap((id) => texts.get(id) ?? []);
  const whole = own.filter((text) => END.test(text)).length;
  if (whole < FEWEST || whole < SHARE * own.length) return false;
  return ![...texts].some(
    ([id, text]) => text.length > LONG && SENTENCE_END.test(text) && !END.test(english.get(id) ?? "."),
  );
}

function told(source: JsonFile, id: string): Finding {
  const message = `"${id}" stops without an end, and the English message ends its sentence.`;
  const words = { code: "odd-words", message, severity: "warning" } as const;
  return createFinding(source, [id], { ...words, suggestion: "Write the rest of it." });
}

/** Texts by id, but for those without a word, which is told of them. */
function textsIn({ value }: JsonFile): ReadonlyMap<string, string> {
  const members = isJsonObject(value) ? Object.entries(value) : [];
  return new Map(
    members.flatMap(([id, text]) =>
      typeof text === "string" && id !== "$schema" && /\p{L}/u.test(text) ? [[id, text]] : [],
    ),
  );
}

const SENTENCE_END = /[.。।]\s*$/u;
/** Marks at the end of a text, and what may stand there in place of them: a value, a tag, a bracket. */
const END = /[.!?。！？।؟…}>)）\]】」”"»]\s*$/u;
