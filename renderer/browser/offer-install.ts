/** What a browser says when it could put the site on the home screen. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/**
 * Offers to put the site on the home screen where the browser can and the page has a place for it
 * (`[data-install]`, hidden until then; OFF-05). The browser's own question comes when the guest asks for it,
 * and the offer goes once it was asked. Where no place can be reached, as in a menu whose button a wide
 * screen hides, the browser is left to offer it itself.
 */
export function offerInstall(): void {
  let asked: InstallEvent | undefined;
  const show = () => {
    for (const place of places()) place.hidden = !asked;
  };
  addEventListener("beforeinstallprompt", (event) => {
    if (![...places()].some(canBeReached)) return;
    event.preventDefault();
    asked = event as InstallEvent;
    show();
  });
  addEventListener("appinstalled", () => {
    asked = undefined;
    show();
  });
  document.addEventListener("staywright:page", show);
  document.addEventListener("click", (event) => {
    const place = (event.target as Element).closest?.("[data-install]");
    if (!asked || !place) return;
    // The menu has done its part, and the focus goes back to its button.
    place.closest<HTMLElement>("[popover]")?.hidePopover();
    void asked.prompt();
    asked = undefined;
    show();
  });
}

function places(): NodeListOf<HTMLElement> {
  return document.querySelectorAll("[data-install]");
}

/**
 * True when the place itself, hidden until it is offered, stands in something shown, or in a popover that a
 * shown button opens.
 */
function canBeReached(place: HTMLElement): boolean {
  const popover = place.closest("[popover]");
  if (!popover) return isShown(place.parentElement);
  const openers = document.querySelectorAll("[popovertarget]");
  return [...openers].some((each) => each.getAttribute("popovertarget") === popover.id && isShown(each));
}

function isShown(element: Element | null): boolean {
  return element !== null && element.getClientRects().length > 0;
}
