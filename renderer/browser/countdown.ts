/**
 * Counts a time down in an island that sleeps. `data-countdown` has the seconds that were left when the page
 * was made, the element's text is the clock (`m:ss`), and `data-countdown-words` says each whole minute in
 * the element of the id `data-countdown-said`. The island goes on as soon as it is awake, `WAKE_SECONDS`
 * before the end at the latest (`onEnd`): it finds the moment of the end, by the page's clock, in
 * `data-countdown-end`.
 */
export function countDown(clock: HTMLElement, onEnd: () => void): void {
  const { countdown, countdownEnd, countdownWords, countdownSaid = "" } = clock.dataset;
  if (countdownEnd !== undefined) return;
  const end = performance.now() + Number(countdown) * 1000;
  clock.dataset.countdownEnd = String(end);
  const words = JSON.parse(countdownWords ?? "[]") as readonly string[];
  const timer = setInterval(() => {
    const seconds = Math.ceil((end - performance.now()) / 1000);
    const isOver = seconds <= WAKE_SECONDS;
    if (isOver || !clock.isConnected || clock.closest("[data-awake]")) clearInterval(timer);
    else {
      clock.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
      const said = document.getElementById(countdownSaid);
      const minutes = words[Math.ceil(seconds / 60) - 1];
      if (said && minutes !== undefined && said.textContent !== minutes) said.textContent = minutes;
    }
    if (!isOver || !clock.isConnected) return;
    clock.dataset.wake = "now";
    onEnd();
  }, 1000);
}

const WAKE_SECONDS = 125;
