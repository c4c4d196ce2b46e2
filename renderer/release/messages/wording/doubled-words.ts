import { createFinding } from "../../json/create-finding.ts";
import type { Finding } from "../../json/finding.ts";
import { isJsonObject } from "../../json/layer.ts";
import { orWaived, type Suspicion } from "../../json/waivable-rules.ts";
import type { MessageFile } from "../read-messages.ts";
import { ownerOf } from "./owner-of.ts";

/**
 * Languages that do not say a word twice, and the words of each that may well follow themselves ("die Zimmer,
 * die die Gäste wählen", "vous vous connectez"). Others double words to say more of something, as Vietnamese
 * and Hindi do, or write without spaces.
 */
const FOLLOWING_THEMSELVES: Readonly<Record<string, readonly string[]>> = {
  de: ["das", "dem", "den", "denen", "der", "die", "ihr", "ihnen", "sehr", "sie", "uns"],
  en: ["had", "in", "is", "on", "that", "very"],
  es: ["muy", "no", "que"],
  fr: ["nous", "vous", "si", "très"],
  it: ["così", "man", "mano", "molto", "piano", "poco", "quasi", "sotto", "via"],
  nl: ["dat", "die", "door", "er", "heel", "het", "in", "je", "jullie", "ons", "ze"],
  pt: ["já", "logo", "muito", "que", "se"],
};

/** A word that stands twice in a message. */
interface Doubled {
  readonly id: string;
  readonly word: string;
}

/** Words that stand twice beside each other in the messages of a file. `tag` is its language. */
export function doubledWords({ source, place }: MessageFile, tag: string): readonly Suspicion<Finding>[] {
  const following = FOLLOWING_THEMSELVES[tag.split("-", 1)[0] ?? ""];
  // Hardly any file has one: all its texts are looked at as one before each is by itself.
  if (!following || !isJsonObject(source.value) || doubledIn(source.text, following) === undefined) return [];
  const doubled = Object.entries(source.value).flatMap(([id, text]): Doubled[] => {
    const word = typeof text === "string" ? doubledIn(text, following) : undefined;
    return word === undefined ? [] : [{ id, word }];
  });
  const rule = "rule.doubled-word";
  const owner = ownerOf(place);
  return doubled.map(({ id, word }) => {
    const message = `"${id}" says "${word}" twice.`;
    const suggestion = orWaived("Take one of them out.", { rule, owner, of: [id] });
    const words = { code: "doubled-word", message, suggestion, severity: "warning" } as const;
    const tell = (left: readonly string[]) =>
      left.length > 0 ? createFinding(source, [id], words) : undefined;
    return { rule, owner, of: [id], tell };
  });
}

function doubledIn(text: string, following: readonly string[]): string | undefined {
  let before = "";
  for (const piece of text.split(" ")) {
    if (before.length > 1 && piece.startsWith(before)) {
      const isWhole = !GOES_ON.test(piece.slice(before.length));
      if (isWhole && SMALL_WORD.test(before) && !following.includes(before)) return before;
    }
    before = piece;
  }
  return undefined;
}

/** Names such as Bora Bora have capitals. */
const SMALL_WORD = /^\p{Ll}[\p{Ll}\p{M}]+$/u;
const GOES_ON = /^[\p{L}\p{M}\p{N}\p{Pd}’'·:]/u;
