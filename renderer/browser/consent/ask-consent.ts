import { apiBase } from "../../site/api-base.ts";
import { readPageData } from "../page-data.ts";
import { consentLetters } from "./consent-choice.ts";

/**
 * Shows the question for consent (`#cookie-choices`, hidden as the page comes) to whom it concerns: a guest
 * who has not chosen, whom the server says that it applies to (CONS-01, CONS-05), on a site that asks, and
 * whose browser has not said no already (Global Privacy Control). It goes while the guest goes on, and comes
 * back at the height that the next page wants (CONS-02). The link at the foot of a page opens it for anybody,
 * and has done so already where it `isOpened`.
 */
export function askConsent(isOpened: boolean): void {
  let applies: Promise<boolean> | undefined;
  let arrived = 0;
  const show = async () => {
    const banner = bannerOf();
    if (!banner) return;
    banner.hidden = true;
    const here = ++arrived;
    if (isOpened || location.hash === `#${banner.id}`) {
      isOpened = false;
      return open(banner);
    }
    const { globalPrivacyControl: refused } = navigator as { readonly globalPrivacyControl?: boolean };
    if (refused || banner.dataset.unasked !== undefined || consentLetters() !== null) return;
    applies ??= check();
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    if ((await applies) && here === arrived && consentLetters() === null) banner.hidden = false;
  };
  document.addEventListener("staywright:page", () => void show());
  document.addEventListener(
    "click",
    (event) => {
      const banner = (event.target as Element).closest?.("[data-consent]") && bannerOf();
      if (!banner) return;
      event.preventDefault();
      open(banner);
    },
    { capture: true },
  );
  void show();
}

const bannerOf = () => document.getElementById("cookie-choices");

/** Opens it with what was chosen before, and nothing ticked otherwise. */
function open(banner: HTMLElement): void {
  const letters = consentLetters() ?? "";
  for (const box of banner.querySelectorAll<HTMLInputElement>("[name=category]"))
    box.checked = letters.includes(box.value[0] ?? "");
  // The offer to sign in stands above everything, over this as well.
  document.getElementById("quick-login")?.togglePopover?.(false);
  banner.hidden = false;
  banner.focus();
}

/** What is not known does not apply: nothing is kept meanwhile either way. */
async function check(): Promise<boolean> {
  const base = apiBase(readPageData(document)?.page.domain.apiBaseHost);
  const answer = await fetch(`${base}/api/pwa/policy-check?version=1`).catch(() => undefined);
  return answer?.ok === true && (await answer.json()).gdpr === true;
}

/** How long it is away after the page has changed. */
const SETTLE_MS = 300;
