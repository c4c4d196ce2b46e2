import type { WidgetScript } from "#renderer";
import { writeStorage } from "#renderer/kept";

/**
 * Finishes what was pressed before logging in, once and in the same tab: an address alone, which anybody may
 * send a guest, joins nothing.
 */
export const start: WidgetScript = (place) => {
  for (const link of place.querySelectorAll<HTMLElement>("[data-begin-join]"))
    link.addEventListener("click", () =>
      writeStorage("sessionStorage", BEGUN, `${link.dataset.beginJoin} ${Date.now()}`),
    );
  const form = place.querySelector<HTMLFormElement>("form[data-finish-join]");
  const [plan, at] = taken();
  if (form && plan === form.dataset.finishJoin && Date.now() - Number(at) < BEGUN_MS) form.requestSubmit();
};

function taken(): readonly string[] {
  try {
    const begun = sessionStorage.getItem(BEGUN) ?? "";
    if (location.search.includes("do=join")) sessionStorage.removeItem(BEGUN);
    return begun.split(" ");
  } catch {
    return [];
  }
}

const BEGUN = "begun-join";
const BEGUN_MS = 30 * 60_000;
