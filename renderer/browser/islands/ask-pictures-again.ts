/**
 * Asks once more for pictures that the server was too busy to make (503) or whose answer was lost, after the
 * wait it asks of everybody (`Retry-After`, 2 seconds for every picture), one after the other. What is not
 * there, or was asked for too often, is left alone.
 */
export function askPicturesAgain(): void {
  const asked = new WeakSet<HTMLImageElement>();
  let turn = 0;
  const askAgain = (image: HTMLImageElement): void => {
    const [answer] = performance.getEntriesByName(image.currentSrc).slice(-1) as PerformanceResourceTiming[];
    const status = answer?.responseStatus;
    if (asked.has(image) || !image.currentSrc || (status && status !== 503)) return;
    asked.add(image);
    // Setting the address anew, though it is the same, makes the browser choose and load a picture again.
    setTimeout(() => image.setAttribute("src", image.src), RETRY_MS + TURN_MS * (turn++ % 20));
  };
  document.addEventListener(
    "error",
    ({ target }) => {
      if (target instanceof HTMLImageElement) askAgain(target);
    },
    true,
  );
  // Those that failed before anybody listened.
  for (const image of document.images) if (image.complete && image.naturalWidth === 0) askAgain(image);
}

/** What the server says to wait. */
const RETRY_MS = 2000;
const TURN_MS = 100;
