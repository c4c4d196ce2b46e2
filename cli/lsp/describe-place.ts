import type { Hover } from "vscode-languageserver/node";
import { type JsonPath, memberOf, operandCatalogue, stackOf, type TracedRecord } from "#renderer/release";
import type { Cursor } from "./cursor.ts";
import { addressOf, rangeOf } from "./document-places.ts";
import { namesAt } from "./names-in.ts";
import { locate, type ProjectView, recordOf, widgetAt } from "./project-view.ts";
import type { Spot } from "./walk-schema.ts";

/** What stands at the cursor: what it is for, what its name leads to, and which layers say it. */
export function describePlace(view: ProjectView, file: string, cursor: Cursor): Hover | undefined {
  const { path, isKey, value, start, end, text } = cursor;
  if (path.length === 0) return undefined;
  const { place, layered, trail } = locate(view, file, path, value);
  const spot = trail.at(-1) as Spot;
  const parts = [
    typeText(spot),
    spot.description,
    ...namesAt(view, file, path, isKey ? "key" : "value", value).map(({ kind, name }) =>
      nameText(view, kind, name, place?.locale),
    ),
  ];
  if (place && layered) {
    const own = memberOf(value, path.slice(0, layered.depth));
    const rest = path.slice(layered.depth);
    if (isKey && /^(props|widget)$/.test(String(rest.at(-1)))) {
      const widget = widgetAt(view, place, layered, rest.slice(0, -1), own);
      if (widget !== undefined) parts.push(nameText(view, "widget", widget, undefined));
    }
    const record = recordOf(view, place, layered);
    const site = view.siteOf(place);
    if (record && place.kind !== "messages") parts.push(originText(view, record, rest, site));
    if (place.kind === "messages" && isKey) parts.push(wordsText(view, String(path[0]), place.brand));
  }
  const said = parts.filter((part) => part !== "");
  if (said.length === 0) return undefined;
  return {
    contents: { kind: "markdown", value: said.join("\n\n") },
    range: rangeOf(text, start, end - start),
  };
}

/** Kind and bounds of a value: `integer, at least 1`. */
function typeText({ schema }: Spot): string {
  const { type, enum: values, default: standard, minimum, maximum, pattern } = schema;
  const bounds = [
    Array.isArray(values)
      ? values.map((value) => JSON.stringify(value)).join(" | ")
      : [type ?? []].flat().join(" or "),
    schema["x-message"] === true ? "message id" : "",
    minimum === undefined ? "" : `at least ${minimum}`,
    maximum === undefined ? "" : `at most ${maximum}`,
    typeof pattern === "string" ? `/${pattern}/` : "",
    standard === undefined ? "" : `${JSON.stringify(standard)} when absent`,
  ].filter((part) => part !== "");
  return bounds.length === 0 ? "" : `\`${bounds.join(", ")}\``;
}

function nameText(view: ProjectView, kind: string, name: string, locale: string | undefined): string {
  if (kind === "message") {
    const english = view.english.get(name);
    const own =
      locale === undefined || locale === "en" ? undefined : view.provenance.message(name, locale)[0]?.value;
    if (english === undefined) return "";
    return [`“${english}”`, own === undefined ? "" : `${locale}: “${String(own)}”`]
      .filter(Boolean)
      .join("  \n");
  }
  if (kind === "widget") {
    const widget = view.provenance.widget(name);
    return widget ? `**${name}** ${widget.version}: ${widget.description}` : "";
  }
  if (kind === "operand") {
    const [catalogueRoot] = [view.file("schemas/config/page.schema.json")?.value];
    const rule = operandCatalogue(catalogueRoot as Spot["root"])(name)?.rule;
    return rule?.values ? `One of ${rule.values.map((value) => JSON.stringify(value)).join(", ")}` : "";
  }
  return "";
}

/** A message in every language that has it. */
function wordsText(view: ProjectView, id: string, brand: string | undefined): string {
  return view
    .names("language")
    .flatMap((locale) => {
      const [first] = view.provenance.message(id, locale, brand);
      return first?.file.includes(`/messages/${locale}/`) ? [`- ${locale}: ${String(first.value)}`] : [];
    })
    .join("\n");
}

/** The layers that say a value, strongest first, and what closes it to others. */
function originText(
  view: ProjectView,
  record: TracedRecord,
  path: JsonPath,
  site: string | undefined,
): string {
  const operator = path.findIndex((segment) => String(segment).startsWith("$"));
  const at = operator === -1 ? path : path.slice(0, operator);
  const stack = stackOf(view.provenance, record.sources(at));
  const lock = record.lockOf(at);
  const link = (file: string, line: number) => `[${file}:${line}](${addressOf(view, file)}#L${line})`;
  const lines = stack.map(
    ({ layer, file, line, value, winner }) =>
      `- ${winner ? "**" : "~~"}${shortValue(value)}${winner ? "**" : "~~"} ${layer}, ${link(file, line)}`,
  );
  if (lock) {
    const { line } = view.provenance.positionOf(lock.file, lock.at);
    lines.push(`- closed to later layers by ${lock.layer}, ${link(lock.file, line)}`);
  }
  return lines.length === 0 ? "" : [`${site === undefined ? "Said" : `On ${site}`} by:`, ...lines].join("\n");
}

function shortValue(value: unknown): string {
  if (value === undefined) return "taken away";
  const text = JSON.stringify(value);
  return `\`${text.length > 60 ? `${text.slice(0, 59)}…` : text}\``;
}
