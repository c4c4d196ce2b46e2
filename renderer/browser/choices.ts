/**
 * Shows at the press what a link to the same page with another choice (`data-choice`) turns on or off, before
 * that page has come: `data-wanted` says `on` or `off` until the page says how it is. Of choices that stand
 * alone (`one`) the last one pressed is on.
 */
export function showChoice(link: HTMLElement): void {
  if (link.dataset.choice === "one") forgetChoices(link.closest("section") ?? link);
  link.dataset.wanted = link.hasAttribute("aria-current") ? "off" : "on";
}

/** Shows every choice as the page has it. */
export function forgetChoices(part: ParentNode = document): void {
  for (const each of part.querySelectorAll("[data-wanted]")) each.removeAttribute("data-wanted");
}
