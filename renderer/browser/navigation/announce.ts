/** Says a text to assistive technology, in a live region of its own. */
export function announce(text: string): void {
  let live = document.getElementById("page-announcer");
  if (!live) {
    live = document.createElement("div");
    live.id = "page-announcer";
    live.className = "visually-hidden";
    live.setAttribute("aria-live", "polite");
    document.body.append(live);
  }
  live.textContent = text;
}
