import type { Appended } from "../navigation/history-step.ts";
import { showFailure } from "./refined-part.ts";

/**
 * Adds the items of the same list of another page to the list with this id (`data-append`), without those
 * that stand there already, and puts that page's foot (`<id>-end`) in place of this one's. Returns the first
 * new item, or null when either page lacks the list.
 */
export function appendItems(next: Document, id: string): Element | null {
  const list = document.getElementById(id);
  const more = next.getElementById(id);
  if (!list || !more) return null;
  const shown = new Set([...list.children].map(addressOf));
  const fresh = [...more.children]
    .filter((item) => !shown.has(addressOf(item)))
    .map((item) => document.adoptNode(item));
  list.append(...fresh);
  const foot = next.getElementById(`${id}-end`);
  if (foot) document.getElementById(`${id}-end`)?.replaceWith(document.adoptNode(foot));
  // A foot counts what stands above it, from where the list starts: there is more than its own page has.
  for (const text of document.querySelectorAll<HTMLElement>(`#${id}-end [data-appended]`))
    text.textContent = (text.dataset.appended ?? "").replace("#", list.getAttribute("start") ?? "1");
  document.dispatchEvent(new Event("staywright:items"));
  return fresh[0] ?? list.lastElementChild;
}

/**
 * Adds again what had been added to the page. Where one of the pages does not come the foot of its list says
 * so and what followed it stays out, to be asked for behind it: a list with a gap looks whole.
 */
export async function appendAgain(
  appended: readonly Appended[],
  add: (each: Appended) => Promise<Element | null>,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, each] of appended.entries()) {
    const first = await add(each).catch(() => null);
    if (signal.aborted) return;
    if (first) continue;
    history.replaceState({ ...history.state, appended: appended.slice(0, index) }, "");
    showFailure(document.getElementById(`${each.list}-end`), each.href, each.list);
    return;
  }
}

/** What an item is about: the address it links to, which its page may give other parameters. */
function addressOf(item: Element): string {
  return item.querySelector<HTMLAnchorElement>("a[href]")?.pathname ?? "";
}
