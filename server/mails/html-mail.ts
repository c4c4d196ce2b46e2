import type { Site } from "#renderer";
import { escapeAttribute as escaped } from "#renderer/server";
import type { MailLine, MailPart } from "./mail-parts.ts";

export interface HtmlMail {
  readonly parts: readonly MailPart[];
  readonly subject: string;
  readonly site: Pick<Site, "brand">;
  /** BCP 47 tag of the language. */
  readonly language: string;
  readonly rtl: boolean;
}

/**
 * A mail as HTML of tables and inline styles, which mail programs of twenty years show alike: whole without
 * pictures, in the colours of the brand, the other way round in a right-to-left language, and in the brand's
 * dark colours where the reader's screen is dark.
 */
export function htmlMail({ parts, subject, site, language, rtl }: HtmlMail): string {
  const { siteName, theme } = site.brand;
  const { colours, fonts } = theme;
  const family = escaped((rtl ? (fonts.arabic ?? fonts.body) : fonts.body).fallback);
  const side = rtl ? "right" : "left";
  const base = `font-family:${family};font-size:16px;line-height:1.5;color:${colours.text};text-align:${side}`;
  const style = { base, side, colours };
  const rows = parts.map(
    (part) => `<tr><td style="padding:0 0 20px;${base}" class="on">${partHtml(part, style)}</td></tr>`,
  );
  return [
    `<!doctype html><html lang="${escaped(language)}" dir="${rtl ? "rtl" : "ltr"}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title><style>${darkRules(colours)}</style></head>`,
    `<body class="page" style="margin:0;padding:0;background:${colours.background}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${rtl ? "rtl" : "ltr"}"><tr><td align="center" class="page" style="padding:24px 12px;background:${colours.background}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">`,
    `<tr><td class="on" style="padding:0 4px 16px;${base};font-weight:700">${escaped(siteName)}</td></tr>`,
    `<tr><td class="card" style="padding:28px 24px 8px;background:${colours.surface};border:1px solid ${colours.border}">`,
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.join("")}</table>`,
    "</td></tr></table></td></tr></table></body></html>",
  ].join("");
}

interface Style {
  readonly base: string;
  readonly side: string;
  readonly colours: Site["brand"]["theme"]["colours"];
}

function partHtml(part: MailPart, style: Style): string {
  const { colours } = style;
  switch (part.kind) {
    case "heading":
      return `<h1 class="on" style="margin:0;font-size:24px;line-height:1.25;color:${colours.text}">${lines(part.text)}</h1>`;
    case "paragraph":
      return lines(part.text);
    case "rows":
      return `${titleHtml(part.title)}${rowsHtml(part.rows, style)}`;
    case "list":
      return `${titleHtml(part.title)}${part.items.map((item) => lines(item)).join("<br>")}`;
    case "link":
      return `<a class="act" href="${escaped(part.href)}" style="display:inline-block;padding:12px 20px;background:${colours.accent};color:${colours.accentText};text-decoration:none;font-weight:700">${lines(part.text)}</a>`;
    case "contact":
      return `<span class="on" style="color:${colours.muted};font-size:14px">${[part.title, ...part.lines]
        .flatMap((line) => (line === undefined ? [] : [lines(line)]))
        .join("<br>")}</span>`;
  }
}

function titleHtml(title: string | undefined): string {
  return title === undefined
    ? ""
    : `<h2 style="margin:0 0 8px;font-size:18px;line-height:1.3">${lines(title)}</h2>`;
}

function rowsHtml(rows: readonly MailLine[], { base, side, colours }: Style): string {
  const end = side === "right" ? "left" : "right";
  const cell = `padding:8px 0;border-top:1px solid ${colours.border};vertical-align:top;${base}`;
  const row = ({ label, value, isTotal = false }: MailLine) => {
    const weight = isTotal ? ";font-weight:700" : "";
    return (
      `<tr><th scope="row" class="on line" style="${cell};font-weight:${isTotal ? 700 : 400};padding-${end}:16px">${lines(label)}</th>` +
      `<td class="on line" style="${cell}${weight};text-align:${end}">${lines(value)}</td></tr>`
    );
  };
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse">${rows.map(row).join("")}</table>`;
}

/** Text as it is; its lines stay lines. */
function lines(text: string): string {
  return escaped(text).replaceAll("\n", "<br>");
}

/** What styles in place cannot say. A program that knows no such rules shows the light colours. */
function darkRules({ inverse, inverseText }: Style["colours"]): string {
  return (
    `@media (prefers-color-scheme:dark){.page,.card{background:${inverse}!important;border-color:${inverseText}!important}` +
    `.on,.on h1,.on h2{color:${inverseText}!important}.line{border-color:${inverseText}!important}}`
  );
}
