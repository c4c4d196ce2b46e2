/** What stands in a page's place until it has come. */
export interface PagePreview {
  readonly show: () => void;
  /** Puts the page the guest came from back, where they stood. */
  readonly hide: () => void;
  /** The page has come. */
  readonly drop: () => void;
}

/**
 * What the card around a link (`data-preview`) already says about the page it leads to: its picture, the link's own words, and the text
 * marked `data-preview-text` (HOTEL-12).
 */
export function pagePreview(link: HTMLElement | undefined): PagePreview | undefined {
  const main = document.getElementById("main");
  const card = link?.closest("article");
  if (!main || !link || !card) return undefined;
  let shown: { readonly element: Element; readonly scroll: number } | undefined;
  const drop = () => {
    shown?.element.remove();
    shown = undefined;
  };
  return {
    show() {
      shown = { element: draw(card, link.textContent ?? ""), scroll: scrollY };
      main.before(shown.element);
      main.hidden = true;
      scrollTo(0, 0);
    },
    hide() {
      const scroll = shown?.scroll;
      if (scroll === undefined) return;
      drop();
      main.hidden = false;
      scrollTo(0, scroll);
    },
    drop,
  };
}

function draw(card: Element, name: string): Element {
  const preview = document.createElement("div");
  preview.className = "page-preview";
  preview.setAttribute("aria-busy", "true");
  const picture = document.createElement("div");
  picture.className = "page-preview-picture";
  const image = card.querySelector("img");
  if (image?.currentSrc) {
    // The very file that is on the screen already.
    picture.append(Object.assign(new Image(), { src: image.currentSrc, alt: "" }));
  }
  preview.append(
    picture,
    part("h1", "", name),
    part("p", "page-preview-text", card.querySelector("[data-preview-text]")?.textContent ?? ""),
    part("div", "page-preview-lines", ""),
  );
  return preview;
}

function part(tag: string, className: string, textContent: string): Element {
  return Object.assign(document.createElement(tag), { className, textContent });
}
