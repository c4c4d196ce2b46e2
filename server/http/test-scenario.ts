import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * What may go wrong with an answer beside the codes of failures: it is no JSON, or it is lost after the work
 * was done.
 */
export const BROKEN_ANSWERS = ["unreadable", "answer_lost"] as const;
export type BrokenAnswer = (typeof BROKEN_ANSWERS)[number];

export interface TestScenarios {
  /**
   * Whether a request asks for one: its page is made for it alone. @throws ApiError `validation_failed` for
   * one that does not exist.
   */
  readonly isAsked: (request: FastifyRequest) => boolean;
  /** Decides, before a call is made, what a test wants of it. @throws ApiError with the code asked for. */
  readonly before: (request: FastifyRequest, operation: string) => BrokenAnswer | undefined;
  /** Spoils the answer of a call that has done its work. */
  readonly spoil: (broken: BrokenAnswer, reply: FastifyReply) => FastifyReply;
}

/** Hears nothing: what production has. */
export const noScenarios: TestScenarios = {
  isAsked: () => false,
  before: () => undefined,
  spoil: (_, reply) => reply,
};
