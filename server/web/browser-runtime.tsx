import { startRuntime } from "#renderer/browser";
import { registry } from "#widgets/registry-browser";
import { openModals } from "./open-modals.ts";

/** Joins the renderer with the widgets in the browser. */
export function start() {
  return startRuntime({ registry, openModals });
}
