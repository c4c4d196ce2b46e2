import type { FastifyReply, FastifyRequest } from "fastify";
import { ERROR_CODES, isErrorCode } from "#domain";
import { ApiError } from "../api/api-error.ts";

/** Header a test names an unhappy answer with: what shall happen, or `call=what` to mean one call alone. */
const HEADER = "x-test-scenario";

/** What may go wrong with an answer beside the codes of failures: it is no JSON, or it is lost after the work was done. */
const BROKEN_ANSWERS = ["unreadable", "answer_lost"] as const;
type BrokenAnswer = (typeof BROKEN_ANSWERS)[number];

/** Decides, before a call is made, what a test wants of it. @throws ApiError with the code asked for. */
export type TestScenario = (request: FastifyRequest, operation: string) => BrokenAnswer | undefined;

/** Hears nothing: what production has. */
export const noScenarios: TestScenario = () => undefined;

/**
 * What a test asks for (ERR-06): any code of the closed list, or a broken answer. A scenario nobody knows is refused, so that a misspelt
 * one is no green test.
 * @throws ApiError with the code asked for, `validation_failed` for a scenario that does not exist.
 */
export const heardScenarios: TestScenario = (request, operation) => {
  const wanted = request.headers[HEADER];
  if (typeof wanted !== "string") return undefined;
  const [first = "", what = first] = wanted.split("=", 2);
  const broken = BROKEN_ANSWERS.find((each) => each === what);
  if (!broken && !isErrorCode(what))
    throw new ApiError("validation_failed", {
      statusCode: 400,
      message: `${HEADER} takes one of ${[...ERROR_CODES, ...BROKEN_ANSWERS].join(", ")}.`,
    });
  if (what !== first && first !== operation) return undefined;
  if (isErrorCode(what)) throw new ApiError(what);
  return broken;
};

/** Spoils the answer of a call that has done its work. */
export function breakAnswer(broken: BrokenAnswer, reply: FastifyReply): FastifyReply {
  if (broken === "unreadable") return reply.type("text/html").send("<p>This is no JSON.");
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
