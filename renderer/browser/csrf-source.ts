export interface CsrfSource {
  /** The token, asked for where it is not known; a new one for whoever says which was refused. */
  (refused?: string): Promise<string>;
  /** Takes a token that came with an answer. */
  readonly keep: (token: string) => void;
}

/**
 * Returns the session's anti-forgery token, asked for once, again after a failure, and again for whoever says
 * which one was refused: a session that has got a new secret has a new token too (ACC-06). Calls that are
 * refused together ask together.
 */
export function createCsrfSource(base: () => string): CsrfSource {
  let token: Promise<string> | undefined;
  let known: string | undefined;
  const forget = () => {
    token = known = undefined;
  };
  document.addEventListener("staywright:unauthorized", forget);
  const ask = (refused?: string) => {
    if (refused !== undefined && refused === known) forget();
    token ??= fetch(`${base()}/api/pwa/session`, {
      credentials: "include",
      headers: { accept: "application/json" },
    })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`session answered ${answer.status}`);
        known = ((await answer.json()) as { csrf_token: string }).csrf_token;
        return known;
      })
      .catch((error: unknown) => {
        forget();
        throw error;
      });
    return token;
  };
  const keep = (fresh: string) => {
    known = fresh;
    token = Promise.resolve(fresh);
  };
  return Object.assign(ask, { keep });
}
