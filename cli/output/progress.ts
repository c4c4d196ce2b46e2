/** One line on a terminal's standard error that says what is going on; nothing anywhere else. */
export interface Progress {
  readonly say: (text: string) => void;
  /** Takes the line away. */
  readonly end: () => void;
}

const CLEAR = "\r\u001b[2K";

/** Progress on standard error, or on another stream. */
export function createProgress(stream: NodeJS.WriteStream = process.stderr): Progress {
  let isShown = false;
  return {
    say(text) {
      if (!stream.isTTY) return;
      stream.write(`${CLEAR}${text.slice(0, (stream.columns ?? 80) - 1)}`);
      isShown = true;
    },
    end() {
      if (isShown) stream.write(CLEAR);
      isShown = false;
    },
  };
}
