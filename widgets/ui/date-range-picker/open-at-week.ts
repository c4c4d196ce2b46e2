import type { CivilDate } from "#domain/dates";

/**
 * On a turned phone what holds the calendar is lower than a month: scrolls it to the months, past the typed
 * dates above them, and on to the week of a day where that would lie below the edge. Higher screens stay as
 * they are.
 */
export function openAtWeek(months: HTMLElement | null, date: CivilDate): void {
  const week = months?.querySelector(`[data-date="${date}"]`)?.closest("tr");
  if (!months || !week || !window.matchMedia?.(LOW).matches) return;
  const panel = scrolled(months);
  if (!panel) return;
  const edge = panel.getBoundingClientRect();
  // What stays at the top: the menu of the list, or the names of the days.
  const before = months.previousElementSibling;
  const isMenu = before !== null && getComputedStyle(before).position === "sticky";
  const names = isMenu ? before : week.closest("table")?.tHead;
  const above = names?.getBoundingClientRect().height ?? 0;
  const ending =
    months.parentElement?.lastElementChild?.lastElementChild?.getBoundingClientRect().height ?? 0;
  const { top, bottom } = week.getBoundingClientRect();
  const toMonths = Math.max(0, months.getBoundingClientRect().top - edge.top - (isMenu ? above : 0) - GAP_PX);
  const isSeen = bottom - toMonths <= edge.bottom - ending;
  panel.scrollTop += isSeen ? toMonths : top - edge.top - above - GAP_PX;
}

/** The nearest around an element that scrolls. */
function scrolled(element: HTMLElement): HTMLElement | undefined {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY))
      return each;
  return undefined;
}

/** As in the stylesheets of the calendar. */
const LOW = "(height < 560px)";
const GAP_PX = 4;
