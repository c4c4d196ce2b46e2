import { useEffect, useRef } from "react";

/** Detail of `staywright:layer`: something has opened that covers the page. */
export interface PageLayer {
  /** Called when Back is pressed. */
  readonly onBack: () => void;
  /** Set by who heard it; to be called when the layer closes in any other way. */
  closed?: () => void;
}

/**
 * While mounted, Back calls `onBack` instead of leaving the page: for what covers the page, such as a sheet
 * on a phone.
 */
export function usePageLayer(onBack: () => void): void {
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    const layer: PageLayer = { onBack: () => back.current() };
    document.dispatchEvent(new CustomEvent("staywright:layer", { detail: layer }));
    return () => layer.closed?.();
  }, []);
}
