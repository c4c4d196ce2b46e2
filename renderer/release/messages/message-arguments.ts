import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";

/** What a message needs from its caller: argument names and tags, each once, in name order. */
export function messageArguments(elements: readonly MessageFormatElement[]): readonly string[] {
  const names = new Set<string>();
  const visit = (element: MessageFormatElement): void => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return;
    names.add(element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`);
    if (element.type === TYPE.tag) element.children.forEach(visit);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) option.value.forEach(visit);
    }
  };
  elements.forEach(visit);
  return [...names].sort();
}
