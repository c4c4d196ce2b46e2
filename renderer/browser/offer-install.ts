import { readPageData } from "./page-data.ts";

/** What a browser says when it could put the site on the home screen. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/**
 * Offers to put the site on the home screen once a guest has booked (OFF-05): on the page of their booking,
 * where the browser can and the page has a place for it (`[data-install]`, hidden until then). `first` is the
 * first time that the browser said so, and was told to wait. Its own question comes when the guest asks for
 * it, never by itself, and the offer goes once it was asked. Pages inside an app have no such place.
 */
export function offerInstall(first: Event): void {
  let asked: InstallEvent | undefined = first as InstallEvent;
  const show = () => {
    const isOffered = asked !== undefined && isOfBooking();
    for (const place of places()) place.hidden = !isOffered;
  };
  addEventListener("beforeinstallprompt", (event) => {
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
  show();
}

/** Whether the page shows a booking of this guest. */
function isOfBooking(): boolean {
  return readPageData(document)?.page.provides.includes("booking") ?? false;
}

function places(): NodeListOf<HTMLElement> {
  return document.querySelectorAll("[data-install]");
}
