import { isDeepStrictEqual } from "node:util";
import { seededRandom } from "../random.ts";
import { type BlindMutation, type Edit, editMutation } from "./blind-mutation.ts";

/** What editors, shells, merges and copying do to a text. */
export function damageMutations(file: string, text: string, fileKind: string): BlindMutation[] {
  const random = seededRandom(`damage ${file}`);
  const pick = (pattern: RegExp): number | undefined => {
    const places = [...text.matchAll(pattern)].map(({ index }) => index);
    return places[Math.floor(random() * places.length)];
  };
  const mutations: BlindMutation[] = [];
  const put = (kind: string, edit: Edit | undefined) => {
    if (!edit) return;
    const words = {
      family: "damage of text" as const,
      kind: `${kind} in ${fileKind}`,
      what: `${kind} at ${edit.offset}`,
      verdict: () =>
        verdictOf(text, text.slice(0, edit.offset) + edit.text + text.slice(edit.offset + edit.length)),
    };
    mutations.push(editMutation(words, file, text, { ...edit, ...reach(text, edit) }));
  };
  const instead = (kind: string, pattern: RegExp, length: number, put_: string) => {
    const offset = pick(pattern);
    put(kind, offset === undefined ? undefined : { offset, length, text: put_ });
  };
  for (const [kind, sign] of [
    ["brace", /[{}]/g],
    ["bracket", /[[\]]/g],
    ["colon", /":/g],
    ["comma", /,\n/g],
    ["quote", /"/g],
  ] as const) {
    const offset = pick(sign);
    const at = offset === undefined ? undefined : kind === "colon" ? offset + 1 : offset;
    put(`${kind} taken out`, at === undefined ? undefined : { offset: at, length: 1, text: "" });
    put(`${kind} doubled`, at === undefined ? undefined : { offset: at, length: 0, text: text.charAt(at) });
  }
  instead("semicolon for a comma", /,\n/g, 1, ";");
  instead("equals sign for a colon", /(?<="): /g, 1, " =");
  instead("tab inside a text", /(?<=": "[^"\\\n]*)[a-z]/g, 0, "\t");
  instead("line break inside a text", /(?<=": "[^"\\\n]*)[a-z]/g, 0, "\n");
  instead("bad escape", /(?<=": "[^"\\\n]*)[a-z]/g, 0, "\\x");
  instead("half a sign", /(?<=": "[^"\\\n]*)[a-z]/g, 0, "\\ud800");
  instead("no-sign inside a text", /(?<=": "[^"\\\n]*)[a-z]/g, 0, "\u0000");
  instead("escaped no-sign", /(?<=": "[^"\\\n]*)[a-z]/g, 0, "\\u0000");
  instead("space that does not break", /\n {2}(?=")/g, 1, "\n\u00a0");
  instead("line end of Unicode", /\n(?= {2}")/g, 1, "\u2028");
  instead("hash comment", /\n(?= {2}")/g, 0, "\n# a note");
  instead("comment behind a value", /,\n/g, 1, ", // a note");
  instead("ellipsis", /\n(?= {2}")/g, 0, "\n  ...");
  instead("True for true", /(?<=[^\\]": )true/g, 4, "True");
  instead("undefined for a value", /(?<=: )(?:true|false|\d+)(?=,?\n)/g, 0, "undefined");
  instead("number with a zero in front", /(?<=: )[1-9]\d*/g, 0, "0");
  instead("number with a plus", /(?<=: )[1-9]\d*/g, 0, "+");
  instead("number with a separator", /(?<=: \d)\d/g, 0, "_");
  instead("number in hexadecimal", /(?<=: )[1-9]\d*(?=,?\n)/g, 0, "0x");
  instead("key without quotes", /(?<=\n {2})"(?=\w+":)/g, 1, "");
  const merge = pick(/\n(?= {2}")/g);
  put(
    "merge with both sides",
    merge === undefined
      ? undefined
      : {
          offset: merge + 1,
          length: 0,
          text: '<<<<<<< ours\n  "a": 1,\n=======\n  "a": 2,\n>>>>>>> theirs\n',
        },
  );
  const half = Math.floor(text.length / 2);
  put("second half lost", { offset: half, length: text.length - half, text: "" });
  put("first half lost", { offset: 0, length: half, text: "" });
  put("pasted twice", { offset: text.length, length: 0, text });
  put("last line lost", { offset: text.trimEnd().length - 1, length: 1, text: "" });
  put("saved with nothing but spaces", { offset: 0, length: text.length, text: "  \n" });
  put("saved as YAML", { offset: 0, length: text.length, text: "id: home\nversion: 1\n" });
  put("saved as HTML", { offset: 0, length: text.length, text: "<!doctype html>\n<html></html>\n" });
  put("in UTF-16 read as UTF-8", {
    offset: 0,
    length: text.length,
    text: `\ufffd\ufffd${[...text.slice(0, 400)].join("\u0000")}`,
  });
  put("spaces at the end", { offset: text.length, length: 0, text: "   \n\n" });
  put("Windows line ends", { offset: 0, length: text.length, text: text.replaceAll("\n", "\r\n") });
  put("indented with tabs", {
    offset: 0,
    length: text.length,
    text: text.replace(/^ +/gm, (spaces) => "\t".repeat(spaces.length / 2)),
  });
  return mutations;
}

/**
 * Where a broken text may be found broken: where it was damaged, or at the first place after it that cannot
 * be read any more, which only reading tells. A checker that reads from the start cannot name an earlier
 * line, nor one behind that place.
 */
function reach(text: string, { offset, length, text: put }: Edit): { from: number; to: number } {
  const broken = text.slice(0, offset) + put + text.slice(offset + length);
  return {
    from: Math.max(0, Math.min(offset, broken.length) - 1),
    to: Math.max(offset + put.length, stopOf(broken)),
  };
}

/** Where the platform's own reader stops. */
function stopOf(text: string): number {
  try {
    JSON.parse(text);
    return 0;
  } catch (error) {
    const message = String(error);
    const [, position] = /position (\d+)/.exec(message) ?? [];
    return position === undefined ? text.length : Number(position);
  }
}

function verdictOf(before: string, after: string): "mistake" | "choice" | "equal" {
  try {
    return isDeepStrictEqual(JSON.parse(before), JSON.parse(after)) ? "equal" : "mistake";
  } catch {
    return "mistake";
  }
}
