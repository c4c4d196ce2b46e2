import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { messageArguments } from "./message-arguments.ts";
import type { CompiledMessage } from "./release.ts";

export type CompileResult =
  | { readonly ok: true; readonly message: CompiledMessage; readonly arguments: readonly string[] }
  | { readonly ok: false; readonly problem: string; readonly offset: number };

/** Compiles a message ahead: plain words stay a string, anything with arguments becomes the ICU tree. */
export function compileMessage(text: string): CompileResult {
  if (!/[{}<>']/.test(text)) return { ok: true, message: text, arguments: [] };
  try {
    const elements = parse(text, { shouldParseSkeletons: true });
    const plain = plainText(elements);
    return { ok: true, message: plain ?? elements, arguments: messageArguments(elements) };
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    const problem = message.toLowerCase().replaceAll("_", " ");
    return { ok: false, problem, offset: location?.start.offset ?? 0 };
  }
}

function plainText(elements: readonly MessageFormatElement[]): string | undefined {
  const texts: string[] = [];
  for (const element of elements) {
    if (element.type !== TYPE.literal) return undefined;
    texts.push(element.value);
  }
  return texts.join("");
}
