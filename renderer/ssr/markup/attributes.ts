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

/** Addresses and counts: what is none is left out or made harmless, by React. */
const addresses = new Set(["src", "href", "action", "formAction", "xlinkHref"]);
const counts = new Set(["cols", "rows", "size", "span", "rowSpan", "start"]);
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them before the scheme of an address.
const doubtful = /^$|^[\u0000-\u001f ]*j/i;

/** What React writes for an attribute with a value of a kind. */
interface Written {
  /** Up to the value where it says one, all of it otherwise; empty where React leaves it out. */
  readonly start: string;
  /** Whether it says no value: ` hidden=""`. */
  readonly isFlag: boolean;
}

/** What is known of an attribute by its name. */
interface Known extends Partial<Record<Kind, Written>> {
  readonly isAddress: boolean;
  readonly isCount: boolean;
}

const attributes = new Map<string, Known>();

function knownOf(name: string): Known {
  let known = attributes.get(name);
  if (!known) {
    known = { isAddress: addresses.has(name), isCount: counts.has(name) };
    attributes.set(name, known);
  }
  return known;
}

/** Asks React once. */
function ask(known: Partial<Record<Kind, Written>>, kind: Kind, name: string): Written {
  const html = renderToStaticMarkup(createElement("i", { [name]: samples[kind] }));
  const all = html.slice("<i".length, -"></i>".length);
  const isFlag = all.endsWith('=""');
  const isBefore = (kind === "text" || kind === "count") && all !== "" && !isFlag;
  const written = { start: isBefore ? all.slice(0, -2) : all, isFlag };
  known[kind] = written;
  return written;
}

/** One attribute of an element with a space before it, or nothing. */
export function attribute(name: string, value: unknown): string {
  if (name === "style") return styleAttribute(value);
  const known = knownOf(name);
  switch (typeof value) {
    case "string": {
      if (known.isCount || (known.isAddress && doubtful.test(value))) throw new NeedsReact();
      const { start, isFlag } = known.text ?? ask(known, "text", name);
      // An attribute without a value: there if the value counts as true.
      if (isFlag) return value ? start : "";
      return start && `${start}${escapeText(value)}"`;
    }
    case "number": {
      if (known.isCount && !(value >= 1)) throw new NeedsReact();
      const { start, isFlag } = known.count ?? ask(known, "count", name);
      if (isFlag) throw new NeedsReact();
      return start && `${start}${value}"`;
    }
    case "boolean": {
      if (known.isCount) throw new NeedsReact();
      const kind = value ? "true" : "false";
      return (known[kind] ?? ask(known, kind, name)).start;
    }
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
