/** Returns the session's anti-forgery token, asked for once and again after a failure. */
export function createCsrfSource(base: () => string): () => Promise<string> {
  let token: Promise<string> | undefined;
  return () => {
    token ??= fetch(`${base()}/api/pwa/session`, {
      credentials: "include",
      headers: { accept: "application/json" },
    })
      .then(async (answer) => {
        if (!answer.ok) throw new Error(`session answered ${answer.status}`);
        return ((await answer.json()) as { csrf_token: string }).csrf_token;
      })
      .catch((error: unknown) => {
        token = undefined;
        throw error;
      });
    return token;
  };
}
