import type { FastifyReply, FastifyRequest } from "fastify";
import { ERROR_CODES, type ErrorCode, isErrorCode } from "#domain/shell";
import { operationTable } from "#schemas";
import type { FieldError } from "#schemas/generated/api/error.ts";
import { ApiError, type ApiErrorOptions } from "../platform/api-error.ts";
import { BROKEN_ANSWERS, type BrokenAnswer, type TestScenarios } from "./test-scenario.ts";

/**
 * Header a test names an unhappy answer with (ERR-06): what shall happen, or `call=what` to mean one call
 * alone. Behind a space JSON may follow with `fields` and `details` of the failure:
 * `createBooking=price_changed {"details":{"old_total":100,"new_total":120}}`.
 */
const HEADER = "x-test-scenario";

/**
 * What a test asks for: any code of the closed list with the facts that go with it, or a broken answer. A
 * scenario, a call or a fact that nobody knows is refused, so that a misspelt one is no green test.
 */
export function heardScenarios(isBody: (body: unknown) => readonly FieldError[]): TestScenarios {
  const read = (request: FastifyRequest): Scenario | undefined => {
    const wanted = request.headers[HEADER];
    return typeof wanted === "string" ? readScenario(wanted, isBody) : undefined;
  };
  return {
    isAsked: (request) => read(request) !== undefined,
    before(request, operation) {
      const scenario = read(request);
      if (!scenario || (scenario.operation !== undefined && scenario.operation !== operation))
        return undefined;
      if (scenario.broken) return scenario.broken;
      throw new ApiError(scenario.code, scenario.facts);
    },
    spoil: breakAnswer,
  };
}

type Scenario = { readonly operation: string | undefined } & (
  | { readonly broken: BrokenAnswer }
  | { readonly broken?: never; readonly code: ErrorCode; readonly facts: Facts }
);

type Facts = Pick<ApiErrorOptions, "details" | "fields">;

function readScenario(wanted: string, isBody: (body: unknown) => readonly FieldError[]): Scenario {
  const [, operation, what = "", json] = /^(?:(\w+)=)?(\w+)(?: (\{.*\}))?$/.exec(wanted) ?? [];
  if (operation !== undefined && !Object.hasOwn(operationTable, operation))
    throw refusal(`There is no call ${operation}.`);
  const broken = BROKEN_ANSWERS.find((each) => each === what);
  if (broken && json === undefined) return { operation, broken };
  if (!isErrorCode(what))
    throw refusal(`${HEADER} takes one of ${[...ERROR_CODES, ...BROKEN_ANSWERS].join(", ")}.`);
  return { operation, code: what, facts: readFacts(what, json, isBody) };
}

function readFacts(
  code: ErrorCode,
  json: string | undefined,
  isBody: (body: unknown) => readonly FieldError[],
): Facts {
  if (json === undefined) return {};
  let facts: Facts;
  try {
    facts = JSON.parse(json) as Facts;
  } catch {
    throw refusal(`${HEADER} has facts that are no JSON.`);
  }
  const [problem] = isBody({ message: "", ...facts, code });
  if (problem) throw refusal(`${HEADER} has facts that no failure has: ${problem.field} ${problem.message}`);
  return facts;
}

function refusal(message: string): ApiError {
  return new ApiError("validation_failed", { statusCode: 400, message });
}

/** Spoils the answer of a call that has done its work. */
function breakAnswer(broken: BrokenAnswer, reply: FastifyReply): FastifyReply {
  if (broken === "unreadable") return reply.type("text/html").send("<p>This is no JSON.");
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
