import type { Root } from "react-dom/client";
import { noteFailed } from "../reports/failed-parts.ts";

/**
 * Puts what the server wrote back in the place of an island that broke, and has the failure told. Its links
 * work as they are; a form is sent by the browser where the server wrote an address for it, and what stands
 * there for browsers without scripts is shown.
 */
export function standBroken(
  element: HTMLElement,
  root: Root,
  served: readonly ChildNode[],
  error: unknown,
): void {
  const address = element.dataset.island ?? "";
  console.error(`Island ${address} failed.`, error);
  root.unmount();
  element.replaceChildren(...served);
  element.dataset.broken = "";
  for (const plain of element.querySelectorAll("noscript")) plain.outerHTML = plain.textContent;
  // Without its code nobody says what of it is sent: by itself the browser would put what was typed into the
  // address.
  element.addEventListener("submit", (event) => {
    if (!(event.target as HTMLFormElement).hasAttribute("action")) event.preventDefault();
  });
  noteFailed({ node: address });
}
