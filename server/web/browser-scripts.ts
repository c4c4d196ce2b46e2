import { startScripts } from "#renderer/browser-scripts";
import { scripts } from "#widgets/registry-scripts";

/** Starts the widgets' own scripts on the page as it is. */
export function start(): void {
  startScripts(scripts);
}
