import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import type { Finding, FindingFix } from "./finding.ts";

export type JsonPath = readonly (string | number)[];

/** One JSON file with the positions of everything in it. */
export interface JsonFile {
  /** Path relative to the project, with forward slashes. */
  readonly file: string;
  readonly text: string;
  /** Built when a position is first asked for; undefined when the text is not JSON. */
  readonly tree: Node | undefined;
  /** Undefined when the text is not JSON. */
  readonly value: unknown;
  /** What is wrong with the text itself: the first syntax error, and keys written twice. */
  readonly findings: readonly Finding[];
}

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Reads strict JSON (no comments, no trailing commas) and keeps where everything stands. Never throws. */
export function parseJsonFile(file: string, text: string): JsonFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return notJson(file, text);
  }
  if (text.includes(UNREADABLE) || hasOldLineEnds(text)) return notJson(file, text);
  const written = scan(text);
  if (written.tooDeepAt !== undefined) {
    const problem = `more than ${DEEPEST} lists and objects stand inside each other here; take out what was pasted into itself`;
    return unusable(file, text, problem, written.tooDeepAt);
  }
  let tree: Node | undefined;
  const source = {
    file,
    text,
    value,
    findings: [] as readonly Finding[],
    get tree() {
      tree ??= parseTree(text);
      return tree;
    },
  };
  source.findings = [...hiddenSigns(file, text), ...oddNumbers(file, text)];
  // The slow look is worth it only when a key is missing from what was read.
  if (keysIn(value) !== written.colons) {
    source.findings = [...source.findings, ...repeatedKeys(source)];
    source.value = withoutReserved(value);
  }
  return source;
}

/**
 * Line and column (from 1) of what `path` names. When the path leads nowhere, the nearest parent that exists;
 * `part: "key"` points at the property's name instead of its value.
 */
export function positionOf(source: JsonFile, path: JsonPath, part: "key" | "value" = "value"): Position {
  let node = source.tree;
  let key: Node | undefined;
  for (const segment of path) {
    const next = childOf(node, segment);
    if (!next) break;
    key = next.key;
    node = next.value;
  }
  const target = part === "key" && key ? key : node;
  return positionAt(source.text, target?.offset ?? 0);
}

/**
 * What stands exactly at a path: its value, and the property and key that hold it; undefined when the path
 * leads nowhere.
 */
export function nodeAt(
  { tree }: JsonFile,
  path: JsonPath,
): { readonly property?: Node; readonly key?: Node; readonly value: Node } | undefined {
  let found = tree && { value: tree };
  for (const segment of path) found = childOf(found?.value, segment);
  return found;
}

/** Line and column (from 1) of an offset. */
function positionAt(text: string, offset: number): Position {
  const starts = lineStarts(text);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}

function childOf(
  node: Node | undefined,
  segment: string | number,
): { property?: Node; key?: Node; value: Node } | undefined {
  if (node?.type === "array") {
    const value = node.children?.[Number(segment)];
    return value && { value };
  }
  const properties = node?.type === "object" ? (node.children ?? []) : [];
  const name = String(segment);
  const property = node && properties.length > FEW ? namedIn(node, name) : properties.find(isNamed(name));
  const [key, value] = property?.children ?? [];
  return property && key && value && { property, key, value };
}

/** Objects with more properties than this are looked up by an index of their own. */
const FEW = 40;

const indexes = new WeakMap<Node, ReadonlyMap<string, Node>>();

function namedIn(node: Node, name: string): Node | undefined {
  let index = indexes.get(node);
  if (!index) {
    // Of a key written twice the first one counts.
    const entries = (node.children ?? []).map(
      (property) => [String(property.children?.[0]?.value), property] as const,
    );
    index = new Map(entries.reverse());
    indexes.set(node, index);
  }
  return index.get(name);
}

function isNamed(name: string): (property: Node) => boolean {
  return ({ children }) => children?.[0]?.value === name && children[1] !== undefined;
}

let lastText = "";
let lastStarts: number[] = [0];

function lineStarts(text: string): number[] {
  if (text === lastText) return lastStarts;
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  lastText = text;
  lastStarts = starts;
  return starts;
}

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

function notJson(file: string, text: string): JsonFile {
  const unreadable = text.indexOf(UNREADABLE);
  const errors: ParseError[] = [];
  const { tooDeepAt } = scan(text);
  if (tooDeepAt !== undefined)
    return unusable(
      file,
      text,
      `more than ${DEEPEST} lists and objects stand inside each other here; take out what was pasted into itself`,
      tooDeepAt,
    );
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

function hasOldLineEnds(text: string): boolean {
  return text.includes("\r") && !text.includes("\n");
}

function unusable(file: string, text: string, problem: string, offset: number, fix?: FindingFix): JsonFile {
  const [what = "", way] = problem.split(/; (.+)/s);
  const message = `Not valid JSON: ${what}.`;
  const finding = {
    code: "invalid-json",
    severity: "error",
    file,
    ...positionAt(text, offset),
    message,
    ...(way !== undefined && { suggestion: `${way.charAt(0).toUpperCase()}${way.slice(1)}.` }),
    sites: [],
    ...(fix && { fix }),
  } as const;
  return { file, text, tree: undefined, value: undefined, findings: [finding] };
}

/** How many properties a value has at all depths; -1 when one of them has a reserved name. */
function keysIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  let count = 0;
  for (const key in value) {
    if (!Array.isArray(value)) count++;
    const inside = RESERVED.has(key) ? -1 : keysIn((value as Readonly<Record<string, unknown>>)[key]);
    if (inside === -1) return -1;
    count += inside;
  }
  return count;
}

/**
 * Signs nobody sees that change what is read: direction overrides and embeddings, and spaces without width.
 * Marks that scripts need (U+200C to U+200F, isolates) may stand.
 */
const HIDDEN =
  /[\u202a-\u202e\u200b\u2060-\u2064\u2028\u2029\ufeff\u007f-\u009f\u{e0001}-\u{e007f}]+|(?<!\\)\\u(?:202[a-eA-E89]|200[bB]|206[0-4]|[fF][eE][fF][fF]|00[01189][0-9a-fA-F]|007[fF]|[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2}\\u)[dD][c-fC-F][0-9a-fA-F]{2})/gu;

/** One finding for each line that holds such signs. */
function hiddenSigns(file: string, text: string): Finding[] {
  const findings = new Map<number, Finding>();
  for (const { 0: signs, index } of text.matchAll(HIDDEN)) {
    const position = positionAt(text, index);
    const sign = signs.startsWith("\\") ? signs.slice(2) : (signs.codePointAt(0) ?? 0).toString(16);
    const isDirection = /^202[a-e]$/i.test(sign);
    const isHalf = /^d[89a-f]/i.test(sign);
    const what = isDirection
      ? "changes the direction of what follows"
      : isHalf
        ? "is half of a sign"
        : "takes no room";
    const message = `A sign that nobody sees stands here: U+${sign.toUpperCase().padStart(4, "0")} ${what}.`;
    findings.set(position.line, {
      code: "hidden-sign",
      severity: "error",
      file,
      ...position,
      message,
      suggestion: "Take it out.",
      sites: [],
      fix: {
        title: "Take the hidden sign out",
        edits: [{ file, offset: index, length: signs.length, text: "" }],
      },
    });
  }
  return [...findings.values()];
}

/** `600.000` is six hundred: who wrote it meant the thousands. */
function oddNumbers(file: string, text: string): Finding[] {
  // Looking for what stands before a number takes long, and hardly a file has one that ends so.
  if (!text.includes(".000")) return [];
  return [...text.matchAll(/(?<=^\s*(?:"[^"\n]*":\s*)?)-?[1-9]\d{0,2}(?:\.000)(?=\s*,?$)/gm)].map(
    ({ 0: written, index }) => {
      const meant = written.replace(".", "");
      const message = `${written} is ${Number(written)} here: a point has nothing to do with thousands.`;
      const suggestion = `Write ${meant}, or ${Number(written)}.`;
      const place = { file, ...positionAt(text, index) };
      return { code: "odd-number", severity: "error", ...place, message, suggestion, sites: [] };
    },
  );
}

/** No page of ours nests a third of it. */
const DEEPEST = 100;

/** How many properties a JSON text writes, and where it first goes too deep. */
function scan(text: string): { readonly colons: number; readonly tooDeepAt?: number } {
  let colons = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === COLON) colons++;
    else if (code === OPEN_OBJECT || code === OPEN_LIST) {
      depth++;
      if (depth > DEEPEST) return { colons, tooDeepAt: at };
    } else if (code === CLOSE_OBJECT || code === CLOSE_LIST) depth--;
    if (code !== QUOTE) continue;
    do at = text.indexOf('"', at + 1);
    while (isEscaped(text, at));
    if (at === -1) break;
  }
  return { colons };
}

const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;

const COLON = 58;
const QUOTE = 34;
const BACKSLASH = 92;

function isEscaped(text: string, at: number): boolean {
  let start = at;
  while (text.charCodeAt(start - 1) === BACKSLASH) start--;
  return (at - start) % 2 === 1;
}

/** A value without properties of reserved names, so that nothing more is said of them. */
function withoutReserved(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutReserved);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inside]) =>
      RESERVED.has(key) ? [] : [[key, withoutReserved(inside)]],
    ),
  );
}

function repeatedKeys({ file, text, tree }: Pick<JsonFile, "file" | "text" | "tree">): Finding[] {
  const findings: Finding[] = [];
  const visit = (node: Node): void => {
    if (node.type === "object") {
      const seen = new Set<string>();
      for (const property of node.children ?? []) {
        const key = property.children?.[0];
        if (!key) continue;
        const name = String(key.value);
        const problem = seen.has(name)
          ? "is written twice in this object"
          : RESERVED.has(name)
            ? "is a reserved name"
            : "";
        seen.add(name);
        if (!problem) continue;
        const position = positionAt(text, key.offset);
        const message = `"${name}" ${problem}.`;
        const suggestion = "Take it out, or give it another name.";
        findings.push({
          code: "repeated-key",
          severity: "error",
          file,
          ...position,
          message,
          suggestion,
          sites: [],
        });
      }
    }
    for (const child of node.children ?? []) visit(child);
  };
  if (tree) visit(tree);
  return findings;
}

const RESERVED = new Set(["__proto__", "constructor", "prototype"]);
