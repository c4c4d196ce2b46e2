import { type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Finding, FindingFix } from "./finding.ts";
import { DEEPEST, scanJson } from "./scan-json.ts";
import { positionAt } from "./text-position.ts";

const SYNTAX_HINTS: Readonly<Record<string, string>> = {
  InvalidCommentToken: "comments are not allowed in configuration; say it in a `description`",
  PropertyNameExpected:
    "a property name in double quotes is expected here (or a comma is left over); write the name, or take the comma before it out",
  ValueExpected:
    "a value is expected here (or a comma is left over); write the value, or take the comma before it out",
  CommaExpected: "a comma is missing before this; write one at the end of what stands before",
  ColonExpected: "a colon is missing before this; write one after the name",
  CloseBraceExpected: "a closing } is missing; write it where the object ends",
  CloseBracketExpected: "a closing ] is missing; write it where the list ends",
  EndOfFileExpected:
    "nothing may follow the value; take the rest out, or look for a bracket too many before it",
  UnexpectedEndOfString:
    "the string is not closed on its line; write its closing quotation mark, and \\n for a line break",
  InvalidSymbol:
    "this is not a JSON value; write a text in double quotes, a number, true, false, null, a list or an object",
  InvalidCharacter: "a control character stands in a string; write it as \\u and four digits",
  InvalidEscapeCharacter: "this is no escape; write \\\\ for a backslash",
  InvalidUnicode: "a \\u needs four hexadecimal digits; write all four",
  InvalidNumberFormat:
    "this is not a number; write digits on both sides of a point, and none that starts with 0",
};

/** Words that other languages write for what JSON writes otherwise. */
const FOREIGN_WORDS: Readonly<Record<string, string>> = {
  True: "true",
  False: "false",
  None: "null",
  undefined: "null",
  NaN: "null",
  nil: "null",
};

/** Stands in a text for bytes that are not UTF-8. */
const UNREADABLE = "\ufffd";

/** Whether a text that JSON can read holds what no file may: bytes that are not UTF-8, lines without \\n. */
export function isDamaged(text: string): boolean {
  return text.includes(UNREADABLE) || hasOldLineEnds(text);
}

/** What keeps a text from being JSON: the first thing that is wrong with it. */
export function invalidJson(file: string, text: string): Finding {
  const unreadable = text.indexOf(UNREADABLE);
  const errors: ParseError[] = [];
  const { tooDeepAt } = scanJson(text);
  if (tooDeepAt !== undefined) return tooDeep(file, text, tooDeepAt);
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  const code = first ? printParseErrorCode(first.error) : "ValueExpected";
  const marker = /^(?:<{7}|\|{7}|={7}|>{7})(?: |$)/m.exec(text);
  if (unreadable !== -1)
    return unusable(file, text, "bytes that are not UTF-8 stand here; save the file as UTF-8", unreadable);
  if (text.startsWith("\ufeff")) {
    const fix = { title: "Take the byte order mark away", edits: [{ file, offset: 0, length: 1, text: "" }] };
    return unusable(
      file,
      text,
      "the file starts with a byte order mark; save it as UTF-8 without one",
      0,
      fix,
    );
  }
  if (text.trim() === "")
    return unusable(file, text, "the file is empty; write an object in { }, or take the file away", 0);
  if (marker) {
    const problem =
      "two versions of the file stand here, as a merge left them; keep one and take the marks away";
    return unusable(file, text, problem, marker.index);
  }
  if (hasOldLineEnds(text))
    return unusable(
      file,
      text,
      "its lines end with a carriage return alone; save it with \\n",
      text.indexOf("\r"),
    );
  const offset = first?.offset ?? 0;
  return unusable(file, text, foreignSign(text, offset) ?? SYNTAX_HINTS[code] ?? code, offset);
}

/** What somebody pasted from a text program or another language, when that is what stands at the mistake. */
function foreignSign(text: string, offset: number): string | undefined {
  const rest = text.slice(offset, offset + 40);
  if (/^[\u2018-\u201f\u00ab\u00bb]/.test(rest))
    return `${rest[0]} is a quotation mark of printed text; write "`;
  if (rest.startsWith("'")) return "strings and names stand in double quotes; write \" for '";
  if (/^[\u00a0\u2000-\u200b\u202f\u3000]/.test(rest))
    return "this is a space that only looks like one; type a plain space over it";
  const [word = ""] = /^\w*/.exec(rest) ?? [];
  if (Object.hasOwn(FOREIGN_WORDS, word)) return `${word} is not JSON; write ${FOREIGN_WORDS[word]}`;
  const line =
    text.slice(text.lastIndexOf("\n", offset - 1) + 1, offset + rest.length).split("\n", 1)[0] ?? "";
  return /^"[^"\n]*\t/.test(rest) && line.includes("\t")
    ? "a tab stands in a string; write it as \\t"
    : undefined;
}

/** Lists and objects inside each other from an offset on, deeper than any configuration. */
export function tooDeep(file: string, text: string, offset: number): Finding {
  const problem = `more than ${DEEPEST} lists and objects stand inside each other here; take out what was pasted into itself`;
  return unusable(file, text, problem, offset);
}

function hasOldLineEnds(text: string): boolean {
  return text.includes("\r") && !text.includes("\n");
}

function unusable(file: string, text: string, problem: string, offset: number, fix?: FindingFix): Finding {
  const [what = "", way] = problem.split(/; (.+)/s);
  const message = `Not valid JSON: ${what}.`;
  return {
    code: "invalid-json",
    severity: "error",
    file,
    ...positionAt(text, offset),
    message,
    ...(way !== undefined && { suggestion: `${way.charAt(0).toUpperCase()}${way.slice(1)}.` }),
    sites: [],
    ...(fix && { fix }),
  };
}
