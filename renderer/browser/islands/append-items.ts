import { addIcons } from "../add-icons.ts";
import { announce } from "../navigation/announce.ts";
import { type Appended, stepOf } from "../navigation/history-step.ts";
import { showFailure } from "./refined-part.ts";

/**
 * Adds the items of another page, remembers them in this step of the history, moves the focus to the first
 * and says how many there are. False when there was nothing to add them to or from; with a `signal` that was
 * aborted nothing is done.
 */
export async function append(
  { href, list }: Appended,
  page: Promise<Document | null>,
  signal: AbortSignal,
): Promise<boolean> {
  const next = await page;
  if (signal.aborted) return true;
  const first = next && appendItems(next, list);
  if (!first) return false;
  const appended = [...(stepOf().appended ?? []), { href, list }];
  history.replaceState({ ...history.state, appended }, "");
  first.querySelector<HTMLElement>("a[href]")?.focus({ preventScroll: true });
  announce(document.querySelector(`#${list}-end [data-appended]`)?.textContent ?? "");
  return true;
}

/**
 * Adds the items of the same list of another page to the list with this id (`data-append`), without those
 * that stand there already, and puts that page's foot (`<id>-end`) in place of this one's. Returns the first
 * new item, or null when either page lacks the list.
 */
function appendItems(next: Document, id: string): Element | null {
  const list = document.getElementById(id);
  const more = next.getElementById(id);
  if (!list || !more) return null;
  const shown = new Set([...list.children].map(addressOf));
  const fresh = [...more.children]
    .filter((item) => !shown.has(addressOf(item)))
    .map((item) => document.adoptNode(item));
  addIcons(next);
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
  pageOf: (href: string) => Promise<Document | null>,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, each] of appended.entries()) {
    const next = await pageOf(each.href).catch(() => null);
    if (signal.aborted) return;
    if (next && appendItems(next, each.list)) continue;
    history.replaceState({ ...history.state, appended: appended.slice(0, index) }, "");
    showFailure(document.getElementById(`${each.list}-end`), each.href, each.list);
    return;
  }
}

/** What an item is about: the address it links to, which its page may give other parameters. */
function addressOf(item: Element): string {
  return item.querySelector<HTMLAnchorElement>("a[href]")?.pathname ?? "";
}
