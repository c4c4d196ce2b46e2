import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import type { CompiledMessage } from "../../site/message-catalogue.ts";
import { messageArguments } from "./message-arguments.ts";

export type CompileResult =
  | { readonly ok: true; readonly message: CompiledMessage; readonly arguments: readonly string[] }
  | { readonly ok: false; readonly problem: string; readonly offset: number };

/** Compiles a message ahead: plain words stay a string, anything with arguments becomes the ICU tree. */
export function compileMessage(text: string): CompileResult {
  if (!/[{}<>']/.test(text)) return { ok: true, message: text, arguments: [] };
  try {
    const elements = parse(text, { shouldParseSkeletons: true });
    const stray = strayBrace(text);
    if (stray !== undefined) return { ok: false, problem: "closing brace too many", offset: stray };
    const plain = plainText(elements);
    return { ok: true, message: plain ?? elements, arguments: messageArguments(elements) };
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    const problem = message.toLowerCase().replaceAll("_", " ");
    return { ok: false, problem, offset: location?.start.offset ?? 0 };
  }
}

/** Where a } closes nothing: ICU shows it, and nobody means that. */
function strayBrace(text: string): number | undefined {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "'" && text[at + 1] === "'") at++;
    else if (sign === "'" && (isQuoted || /[{}<>]/.test(text[at + 1] ?? ""))) isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === "{") depth++;
    else if (sign === "}" && --depth < 0) return at;
  }
  return undefined;
}

function plainText(elements: readonly MessageFormatElement[]): string | undefined {
  const texts: string[] = [];
  for (const element of elements) {
    if (element.type !== TYPE.literal) return undefined;
    texts.push(element.value);
  }
  return texts.join("");
}
