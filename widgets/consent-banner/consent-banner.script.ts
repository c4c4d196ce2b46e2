import type { WidgetScript } from "#renderer";

/** Started by the first press: sends the choice, and says so to the page once it is kept. */
export const start: WidgetScript = (place) => {
  const banner = place.querySelector("section");
  const form = place.querySelector("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const failed = form.querySelector<HTMLElement>("[role=alert]");
    const said = [...new FormData(form, event.submitter)] as [string, string][];
    void fetch(form.action, { method: "POST", body: new URLSearchParams(said), keepalive: true }).then(
      ({ ok }) => {
        if (failed) failed.hidden = ok;
        if (!ok || !banner) return;
        banner.hidden = true;
        document.getElementById("main")?.focus({ preventScroll: true });
        document.dispatchEvent(new Event("staywright:consent"));
      },
      () => {
        if (failed) failed.hidden = false;
      },
    );
  });
};
