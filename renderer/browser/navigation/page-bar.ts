import { readPageData } from "../page-data.ts";

/** What a bar over the whole page offers beside its words; message ids throughout. */
export interface PageBar {
  /** One bar of an id stands at a time. */
  readonly id: string;
  readonly message: string;
  /** Where to go on; the bar goes away. */
  readonly links?: readonly { readonly label: string; readonly href: string }[];
  readonly button: { readonly label: string; readonly onPress: () => void };
}

/**
 * Says something of the whole page at its edge, in the page's own words, until the guest has answered. Needs
 * no framework.
 */
export function showPageBar({ id, message, links = [], button }: PageBar): void {
  if (document.getElementById(id)) return;
  const bar = element("div", "");
  bar.id = id;
  bar.className = "page-failure";
  bar.setAttribute("role", "alert");
  bar.append(element("p", message));
  for (const { label, href } of links) {
    const link = element("a", label);
    link.href = href;
    link.addEventListener("click", () => bar.remove());
    bar.append(link);
  }
  const press = element("button", button.label);
  press.type = "button";
  press.addEventListener("click", () => {
    bar.remove();
    button.onPress();
  });
  bar.append(press);
  document.body.append(bar);
}

/** Says that a form did not go for want of a connection: until the guest has read it, or there is one. */
export function tellOffline(): void {
  showPageBar({
    id: OFFLINE,
    message: "popup.offline",
    button: { label: "popup.close", onPress() {} },
  });
  addEventListener("online", () => document.getElementById(OFFLINE)?.remove(), { once: true });
}

const OFFLINE = "offline";

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  message: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  const said = message && readPageData(document)?.messages[message];
  if (typeof said === "string") made.textContent = said;
  return made;
}
