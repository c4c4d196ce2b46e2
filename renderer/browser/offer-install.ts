/** What a browser says when it could put the site on the home screen. */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

/**
 * Offers to put the site on the home screen where the browser can and the page has a place for it (`[data-install]`, hidden until then;
 * OFF-05). The browser's own question comes when the guest asks for it, and the offer goes once it was asked.
 */
export function offerInstall(): void {
  let asked: InstallEvent | undefined;
  const show = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-install]")) place.hidden = !asked;
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
    if (!asked || !(event.target as Element).closest?.("[data-install]")) return;
    void asked.prompt();
    asked = undefined;
    show();
  });
}
