/** Runs once the browser has nothing else to do, after 3 s at the latest. */
export function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 200);
}
