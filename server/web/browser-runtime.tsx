import { type IslandsPartOptions, startIslands } from "#renderer/browser";
import { registry } from "#widgets/registry-browser";

/** Joins the renderer with the widgets in the browser. */
export function start({ navigate }: Pick<IslandsPartOptions, "navigate">) {
  return startIslands({
    registry,
    loadOpenModals: () => import("../page/open-modals.ts").then((module) => module.openModals),
    navigate,
  });
}
