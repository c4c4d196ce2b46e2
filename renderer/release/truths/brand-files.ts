import type { Finding } from "../json/finding.ts";

/** First bytes of pictures by the end of the name, in hexadecimal digits. */
const STARTS: Readonly<Record<string, RegExp>> = {
  png: /^89504e470d0a1a0a/,
  jpg: /^ffd8ff/,
  jpeg: /^ffd8ff/,
  gif: /^47494638/,
  webp: /^52494646.{8}57454250/,
  avif: /^.{8}66747970617669(66|73)/,
  ico: /^00000100/,
};

/** An SVG: comments, declarations and spaces, then its element. */
const SVG = /^\uFEFF?(?:\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*>)*<svg[\s/>]/s;

/** What runs or is fetched when somebody opens a drawing by its address. */
const ACTIVE =
  /<(?:script|foreignObject|iframe|embed|object)\b|\son\w+\s*=|javascript:|\b(?:xlink:)?href\s*=\s*["'](?!#|data:image\/)|<!ENTITY|@import|url\((?!\s*(?:["']|&quot;|&apos;)?\s*(?:#|data:))/i;

/** Pictures of brands that no browser shows, and drawings that do more than draw. */
export function checkBrandFiles(brandFiles: ReadonlyMap<string, Uint8Array>): readonly Finding[] {
  return [...brandFiles].flatMap(([path, bytes]): readonly Finding[] => {
    const [brand, name = ""] = path.split("/");
    const file = `config/brands/${brand}/assets/${name}`;
    const end = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
    if (end === "svg") return drawingFindings(file, Buffer.from(bytes).toString("utf8"));
    const start = STARTS[end];
    if (!start || start.test(Buffer.from(bytes.subarray(0, 16)).toString("hex"))) return [];
    return [
      finding(file, 1, "not-a-picture", `It is no ${end} picture, whatever its name says.`, SAVE_AGAIN),
    ];
  });
}

const SAVE_AGAIN = "Save the picture in the format that its name ends in.";

function drawingFindings(file: string, text: string): readonly Finding[] {
  if (!SVG.test(text))
    return [finding(file, 1, "not-a-picture", "It is no SVG drawing, whatever its name says.", SAVE_AGAIN)];
  const active = ACTIVE.exec(text);
  if (!active) return [];
  const line = text.slice(0, active.index).split("\n").length;
  const message = `The drawing holds "${active[0].trim()}", which runs or fetches something when it is opened.`;
  const suggestion = "Export it as a plain drawing: shapes and colours, no scripts, links or outside files.";
  return [finding(file, line, "unsafe-picture", message, suggestion)];
}

function finding(file: string, line: number, code: string, message: string, suggestion: string): Finding {
  return { code, severity: "error", file, line, column: 1, message, suggestion, sites: [] };
}
