/**
 * Sends a plain form once, however often it is pressed while its answer is on the way. Sent twice, it would
 * be taken twice, and the browser would drop the first answer: what came of the code it used up, and the new
 * secret of the session that comes with it. Another press counts again once the guest has changed a word, has
 * come back to the page, or has waited for long.
 */
export function sendFormsOnce(): void {
  let sent: { readonly form: HTMLFormElement; readonly words: string; readonly at: number } | undefined;
  document.addEventListener("submit", (event) => {
    const form = event.target as HTMLFormElement;
    // What a script takes, or a page without a connection keeps, is not sent.
    if (event.defaultPrevented || form.method !== "post") return;
    const words = JSON.stringify([...new FormData(form, event.submitter)]);
    const at = event.timeStamp;
    if (sent?.form === form && sent.words === words && at - sent.at < PATIENCE_MS) event.preventDefault();
    else sent = { form, words, at };
  });
  addEventListener("pageshow", () => {
    sent = undefined;
  });
}

/** A page answers sooner, and a file that is saved leaves the page as it is. */
const PATIENCE_MS = 10_000;
