import type { Microsite, Modal } from "#schemas";
import { applyDefaults } from "./apply-defaults.ts";
import { checkProps, type PageContextNames } from "./check-page.ts";
import { nearName } from "./nearest-name.ts";
import type { PathProblem } from "./path-problem.ts";
import { mistakesIn } from "./schema-mistakes.ts";
import { memberSchema } from "./schema-node.ts";

/** Modals with the props of their widgets checked and filled in; a modal that is switched off is left out. */
export function checkModalWidgets(
  modals: Readonly<Record<string, Modal>>,
  names: PageContextNames,
): { readonly modals: Readonly<Record<string, Modal>>; readonly problems: readonly PathProblem[] } {
  const problems: PathProblem[] = [];
  const open: Record<string, Modal> = {};
  for (const [name, modal] of Object.entries(modals)) {
    if (!modal.enabled) continue;
    const widget = modal.widget === undefined ? undefined : names.widgets.get(modal.widget);
    // An unknown widget is reported with the other references.
    const props =
      widget &&
      checkProps(widget, modal.v ?? 1, modal.props ?? {}, ["modals", name], names.messages, problems);
    open[name] = props ? { ...modal, v: widget.manifest.version, props } : modal;
  }
  return { modals: open, problems };
}

/** A vendor may set only props that a widget opens to vendors, to values the widget accepts (MODE-05). */
export function checkMicrosite(microsite: Microsite, { widgets }: PageContextNames): PathProblem[] {
  return Object.entries(microsite.settings).flatMap(([name, props]): PathProblem[] => {
    const widget = widgets.get(name);
    if (!widget) {
      const message = `There is no widget "${name}".`;
      return [
        {
          path: ["settings", name],
          part: "key",
          code: "unknown-widget",
          message,
          ...nearName(name, widgets.keys()),
        },
      ];
    }
    const { overridable = [], props: schema } = widget.manifest;
    const closed = Object.keys(props).filter((prop) => !overridable.includes(prop));
    const wrong = mistakesIn(widget.validate(), applyDefaults(props, schema, schema)).filter(
      ({ code, path }) => code !== "missing-property" && !closed.includes(String(path[0])),
    );
    return [
      ...closed.map((prop): PathProblem => {
        const isKnown = memberSchema(schema, schema, prop) !== undefined;
        const message = isKnown
          ? `Vendors may not set "${prop}" of "${name}"; open to them: ${overridable.join(", ") || "nothing"}.`
          : `"${name}" has no prop "${prop}".`;
        const near = nearName(prop, overridable);
        return { path: ["settings", name, prop], part: "key", code: "not-overridable", message, ...near };
      }),
      ...wrong.map((mistake) => ({ ...mistake, path: ["settings", name, ...mistake.path] })),
    ];
  });
}
