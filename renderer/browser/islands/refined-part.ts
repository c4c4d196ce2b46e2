import { announce } from "../navigation/announce.ts";

/**
 * The part of a page that shows the same thing for another choice (`data-refined`), such as results for other
 * filters: busy while they come, and with the page's own words (`template[data-failed]`) when they do not.
 */
export function refinedPart(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-refined]");
}

/** Marks the part busy and says so; its style hides what is no answer any more. */
export function setBusy(part: HTMLElement | null): void {
  if (!part) return;
  part.setAttribute("aria-busy", "true");
  if (part.dataset.busyText) announce(part.dataset.busyText);
}

/**
 * Puts the page's words about a failure in place of `place`'s content. Its link tries `href` again; false
 * without such words.
 */
export function showFailure(place: Element | null, href: string, append?: string): boolean {
  const words = document.querySelector<HTMLTemplateElement>("template[data-failed]");
  if (!place || !words) return false;
  refinedPart()?.removeAttribute("aria-busy");
  const shown = document.importNode(words.content, true);
  const retry = shown.querySelector("a");
  if (retry) {
    retry.href = href;
    retry.removeAttribute("data-reload");
    if (append) retry.dataset.append = append;
    else retry.dataset.keepScroll = "";
  }
  place.replaceChildren(shown);
  return true;
}
