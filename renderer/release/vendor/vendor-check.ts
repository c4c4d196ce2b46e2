import type { Microsite } from "#schemas";
import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";
import { nameHelp, nearName } from "../json/nearest-name.ts";
import { isSamePath, type PathProblem } from "../json/path-problem.ts";
import { memberSchema } from "../json/schema-node.ts";
import type { PageContextNames } from "../pages/check-page.ts";
import { applyDefaults } from "../schema/apply-defaults.ts";
import { unwrittenHelp } from "../schema/check-document.ts";
import { markedValues } from "../schema/marked-values.ts";
import { swappedMessages } from "../schema/message-fields.ts";
import type { KnownWidget } from "../schema/widget-catalogue.ts";

/**
 * What a vendor does beyond what widgets open to it (MODE-05): closed props, values they refuse, widgets that
 * must stay.
 */
export function checkVendor(vendor: Microsite, names: PageContextNames): PathProblem[] {
  const settings = Object.entries(vendor.settings).flatMap(([name, props]): PathProblem[] => {
    const path = ["settings", name];
    const widget = names.widgets.get(name);
    return widget
      ? checkSettings(props, widget, path, names.messages)
      : [{ ...unknownWidget(name, names.widgets.keys()), path, part: "key" }];
  });
  return [
    ...settings,
    ...checkHidden(vendor.hideWidgets ?? [], names),
    ...unreadSettings(vendor),
    ...wordsOfOthers(vendor, names),
  ];
}

/** Frames of another vendor, by its name, where this vendor's is not said. */
export function framesOfOthers(
  { name, frameAncestors = [] }: Microsite,
  vendors: Iterable<string>,
): readonly PathProblem[] {
  const others = [...vendors].filter((vendor) => vendor !== name);
  return frameAncestors.flatMap((address, index): PathProblem[] => {
    const other = others.find((vendor) => namesVendor(address, vendor));
    if (other === undefined || namesVendor(address, name)) return [];
    const message = `${address} names the vendor "${other}", and this is "${name}".`;
    const suggestion = `Write an address of ${name}, or take it out.`;
    const path = ["frameAncestors", index];
    return [{ path, code: "of-another-brand", message, suggestion, severity: "warning" }];
  });
}

function namesVendor(address: string, vendor: string): boolean {
  return address
    .toLowerCase()
    .split(/[/.:]+/)
    .includes(vendor.toLowerCase());
}

/** Words of another vendor, where this one has its own. */
function wordsOfOthers({ name, settings }: Microsite, { messages }: PageContextNames): PathProblem[] {
  const own = [...messages].filter((id) => id.startsWith(`microsites.${name}.`));
  if (own.length === 0) return [];
  return textsIn(settings).flatMap(({ path, value }): PathProblem[] => {
    const [, other] = messages.has(value) ? (/^microsites\.([^.]+)\./.exec(value) ?? []) : [];
    if (other === undefined || other === name) return [];
    const message = `"${value}" are the words of "${other}", and this is "${name}".`;
    const suggestion = `Write one of ${own.map((id) => `"${id}"`).join(", ")}.`;
    return [{ path: ["settings", ...path], code: "other-words", message, suggestion, severity: "warning" }];
  });
}

/** Settings of widgets that the vendor leaves out: nothing shows them. */
function unreadSettings({ settings, hideWidgets = [] }: Microsite): PathProblem[] {
  return Object.keys(settings).flatMap((name): PathProblem[] => {
    if (!hideWidgets.includes(name)) return [];
    const message = `"${name}" is left out by "hideWidgets", so nothing shows these settings.`;
    const suggestion = "Take the settings out, or the name out of hideWidgets.";
    const at = { path: ["settings", name], part: "key" } as const;
    return [{ ...at, code: "not-offered", message, suggestion, severity: "warning" }];
  });
}

function checkHidden(hidden: readonly string[], { widgets }: PageContextNames): PathProblem[] {
  const hideable = [...widgets.values()]
    .filter(({ manifest }) => manifest.hideable)
    .map(({ manifest }) => manifest.name);
  return hidden.flatMap((name, index): PathProblem[] => {
    if (hideable.includes(name)) return [];
    const path = ["hideWidgets", index];
    if (!widgets.has(name)) return [{ ...unknownWidget(name, hideable), path }];
    const message = `Vendors may not leave out "${name}"; open to them: ${hideable.join(", ") || "nothing"}.`;
    return [{ path, code: "not-hideable", message, ...nameHelp(name, hideable) }];
  });
}

function checkSettings(
  props: Readonly<Record<string, unknown>>,
  { manifest, mistakes }: KnownWidget,
  path: JsonPath,
  messages: ReadonlySet<string>,
): PathProblem[] {
  const { name, overridable = [], props: schema } = manifest;
  const closed = Object.keys(props).filter((prop) => !overridable.includes(prop));
  const problems = closed.map((prop): PathProblem => {
    const isKnown = memberSchema(schema, schema, prop) !== undefined;
    const message = isKnown
      ? `Vendors may not set "${prop}" of "${name}"; open to them: ${overridable.join(", ") || "nothing"}.`
      : `"${name}" has no prop "${prop}".`;
    return {
      path: [...path, prop],
      part: "key",
      code: "not-overridable",
      message,
      ...nameHelp(prop, overridable),
    };
  });
  // What the vendor does not set stands on the page already; what it does set has to be whole.
  const wrong = mistakes(applyDefaults(props, schema, schema)).filter(
    ({ code, path: at }) =>
      !(code === "missing-property" && at.length === 0) && !closed.includes(String(at[0])),
  );
  problems.push(...wrong.map((mistake) => ({ ...mistake, path: [...path, ...mistake.path] })));
  for (const { path: at, value } of textsIn(props)) {
    if (closed.includes(String(at[0])) || !isUnsafe(value)) continue;
    const message = `Got ${JSON.stringify(value)}: markup, addresses and control characters are closed to vendors.`;
    problems.push({ path: [...path, ...at], code: "unsafe-text", message });
  }
  const isIsland = manifest.render.hydrate !== "none";
  const marked = markedValues(props, schema, schema);
  const turned = swappedMessages(marked, messages);
  problems.push(...turned.map((problem) => ({ ...problem, path: [...path, ...problem.path] })));
  for (const { path: at, value, kind } of marked) {
    const where = [...path, ...at];
    if (kind !== "message" || problems.some((problem) => isSamePath(problem.path, where))) continue;
    if (closed.includes(String(at[0]))) continue;
    if (!messages.has(value)) {
      const message = `There is no message "${value}".`;
      problems.push({
        path: where,
        code: "unknown-message",
        message,
        suggestion: unwrittenHelp(value),
        ...nearName(value, messages),
      });
    } else if (isIsland && !manifest.messages?.includes(value.split(".", 1)[0] ?? "")) {
      const message = `"${name}" takes its words to the browser, and only those of ${manifest.messages?.join(", ") || "no namespace"}.`;
      problems.push({ path: where, code: "message-not-sent", message });
    }
  }
  return problems;
}

function unknownWidget(name: string, known: Iterable<string>) {
  const message = `There is no widget "${name}".`;
  return { code: "unknown-widget", message, ...nameHelp(name, known) };
}

/** Markup, a scheme (`javascript:`, `https:`), an address without one (`//host`) or a path. */
function isUnsafe(text: string): boolean {
  return /[<>]|\p{Cc}|^\s*(\/|\\|[a-z][a-z0-9+.-]*:)/iu.test(text);
}

interface Text {
  readonly path: JsonPath;
  readonly value: string;
}

function textsIn(value: unknown, path: JsonPath = []): readonly Text[] {
  if (typeof value === "string") return [{ path, value }];
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  return members.flatMap(([key, member]) => textsIn(member, [...path, key]));
}
