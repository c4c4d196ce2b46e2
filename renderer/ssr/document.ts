import { createHash } from "node:crypto";
import { escapeAttribute } from "./escape-html.ts";

export interface DocumentParts {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly brand: string;
  /** Identity of scripts, styles, policy and release; a page of another one is loaded in full. */
  readonly build: string;
  readonly head: string;
  /** Page stylesheet, inlined: its hash stands in the content security policy. */
  readonly css: string;
  readonly styleLinks: readonly string[];
  readonly fontPreloads: readonly string[];
  readonly icon: string;
  readonly manifest?: string;
  readonly themeColor: string;
  /** Entry of the browser runtime; absent on pages without islands. */
  readonly bootScript?: string;
  readonly devScripts?: readonly string[];
  readonly inspectScript?: string;
  /** Bridge to the app around a web view. */
  readonly appScript?: string;
  readonly skipLinkText: string;
}

/** Everything before the regions. */
export function documentStart(parts: DocumentParts): string {
  return [
    `<!doctype html><html lang="${escapeAttribute(parts.lang)}" dir="${parts.dir}" data-brand="${escapeAttribute(parts.brand)}" data-build="${escapeAttribute(parts.build)}"><head>`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    parts.head,
    `<meta name="theme-color" content="${escapeAttribute(parts.themeColor)}">`,
    `<link rel="icon" href="${escapeAttribute(parts.icon)}" type="image/svg+xml">`,
    parts.manifest ? `<link rel="manifest" href="${escapeAttribute(parts.manifest)}">` : "",
    ...parts.fontPreloads.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeAttribute(href)}">`,
    ),
    parts.bootScript ? `<script>${knownGuest}</script>` : "",
    parts.css ? `<style data-page-css>${parts.css}</style>` : "",
    ...parts.styleLinks.map((href) => `<link rel="stylesheet" href="${escapeAttribute(href)}">`),
    ...(parts.devScripts ?? []).map((src) => `<script type="module" src="${escapeAttribute(src)}"></script>`),
    parts.appScript ? `<script type="module" src="${escapeAttribute(parts.appScript)}"></script>` : "",
    parts.inspectScript
      ? `<script type="module" src="${escapeAttribute(parts.inspectScript)}"></script>`
      : "",
    parts.bootScript ? `<script type="module" src="${escapeAttribute(parts.bootScript)}"></script>` : "",
    `</head><body><a class="skip-link" href="#main">${escapeAttribute(parts.skipLinkText)}</a>`,
  ].join("");
}

/**
 * Script that does nothing: behind a stylesheet it keeps every browser from painting what follows too early.
 */
const waiting = " ";

/**
 * Script that marks the page of a guest who is signed in until the code that fills it has begun, or cannot be
 * had: over a slow line the header is painted long before, and would show what strangers see.
 */
const knownGuest = [
  "if(/(^|; )(__Host-)?guest=1/.test(document.cookie)){let d=document.documentElement.dataset;",
  'd.guest="";addEventListener("DOMContentLoaded",()=>delete d.guest)}',
].join("");

/**
 * Script of a page without any other that waits for a connection: it leaves by itself once there is one. Code
 * in a file would have to be kept beside the page.
 */
const backOnline =
  'addEventListener("online",()=>document.querySelector("main [data-click-online]").click())';

/** SHA-256 of those scripts, base64, for the content security policy. */
export const inlineScriptHashes: readonly string[] = [waiting, knownGuest, backOnline].map((script) =>
  createHash("sha256").update(script).digest("base64"),
);

/**
 * The styles of all that follows, in a file that pages share. What stands before it is painted meanwhile.
 */
export function stylesTag(file: string): string {
  return `<link rel="stylesheet" data-page-css href="${escapeAttribute(file)}"><script>${waiting}</script>`;
}

/** Opening and closing tags of a region; unknown regions become sections. */
export function regionTags(region: string): readonly [string, string] {
  if (region === "main") return ['<main id="main" tabindex="-1" data-region="main">', "</main>"];
  if (region === "header") return ['<header data-region="header">', "</header>"];
  if (region === "footer") return ['<footer data-region="footer">', "</footer>"];
  return [`<div data-region="${escapeAttribute(region)}">`, "</div>"];
}

/**
 * Everything after the regions of a page without islands: what they are may want to be pressed once there is
 * a connection (`data-click-online`).
 */
export function plainDocumentEnd(regions: string): string {
  const waits = regions.includes(" data-click-online");
  return `${waits ? `<script>${backOnline}</script>` : ""}</body></html>`;
}

/** Everything after the regions of a page with islands: the data for them, as escaped JSON by name. */
export function documentEnd(payload: Readonly<Record<string, string>>): string {
  const members = Object.entries(payload).map(([name, json]) => `"${name}":${json}`);
  return `<script type="application/json" id="page-data">{${members.join(",")}}</script></body></html>`;
}
