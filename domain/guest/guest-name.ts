import type { Limits } from "#schemas";
import { type FieldProblem, fieldProblem, LONGEST } from "../text/index.ts";

/** A name as the guest gives it: first and last apart, or one text. */
export interface GuestNameInput {
  readonly first_name?: string | null | undefined;
  readonly last_name?: string | null | undefined;
  readonly name?: string | null | undefined;
  /** "I have no last name": one word is enough (VAL-01). */
  readonly no_last_name?: boolean | undefined;
}

/**
 * Problems of a guest's name (VAL-01, VAL-02): at least two words with a letter each, the last of at least
 * `nameMin` characters, letters of every script and `_@.#+-`. Rejected: `&`, `"`, `<`, `>`, `/`, `\` and
 * backtick. Recorded deviations: the apostrophe is allowed, O'Brien being a name, and one letter is enough in
 * Han, Hangul, Hiragana and Katakana, where most last names have one. Letters that show nothing (joiners and
 * selectors, which some scripts need between others) are allowed and not counted.
 */
export function guestNameProblems(
  input: GuestNameInput,
  { nameMin }: Pick<Limits["fields"], "nameMin">,
): readonly FieldProblem[] {
  const split = input.first_name != null || input.last_name != null;
  const first = cleanName(split ? input.first_name : input.name);
  const last = split && !input.no_last_name ? cleanName(input.last_name) : "";
  const lastField = split ? "last_name" : "name";
  if (!first) {
    const missing = [
      fieldProblem(split ? "first_name" : "name", split ? "first-name-required" : "name-required"),
    ];
    return split && !input.no_last_name && !last
      ? [...missing, fieldProblem("last_name", "last-name-required")]
      : missing;
  }
  const wrong = [
    ...charactersProblem(split ? "first_name" : "name", first),
    ...(last ? charactersProblem("last_name", last) : []),
  ];
  if (wrong.length > 0 || input.no_last_name) return wrong;
  if (split && !last) return [fieldProblem("last_name", "last-name-required")];
  const words = (split ? last : first).split(" ").map(shown);
  const ending = words.at(-1) ?? "";
  if (!split && (words.length < 2 || !LETTER.test(words[0] ?? "") || !LETTER.test(ending)))
    return [fieldProblem("name", "name-two-words")];
  if (!LETTER.test(ending)) return [fieldProblem("last_name", "name-letters-only")];
  return [...ending].length < nameMin && !WHOLE_WORD.test(ending)
    ? [fieldProblem(lastField, "last-name-too-short", { min: nameMin })]
    : [];
}

/** A name as it is stored: composed Unicode, single spaces, no blanks around. */
export function cleanName(text: string | null | undefined): string {
  return (text ?? "").normalize("NFC").replace(/\s+/gu, " ").trim();
}

/** One name as first and last: the first word, and the rest (ACC-16). */
export function splitName(name: string): { readonly first_name: string; readonly last_name: string } {
  const [first = "", ...rest] = cleanName(name).split(" ");
  return { first_name: first, last_name: rest.join(" ") };
}

function charactersProblem(field: string, text: string): readonly FieldProblem[] {
  if (text.length > LONGEST.name) return [fieldProblem(field, "too-long", { max: LONGEST.name })];
  if (REJECTED.test(text)) return [fieldProblem(field, "name-rejected-character")];
  return ALLOWED.test(text) && LETTER.test(shown(text)) ? [] : [fieldProblem(field, "name-letters-only")];
}

/** A text without what shows nothing. */
function shown(text: string): string {
  return text.replace(UNSEEN, "");
}

const REJECTED = /[&"<>/\\`]/;
const ALLOWED = /^[\p{L}\p{M}_@.#+\-'’ \u200c\u200d]*$/u;
const LETTER = /\p{L}/u;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;
/** Letters that can be a whole name. */
const WHOLE_WORD = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
