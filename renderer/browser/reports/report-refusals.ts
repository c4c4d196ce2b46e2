import { sendEvents } from "./send-events.ts";

/**
 * Tracks as a failed verification what a page was asked for and says it cannot have, such as a coupon of its
 * address (COUP-03): `data-refused` names the message, which begins with its kind. Once for each page that
 * says so, however many of its parts do.
 */
export function reportRefusals(): void {
  let said: Element | null = null;
  const report = () => {
    const found = document.querySelector<HTMLElement>("[data-refused]");
    const message = found?.dataset.refused;
    if (message && found !== said)
      sendEvents([
        { name: "verification_failed", attributes: { kind: message.split(".", 1)[0] ?? "", message } },
      ]);
    said = found;
  };
  report();
  document.addEventListener("staywright:page", report);
}
