import type { WidgetScript } from "#renderer";
import { type SharedParts, sharedPartsAround } from "../shared/shell/shared-parts.ts";
import { tell } from "../ui/snackbar/tell.ts";

/**
 * The button appears where the device shares or copies and something around it says what; the words for what
 * was copied stand on it.
 */
export const start: WidgetScript = (place) => {
  const button = place.querySelector("button");
  const canShare = "share" in navigator || "clipboard" in navigator;
  if (!button || !canShare || !sharedPartsAround(button)) return;
  button.hidden = false;
  button.addEventListener("click", () => press(button).catch(() => undefined));
};

async function press(button: HTMLButtonElement): Promise<void> {
  const parts = sharedPartsAround(button);
  if (!parts || (await shared(parts))) return;
  await navigator.clipboard?.writeText([parts.text, addressOf(parts)].join("\n"));
  const { copied = "", close = "" } = button.dataset;
  void tell({ title: copied, closeLabel: close, seconds: COPIED_SECONDS });
}

/** True when the device took it, or the guest thought better of it. */
async function shared(parts: SharedParts): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({ title: parts.title, text: parts.text, url: addressOf(parts) });
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === "AbortError";
  }
}

function addressOf({ path }: SharedParts): string {
  return new URL(path, window.location.origin).href;
}

const COPIED_SECONDS = 6;
