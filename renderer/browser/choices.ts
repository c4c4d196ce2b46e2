/**
 * Shows at the press what a link to the same page with another choice (`data-choice`) turns on or off, before
 * that page has come: `data-wanted` says `on` or `off` until the page says how it is. Of choices that stand
 * alone (`one`) styles take the section's other one off. Presses before this one are withdrawn: this link's
 * address knows nothing of them.
 */
export function showChoice(link: HTMLElement): void {
  forgetChoices();
  link.dataset.wanted = link.hasAttribute("aria-current") ? "off" : "on";
}

/** Shows every choice as the page has it. */
export function forgetChoices(): void {
  for (const each of document.querySelectorAll("[data-wanted]")) each.removeAttribute("data-wanted");
}
