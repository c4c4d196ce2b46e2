import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { NeedsReact } from "./markup-hooks.ts";

const special = /["'&<>]/;
const entities: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
};

/** Text as React writes it. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(/["'&<>]/g, (sign) => entities[sign] ?? sign) : text;
}

type Kind = "text" | "count" | "true" | "false";

/** A value of each kind that React is asked with. */
const samples: Readonly<Record<Kind, unknown>> = { text: "@", count: 7, true: true, false: false };

const known: Readonly<Record<Kind, Map<string, string>>> = {
  text: new Map(),
  count: new Map(),
  true: new Map(),
  false: new Map(),
};

/**
 * What React writes for an attribute with a value of a kind, asked of it once; up to the value where it says
 * one. An attribute without a value ends in `=""`, one with a value in `="`.
 */
function writtenFor(kind: Kind, name: string): string {
  let written = known[kind].get(name);
  if (written === undefined) {
    const html = renderToStaticMarkup(createElement("i", { [name]: samples[kind] }));
    const all = html.slice("<i".length, -"></i>".length);
    const isBefore = (kind === "text" || kind === "count") && all !== "" && !all.endsWith('=""');
    written = isBefore ? all.slice(0, -2) : all;
    known[kind].set(name, written);
  }
  return written;
}

/** Addresses and counts: what is none is left out or made harmless, by React. */
const addresses = new Set(["src", "href", "action", "formAction", "xlinkHref"]);
const counts = new Set(["cols", "rows", "size", "span", "rowSpan", "start"]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before the scheme of an address.
const doubtful = /^$|^[\u0000-\u001f ]*j/i;

/** One attribute of an element with a space before it, or nothing. */
export function attribute(name: string, value: unknown): string {
  if (name === "style") return styleAttribute(value);
  switch (typeof value) {
    case "string": {
      if (counts.has(name) || (addresses.has(name) && doubtful.test(value))) throw new NeedsReact();
      const written = writtenFor("text", name);
      // An attribute without a value, `hidden=""`: there if the value counts as true.
      if (written.endsWith('=""')) return value ? written : "";
      return written && `${written}${escapeText(value)}"`;
    }
    case "number": {
      if (counts.has(name) && !(value >= 1)) throw new NeedsReact();
      const written = writtenFor("count", name);
      if (written.endsWith('=""')) throw new NeedsReact();
      return written && `${written}${value}"`;
    }
    case "boolean":
      if (counts.has(name)) throw new NeedsReact();
      return writtenFor(value ? "true" : "false", name);
    default:
      // What listens to an event is nothing to the server.
      if (name === "ref" || (typeof value === "function" && /^on[A-Z]/.test(name))) return "";
      throw new NeedsReact();
  }
}

const styleNames = new Map<string, { readonly name: string; readonly unit: string }>();

function styleAttribute(style: unknown): string {
  if (typeof style !== "object" || style === null) throw new NeedsReact();
  let text = "";
  for (const [property, value] of Object.entries(style)) {
    if (value === null || value === undefined || typeof value === "boolean" || value === "") continue;
    const { name, unit } = styleNameOf(property);
    const shown =
      typeof value === "number" ? `${value}${value === 0 ? "" : unit}` : escapeText(String(value).trim());
    text += `${text ? ";" : ""}${name}:${shown}`;
  }
  return text && ` style="${text}"`;
}

function styleNameOf(property: string) {
  let known = styleNames.get(property);
  if (!known) {
    const html = renderToStaticMarkup(createElement("i", { style: { [property]: 7 } }));
    const [, name = "", unit = ""] = /style="(.*):7([a-z]*)"/.exec(html) ?? [];
    known = { name, unit };
    styleNames.set(property, known);
  }
  return known;
}
