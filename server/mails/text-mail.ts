import type { MailLine, MailPart } from "./mail-parts.ts";
import type { MailText } from "./mail-text.ts";

/**
 * A mail as plain text. The address of a link has a line of its own, where no mark of direction can become
 * part of it.
 */
export function textMail(parts: readonly MailPart[], text: MailText): string {
  return parts.map((part) => textOf(part, text)).join("\n\n");
}

function textOf(part: MailPart, text: MailText): string {
  switch (part.kind) {
    case "heading":
    case "paragraph":
      return part.text;
    case "rows":
      return under(
        part.title,
        part.rows.map((row) => lineOf(row, text)),
      );
    case "list":
      return under(part.title, part.items);
    case "link":
      return `${part.text}\n${part.href}`;
    case "contact":
      return under(part.title, part.lines);
  }
}

/** The label and the value are told apart by the colon of the language. */
function lineOf({ label, value }: MailLine, { join }: MailText): string {
  return join(label, value);
}

function under(title: string | undefined, lines: readonly string[]): string {
  return [...(title === undefined ? [] : [title]), ...lines].join("\n");
}
