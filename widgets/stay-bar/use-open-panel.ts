import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { RoomConfig } from "#domain/rooms";

/** What the guest is choosing: dates and rooms. */
export interface StayDraft {
  readonly checkin: string | null;
  readonly checkout: string | null;
  readonly rooms: RoomConfig;
}

/**
 * Carries the panel that is open, and what was chosen in it so far, over to the same page for another stay:
 * that may come while the guest has gone on to choose. `onReopen` hears what was chosen there. The answer is
 * for the element around both panels, dates first.
 */
export function useOpenPanel(
  path: string,
  draft: StayDraft,
  onReopen: (left: Partial<StayDraft>) => void,
): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come.
  useEffect(() => {
    const kept = left;
    left = undefined;
    if (kept?.path !== path) return;
    const { checkin, checkout, rooms } = kept.draft;
    onReopen(kept.panel === 0 ? { checkin, checkout } : { rooms });
    triggersIn(bar.current)[kept.panel]?.click();
  }, []);
  useLayoutEffect(
    () => () => {
      const panel = triggersIn(bar.current).findIndex((each) => each.ariaExpanded === "true");
      // The address is that of the page to come.
      if (panel >= 0 && location.pathname === path) left = { path, panel, draft: latest.current };
    },
    [path],
  );
  return bar;
}

function triggersIn(bar: HTMLElement | null): readonly HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>("[aria-haspopup=dialog]") ?? [])];
}

let left: { readonly path: string; readonly panel: number; readonly draft: StayDraft } | undefined;
