/** What stands in a page's place until it has come. */
export interface PagePreview {
  readonly show: () => void;
  /** Puts the page the guest came from back, where they stood. */
  readonly hide: () => void;
  /** The page has come. */
  readonly drop: () => void;
}

/**
 * What the card around a link (`data-preview`) already says about the page it leads to: its picture, the
 * link's own words, and the text marked `data-preview-text` (HOTEL-12).
 */
export function pagePreview(link: HTMLElement | undefined): PagePreview | undefined {
  const main = document.getElementById("main");
  const card = link?.closest("article");
  if (!main || !link || !card) return undefined;
  let element: Element | undefined;
  let scroll = 0;
  const drop = () => {
    element?.remove();
    element = undefined;
  };
  return {
    show() {
      scroll = scrollY;
      element = draw(card, link);
      main.before(element);
      main.hidden = true;
      scrollTo(0, 0);
    },
    hide() {
      if (!element) return;
      drop();
      main.hidden = false;
      scrollTo(0, scroll);
    },
    drop,
  };
}

function draw(card: Element, { textContent }: Element): Element {
  const preview = Object.assign(document.createElement("div"), {
    className: "page-preview",
    ariaBusy: "true",
  });
  const title = Object.assign(document.createElement("h1"), { textContent });
  // The picture's copy is the very file that is on the screen already.
  for (const part of [card.querySelector("img"), title, card.querySelector("[data-preview-text]")])
    if (part) preview.append(part.cloneNode(true));
  return preview;
}
