const patienceMs = 2500;

/**
 * Runs once the page has been painted: after `load`, or 2.5 s at the latest, so that no script competes with
 * the largest image.
 */
export function afterPaint(run: () => void): void {
  let done = false;
  const once = () => {
    if (done) return;
    done = true;
    requestAnimationFrame(() => setTimeout(run, 0));
  };
  if (document.readyState === "complete") once();
  else addEventListener("load", once, { once: true });
  setTimeout(once, patienceMs);
}
