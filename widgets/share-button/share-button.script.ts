import type { WidgetScript } from "#renderer";
import { shareWithApp } from "../shared/shell/share-with-app.ts";
import { type SharedParts, sharedPartsAround } from "../shared/shell/shared-parts.ts";
import { tell } from "../ui/snackbar/tell.ts";

/** Started by the first press. The words for what was copied stand on the button. */
export const start: WidgetScript = (place) => {
  const button = place.querySelector("button");
  button?.addEventListener("click", () => press(button).catch(() => undefined));
};

async function press(button: HTMLButtonElement): Promise<void> {
  const parts = sharedPartsAround(button);
  if (!parts || (await shared(parts))) return;
  await navigator.clipboard?.writeText([parts.text, addressOf(parts)].join("\n"));
  const { copied = "", close = "" } = button.dataset;
  void tell({ title: copied, closeLabel: close, seconds: COPIED_SECONDS });
}

/** True when the app around the page or the device took it, or the guest thought better of it. */
async function shared(parts: SharedParts): Promise<boolean> {
  const handed = { title: parts.title, text: parts.text, url: addressOf(parts) };
  if (shareWithApp(handed)) return true;
  if (!("share" in navigator)) return false;
  try {
    await navigator.share(handed);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === "AbortError";
  }
}

function addressOf({ path }: SharedParts): string {
  return new URL(path, window.location.origin).href;
}

const COPIED_SECONDS = 6;
