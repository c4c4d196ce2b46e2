import { startScripts } from "#renderer/browser-scripts";
import { scripts } from "#widgets/registry-scripts";

/** Starts the widgets' own scripts where they are due on the page as it is. */
export function start(isDue: (place: Element) => boolean): Promise<void> {
  return startScripts(scripts, isDue);
}
