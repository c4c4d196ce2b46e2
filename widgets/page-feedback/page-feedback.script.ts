import type { WidgetScript } from "#renderer";

/**
 * Started by the first press of an answer. Tells the feedback host which one it was, then goes where the
 * answer leads: at the latest after the wait of the limits, and also where the host is slow, refuses or is
 * not reached.
 */
export const start: WidgetScript = (place, page) => {
  const { host = "", widget, item, wait } = place.querySelector<HTMLElement>("[data-widget]")?.dataset ?? {};
  const send = (action: string): Promise<unknown> =>
    fetch(`${host}/api/pwa/socialFeedback`, {
      method: "POST",
      // The answer may outlive its page, and says nothing of whose it is.
      keepalive: true,
      credentials: "omit",
      referrerPolicy: "strict-origin",
      headers: {
        accept: "application/json",
        "accept-language": page.locale,
        "content-type": "application/json",
        ...page.callHeaders,
        // Another host knows nothing of our releases.
        ...(host === "" && { "x-release": page.release }),
      },
      body: JSON.stringify({ widget_id: widget, item_id: item, action }),
    });
  let going = false;
  let told = false;
  for (const link of place.querySelectorAll<HTMLAnchorElement>("a[data-action]"))
    link.addEventListener("click", (event) => {
      if (going || told || !navigator.onLine) return;
      told = true;
      const answered = send(link.dataset.action ?? "").catch(() => undefined);
      // In another tab it opens at once.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      link.setAttribute("aria-busy", "true");
      void Promise.race([answered, after(Number(wait))]).then(() => {
        going = true;
        link.removeAttribute("aria-busy");
        link.click();
        going = false;
      });
    });
};

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
