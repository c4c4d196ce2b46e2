/** True when the element stands in right-to-left text, read from the nearest `dir`. */
export function isRightToLeft(element: Element | null): boolean {
  return element?.closest("[dir]")?.getAttribute("dir") === "rtl";
}

/** The arrow key that means "next" (1) or "previous" (-1) along the line of reading; 0 for any other key. */
export function inlineStep(key: string, element: Element | null): -1 | 0 | 1 {
  if (key !== "ArrowLeft" && key !== "ArrowRight") return 0;
  return (key === "ArrowRight") === isRightToLeft(element) ? -1 : 1;
}
