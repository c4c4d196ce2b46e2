import type { Finding } from "./finding.ts";
import { positionAt } from "./text-position.ts";

/**
 * Signs nobody sees that change what is read: direction overrides and embeddings, and spaces without width.
 * Marks that scripts need (U+200C to U+200F, isolates) may stand.
 */
const HIDDEN =
  /[\u202a-\u202e\u200b\u2060-\u2064\u2028\u2029\ufeff\u007f-\u009f\u{e0001}-\u{e007f}]+|(?<!\\)\\u(?:202[a-eA-E89]|200[bB]|206[0-4]|[fF][eE][fF][fF]|00[01189][0-9a-fA-F]|007[fF]|[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2}\\u)[dD][c-fC-F][0-9a-fA-F]{2})/gu;

/** One finding for each line that holds such signs. */
export function hiddenSigns(file: string, text: string): Finding[] {
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
