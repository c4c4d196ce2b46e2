import type { MouseEvent } from "react";
import type { useNavigateTo } from "#renderer";
import { withModal } from "./with-modal.ts";

/**
 * Follows a pressed link in place of the popup's own entry in the history, so that Back never opens the popup
 * again. `modal` stays in the address, or closes the popup when null. A press that opens a tab or a window is
 * the browser's.
 */
export function followInPlace(
  navigate: ReturnType<typeof useNavigateTo>,
  modal: string | null,
  { keepScroll = true } = {},
) {
  return (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    const href = link.getAttribute("href") ?? "";
    const beside = link.dataset.choice === "many";
    navigate(modal ? withModal(href, modal) : href, { replace: true, keepScroll, beside });
  };
}
