import type { Modal } from "#schemas";
import type { PathProblem } from "../json/path-problem.ts";
import { checkProps, type PageContextNames } from "./check-page.ts";

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
