import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { CompiledMessage } from "../../site/message-catalogue.ts";

/**
 * The words a guest may read of a message, those of its choices too; a line for each piece between its
 * values.
 */
export function saidWords(message: CompiledMessage): string {
  return typeof message === "string" ? message : wordsIn(message).join("\n");
}

function wordsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => wordsIn(value));
    return element.type === TYPE.tag ? wordsIn(element.children) : [];
  });
}
