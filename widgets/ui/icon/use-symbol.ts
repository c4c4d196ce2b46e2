import { useInsertionEffect } from "react";
import type { IconShape } from "./icon-shape.ts";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Id of the icon's symbol in the document. The server writes the symbols that its own part of a page uses; in
 * the browser an icon brings its own where the page lacks it.
 */
export function useSymbol(shape: IconShape): string {
  const id = `i-${shape.id}`;
  useInsertionEffect(() => {
    if (!document.getElementById(id)) iconsOfPage().append(symbolOf(id, shape));
  }, [id, shape]);
  return id;
}

function symbolOf(id: string, { d, filled }: IconShape): Element {
  const symbol = document.createElementNS(SVG, "symbol");
  symbol.id = id;
  symbol.setAttribute("viewBox", "0 0 24 24");
  if (filled) {
    symbol.setAttribute("fill", "currentColor");
    symbol.setAttribute("stroke-width", "1");
  }
  symbol.appendChild(document.createElementNS(SVG, "path")).setAttribute("d", d);
  return symbol;
}

/** What holds the symbols of the page (`renderer/ssr/icon-sheet.ts`); one without icons has none yet. */
function iconsOfPage(): Element {
  const known = document.getElementById("icons");
  if (known) return known;
  const sheet = document.createElementNS(SVG, "svg");
  sheet.id = "icons";
  sheet.style.display = "none";
  return document.body.appendChild(sheet);
}
