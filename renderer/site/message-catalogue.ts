import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** A message compiled ahead: plain text, or the ICU tree that react-intl reads without a parser. */
export type CompiledMessage = string | MessageFormatElement[];
export type MessageCatalogue = Readonly<Record<string, CompiledMessage>>;
