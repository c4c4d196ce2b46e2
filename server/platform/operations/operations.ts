import type { OperationId, Operations } from "#schemas";
import type { Db } from "../../db/pool.ts";
import { ApiError } from "../api-error.ts";
import type { Contracts } from "./contracts.ts";
import type { InputForm, OperationContext, OperationHandler } from "./operation.ts";

export interface OperationSet {
  readonly ids: readonly OperationId[];
  readonly has: (id: string) => id is OperationId;
  /**
   * Calls an operation in this process, checked like a call over HTTP. The input is not changed.
   * @throws ApiError, `validation_failed` for an input that is not as described.
   */
  readonly run: <Id extends OperationId>(
    id: Id,
    input: unknown,
    context: OperationContext,
    form?: InputForm,
  ) => Promise<Operations[Id]["output"]>;
}

/** Handlers by id with their contracts; those of the pool `bookings` get its connections. @throws when two handlers share an id. */
export function createOperationSet(
  handlers: readonly OperationHandler[],
  contracts: Contracts,
  checkOutput: boolean,
  bookings?: Db,
): OperationSet {
  const byId = new Map<string, OperationHandler>();
  for (const handler of handlers) {
    if (byId.has(handler.id)) throw new Error(`Two handlers for ${handler.id}.`);
    byId.set(handler.id, handler);
  }
  return {
    ids: [...byId.keys()] as OperationId[],
    has: (id): id is OperationId => byId.has(id),
    async run(id, input, context, form = "text") {
      const handler = byId.get(id);
      if (!handler) throw new ApiError("not_found", { message: `There is no operation ${id}.` });
      const contract = contracts.of(id);
      const own = structuredClone(input ?? {});
      const problems = form === "text" ? contract.coerce(own) : contract.strict(own);
      if (problems.length > 0)
        throw new ApiError("validation_failed", { fields: [...problems], statusCode: 400 });
      const connected = handler.pool === "bookings" && bookings ? { ...context, db: bookings } : context;
      const output = await handler.handle(own as never, connected, form);
      const broken = checkOutput ? contract.output(output) : [];
      if (broken.length > 0) throw new BrokenContract(id, broken);
      return output as never;
    },
  };
}

/** An answer that is not as `schemas/api` says: our own fault, told as `internal`. */
export class BrokenContract extends Error {
  readonly problems: readonly object[];

  constructor(id: string, problems: readonly object[]) {
    super(`The answer of ${id} is not as described: ${JSON.stringify(problems)}`);
    this.name = "BrokenContract";
    this.problems = problems;
  }
}
