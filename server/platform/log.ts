import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import { safeError } from "./safe-error.ts";

/** The part of a pino logger the backend uses. Nothing personal may be handed to it. */
export interface Log {
  readonly info: (facts: object, message?: string) => void;
  readonly warn: (facts: object, message?: string) => void;
  readonly error: (facts: object, message?: string) => void;
}

/**
 * The server's logger: errors without values, requests without address, headers or query, whoever logs them.
 */
export function createLog(level: string, stream?: DestinationStream): Logger {
  const serializers = {
    err: (error: unknown) => safeError(error),
    error: (error: unknown) => safeError(error),
    req: ({ id, method }: { id?: string; method?: string }) => ({ id, method }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  };
  const options: LoggerOptions = {
    level,
    serializers,
    hooks: {
      // Without words of ours pino would take the error's own message as it is.
      logMethod(given, method) {
        const [facts, ...words] = given as [unknown, ...string[]];
        const safe = facts instanceof Error ? { err: facts } : facts;
        method.apply(
          this,
          words.length > 0 || typeof safe === "string"
            ? ([safe, ...words] as never)
            : ([safe, "logged"] as never),
        );
      },
    },
  };
  return stream ? pino(options, stream) : pino(options);
}
