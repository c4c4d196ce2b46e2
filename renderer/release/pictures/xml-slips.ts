/** Where a text stops being XML, and why. */
export interface XmlSlip {
  readonly offset: number;
  readonly message: string;
  readonly suggestion: string;
}

const NAME = "[A-Za-z_][\\w.:-]*";
const VALUE = `"[^"<]*"|'[^'<]*'`;

/** Comments, sections, declarations, tags and what stands between them, from where the last one ended. */
const PIECE = new RegExp(
  `<!--.*?-->|<!\\[CDATA\\[.*?\\]\\]>|<\\?.*?\\?>|<!DOCTYPE(?:[^>[]|\\[.*?\\])*>` +
    `|</(?<closed>${NAME})\\s*>|<(?<opened>${NAME})(?<attributes>(?:\\s+${NAME}\\s*=\\s*(?:${VALUE}))*)\\s*(?<empty>/?)>` +
    `|(?<words>[^<]+)`,
  "sy",
);
const ATTRIBUTE = new RegExp(`\\s(${NAME})\\s*=`, "g");
const LONE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i;

const WHOLE = "Save or copy it again, whole.";

/**
 * The first place where a drawing is no well-formed XML: browsers show nothing of one. Entities of its own
 * count as unknown.
 */
export function xmlSlip(text: string): XmlSlip | undefined {
  const open: { readonly name: string; readonly line: number }[] = [];
  let hasRoot = false;
  PIECE.lastIndex = text.startsWith("\uFEFF") ? 1 : 0;
  while (PIECE.lastIndex < text.length) {
    const offset = PIECE.lastIndex;
    const match = PIECE.exec(text);
    if (!match) return brokenTag(text, offset);
    const { closed, opened, attributes = "", empty, words = "" } = match.groups ?? {};
    const ampersand = LONE_AMPERSAND.exec(words || attributes);
    if (ampersand) {
      const at = offset + match[0].indexOf(words || attributes) + ampersand.index;
      return { offset: at, message: "A & stands alone.", suggestion: 'Write it as "&amp;".' };
    }
    if (hasRoot && open.length === 0 && (closed ?? opened ?? words.trim()) !== "") {
      const first = offset + match[0].search(/\S/);
      const message = "Something follows after the drawing has ended.";
      return { offset: first, message, suggestion: "Take out what follows." };
    }
    if (opened !== undefined) {
      const repeated = repeatedName(attributes);
      if (repeated !== undefined) {
        const message = `<${opened}> has "${repeated}" twice.`;
        return { offset, message, suggestion: "Take one of them out." };
      }
      hasRoot = true;
      if (empty === "") open.push({ name: opened, line: lineAt(text, offset) });
    } else if (closed !== undefined) {
      const last = open.pop();
      if (last?.name === closed) continue;
      const message = last
        ? `</${closed}> stands where <${last.name}> of line ${last.line} is still open.`
        : `</${closed}> closes nothing.`;
      return { offset, message, suggestion: last ? `Write </${last.name}>.` : "Take it out." };
    }
  }
  const last = open.at(-1);
  const message = `The drawing ends before <${last?.name}> of line ${last?.line} is closed.`;
  return last && { offset: text.trimEnd().length, message, suggestion: WHOLE };
}

/** Line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
  return line;
}

function brokenTag(text: string, offset: number): XmlSlip {
  const rest = text.slice(offset);
  const end = rest.startsWith("<!--") ? "-->" : rest.startsWith("<![CDATA[") ? "]]>" : ">";
  if (!rest.includes(end))
    return { offset, message: "The drawing ends inside of what begins here.", suggestion: WHOLE };
  const [tag = ""] = /^<[^<>]{0,40}/.exec(rest) ?? [];
  const suggestion = 'Write each attribute once, as name="value", and & and < in texts as &amp; and &lt;.';
  return { offset, message: `This is no tag: ${tag} …`, suggestion };
}

function repeatedName(attributes: string): string | undefined {
  const names = [...attributes.replace(new RegExp(VALUE, "g"), "").matchAll(ATTRIBUTE)].map(
    ([, name = ""]) => name,
  );
  return names.find((name, index) => names.indexOf(name) !== index);
}
