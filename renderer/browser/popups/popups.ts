import type { IslandsPart } from "../islands-part.tsx";
import type { ImportFailure } from "../load-part.ts";
import type { PageData } from "../page-data.ts";
import { tellMissingPart } from "../tell-missing-part.ts";
import { createModalFrames } from "./modal-frames.ts";

interface PopupsOptions {
  /** Loads what fills the frames. */
  readonly islands: () => Promise<IslandsPart>;
  readonly data: () => PageData | undefined;
  readonly navigate: (href: string, options: { replace?: boolean; keepScroll?: boolean }) => void;
}

/**
 * Follows `modal` of the address: a popup's frame stands at once, whether it may open and what it shows comes
 * with more code.
 */
export function createPopups({ islands, data, navigate }: PopupsOptions) {
  const frames = createModalFrames({ data, navigate });
  let host: ReturnType<IslandsPart["modalHost"]> | undefined;

  function sync(direct: boolean): void {
    const asked = new URLSearchParams(location.search).get("modal");
    if (!asked) frames.keep([]);
    else if (!direct || data()?.page.modals[asked]?.reopenOnLoad) frames.open(asked);
    if (!host && !asked) return;
    host ??= islands().then((part) => part.modalHost(frames));
    host.then(
      (known) => known.sync({ direct }),
      (detail: ImportFailure) => {
        host = undefined;
        const frame = frames.opened();
        frame?.fail("", () => sync(direct));
        if (!frame) frames.close();
        tellMissingPart({
          statusCode: detail.statusCode,
          message: detail.message,
          told: frame !== undefined,
        });
      },
    );
  }

  return { sync, leave: leavePopup };
}

/**
 * A choice made in a popup is no step of its own: it takes that of the page under the popup. The popup's own
 * step is left, and opens it over the choice again.
 */
function leavePopup(under: string): Promise<void> {
  const again = new URL(under);
  again.searchParams.set("modal", new URLSearchParams(location.search).get("modal") ?? "");
  history.replaceState({ over: under }, "", again.href.replaceAll("%2F", "/"));
  return new Promise((resolve) => {
    addEventListener(
      "popstate",
      (event) => {
        // Nobody else is to follow the address of the page under it: the choice is about to be written there.
        event.stopImmediatePropagation();
        resolve();
      },
      { capture: true, once: true },
    );
    history.back();
  });
}
