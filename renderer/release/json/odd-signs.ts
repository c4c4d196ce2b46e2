import type { Finding } from "./finding.ts";
import { positionAt } from "./text-position.ts";

/**
 * Signs nobody sees that change what is read, wherever they stand: direction overrides and embeddings, spaces
 * without width, fillers, signs of nobody's alphabet.
 */
const HIDDEN =
  /[\u034f\u115f\u1160\u17b4\u17b5\u180e\u2800\u3164\uffa0\ufff9-\ufffb\ue000-\uf8ff\u202a-\u202e\u200b\u2060-\u2064\u2028\u2029\ufeff\u007f-\u009f\u{e0001}-\u{e007f}]+|(?<!\\)\\u(?:202[a-eA-E89]|200[bB]|206[0-4]|[fF][eE][fF][fF]|00[01189][0-9a-fA-F]|007[fF]|[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2}\\u)[dD][c-fC-F][0-9a-fA-F]{2})/gu;

/** Signs that some scripts need: joiners, marks of direction, isolates, and the hyphen of long words. */
const NEEDED = /[\u00ad\u061c\u200c-\u200f\u2066-\u2069]/u;
/** Scripts whose letters are joined or kept apart by a sign, and pictures made of several. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Mongolian}\p{Extended_Pictographic}]|\ufe0f/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Needed signs of a line that stand where nothing needs them, and isolates without their other end. */
function strayMarks(file: string, line: string): readonly { readonly 0: string; readonly index: number }[] {
  const open: { readonly 0: string; readonly index: number }[] = [];
  const stray: typeof open = [];
  let before = "";
  let index = 0;
  for (const sign of line) {
    const place = { 0: sign, index };
    if (/[\u2066-\u2068]/.test(sign)) open.push(place);
    else if (sign === "\u2069") {
      if (!open.pop()) stray.push(place);
    } else if (/[\u200c\u200d]/.test(sign)) {
      if (!JOINING.test(before)) stray.push(place);
    } else if (/[\u061c\u200e\u200f]/.test(sign)) {
      if (!RIGHT_TO_LEFT.test(line.replaceAll("\u061c", ""))) stray.push(place);
    } else if (sign === "\u00ad" && !file.includes("/messages/")) stray.push(place);
    before = sign;
    index += sign.length;
  }
  return [...stray, ...open];
}

function strayMarksIn(file: string, text: string): { readonly 0: string; readonly index: number }[] {
  if (!NEEDED.test(text)) return [];
  let start = 0;
  return text.split("\n").flatMap((line) => {
    const from = start;
    start += line.length + 1;
    if (!NEEDED.test(line)) return [];
    return strayMarks(file, line).map((mark) => ({ 0: mark[0], index: from + mark.index }));
  });
}

/** One finding for each line that holds such signs. */
export function hiddenSigns(file: string, text: string): Finding[] {
  const findings = new Map<number, Finding>();
  for (const { 0: signs, index } of [...text.matchAll(HIDDEN), ...strayMarksIn(file, text)]) {
    const position = positionAt(text, index);
    const sign = signs.startsWith("\\") ? signs.slice(2) : (signs.codePointAt(0) ?? 0).toString(16);
    const isDirection = /^(202[a-e]|206[6-9]|200[ef]|61c)$/i.test(sign);
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
export function oddNumbers(file: string, text: string): Finding[] {
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
