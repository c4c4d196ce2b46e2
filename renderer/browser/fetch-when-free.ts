/**
 * Fetches what a page can do without for a while: where a server that has too much to do refuses it (503), it
 * is asked for again when the server says, some later than others so that not all come at once, twice at
 * most. Resolves with the last answer; rejects as `fetch` does, also while it waits.
 */
export async function fetchWhenFree(address: URL, options: RequestInit): Promise<Response> {
  for (let left = TRIES; ; left -= 1) {
    const answer = await fetch(address, options);
    if (answer.status !== 503 || left === 1) return answer;
    const seconds = Math.min(Number(answer.headers.get("retry-after")) || 2, LONGEST_SECONDS);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random() / 2)));
    options.signal?.throwIfAborted();
  }
}

const TRIES = 3;
const LONGEST_SECONDS = 10;
