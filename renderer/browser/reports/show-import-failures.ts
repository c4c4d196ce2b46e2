import { showPageBar } from "../navigation/page-bar.ts";
import type { MissingPart } from "../tell-missing-part.ts";
import { sendEvents } from "./send-events.ts";

/**
 * Says, once for the whole page, that a part of it did not come, with a way to load it anew; and tells the
 * operator which failure it was (ERR-04).
 */
export function showImportFailure({ statusCode, message: reason, told }: MissingPart): void {
  if (document.getElementById(BAR)) return;
  sendEvents([{ name: "import_failed", attributes: { status: statusCode, reason } }]);
  if (told) return;
  const isOnline = navigator.onLine;
  showPageBar({
    id: BAR,
    message: isOnline ? "popup.part-missing" : "popup.offline",
    // Offline the next press asks for it anew.
    button: isOnline
      ? { label: "popup.reload", onPress: () => location.reload() }
      : { label: "popup.close", onPress: () => {} },
  });
  if (!isOnline) addEventListener("online", () => document.getElementById(BAR)?.remove(), { once: true });
}

const BAR = "page-failure";
