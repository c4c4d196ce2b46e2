import type { LightMyRequestResponse } from "fastify";

type Answer = Pick<LightMyRequestResponse, "statusCode" | "headers">;

/**
 * Asks as a well-behaved caller does: an answer that says it is busy and when to come back (503 with
 * `Retry-After`) is told to `onBusy` and asked for again after that time, twice at most. Anything else is the
 * answer, and so is what still says so then.
 */
export async function askPatiently<Given extends Answer>(
  ask: () => Promise<Given>,
  onBusy: () => void,
  wait: (seconds: number) => Promise<unknown> = (seconds) =>
    new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
): Promise<Given> {
  let answer = await ask();
  for (let again = 0; again < 2 && answer.statusCode === 503; again += 1) {
    const seconds = Number(answer.headers["retry-after"]);
    if (!(seconds > 0)) return answer;
    onBusy();
    await wait(Math.min(seconds, 30));
    answer = await ask();
  }
  return answer;
}
