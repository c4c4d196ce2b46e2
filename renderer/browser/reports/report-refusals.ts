import { sendEvents } from "./send-events.ts";

/**
 * Tracks as a failed verification what a page was asked for and says it cannot have, such as a coupon of its
 * address (COUP-03): `data-refused` names the kind, `data-message` what is said. Once for each page that says
 * so, however many of its parts do.
 */
export function reportRefusals(): void {
  let said: Element | null = null;
  const report = () => {
    const found = document.querySelector<HTMLElement>("[data-refused]");
    const { refused: kind = "", message = "" } = found?.dataset ?? {};
    if (found && found !== said) sendEvents([{ name: "verification_failed", attributes: { kind, message } }]);
    said = found;
  };
  report();
  document.addEventListener("staywright:page", report);
}
