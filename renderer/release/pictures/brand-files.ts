import type { Finding } from "../json/finding.ts";
import { lineAt, xmlSlip } from "./xml-slips.ts";

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

/** Bytes that end a picture, in hexadecimal digits; some programs write notes of their own after them. */
const ENDS: Readonly<Record<string, string>> = {
  png: "49454e44ae426082",
  jpg: "ffd9",
  jpeg: "ffd9",
  gif: "3b",
};

/** An SVG: comments, declarations and spaces, then its element. */
const SVG = /^\uFEFF?(?:\s|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*>)*<svg(?<attributes>[\s/>][^>]*)/s;

/** The namespace without which a browser takes a drawing for any other XML. */
const NAMESPACE = /\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;

/** What runs or is fetched when somebody opens a drawing by its address. */
const ACTIVE =
  /<(?:script|foreignObject|iframe|embed|object)\b|\son\w+\s*=|javascript:|\b(?:xlink:)?href\s*=\s*["'](?!#|data:image\/)|<!ENTITY|@import|url\((?!\s*(?:["']|&quot;|&apos;)?\s*(?:#|data:))/i;

/** What draws something. */
const SHAPE = /<(?:\w+:)?(?:path|rect|circle|ellipse|line|polyline|polygon|text|image|use)[\s/>]/;

/** Pictures of brands that no browser shows, and drawings that do more than draw or nothing at all. */
export function checkBrandFiles(brandFiles: ReadonlyMap<string, Uint8Array>): readonly Finding[] {
  return [...brandFiles].flatMap(([path, bytes]): readonly Finding[] => {
    const [brand, name = ""] = path.split("/");
    const file = `config/brands/${brand}/assets/${name}`;
    const end = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "";
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (end === "svg") return drawingFindings(file, content.toString("utf8"));
    const start = STARTS[end];
    if (!start) return [];
    if (!start.test(content.subarray(0, 16).toString("hex")))
      return [
        finding(file, 1, "not-a-picture", `It is no ${end} picture, whatever its name says.`, SAVE_AGAIN),
      ];
    if (isWhole(end, content)) return [];
    return [finding(file, 1, "cut-short", "The picture ends before its end.", COPY_AGAIN)];
  });
}

const SAVE_AGAIN = "Save the picture in the format that its name ends in.";
const COPY_AGAIN = "Save or copy it again, whole.";

/** A WebP says how long it is; of other formats the end must stand in the second half of the file. */
function isWhole(format: string, content: Buffer): boolean {
  if (format === "webp") return content.length >= 12 && content.length >= content.readUInt32LE(4) + 8;
  const end = ENDS[format];
  return end === undefined || content.lastIndexOf(Buffer.from(end, "hex")) > content.length / 2;
}

function drawingFindings(file: string, text: string): readonly Finding[] {
  const start = SVG.exec(text);
  if (!start)
    return [finding(file, 1, "not-a-picture", "It is no SVG drawing, whatever its name says.", SAVE_AGAIN)];
  const active = ACTIVE.exec(text);
  if (active) {
    const message = `The drawing holds "${active[0].trim()}", which runs or fetches something when it is opened.`;
    const suggestion =
      "Export it as a plain drawing: shapes and colours, no scripts, links or outside files.";
    return [finding(file, lineAt(text, active.index), "unsafe-picture", message, suggestion)];
  }
  const slip = xmlSlip(text);
  if (slip) return [finding(file, lineAt(text, slip.offset), "not-a-picture", slip.message, slip.suggestion)];
  const line = lineAt(text, text.indexOf("<svg"));
  if (!NAMESPACE.test(start.groups?.attributes ?? "")) {
    const message = "The drawing does not say that it is SVG, so no browser shows it as a picture.";
    const suggestion = 'Write xmlns="http://www.w3.org/2000/svg" in its <svg>.';
    return [finding(file, line, "not-a-picture", message, suggestion)];
  }
  if (SHAPE.test(text)) return [];
  const message = "The drawing has no shape in it, so guests see nothing.";
  return [finding(file, line, "empty-picture", message, "Export it again, with what it shows.")];
}

function finding(file: string, line: number, code: string, message: string, suggestion: string): Finding {
  return { code, severity: "error", file, line, column: 1, message, suggestion, sites: [] };
}
