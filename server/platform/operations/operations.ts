import { type OperationId, type OperationRow, type Operations, operationTable } from "#schemas";
import type { Db } from "../../db/pool.ts";
import type { ReadReplica } from "../../db/pools/read-replica.ts";
import { ApiError } from "../api-error.ts";
import { runOnce } from "../idempotency/run-once.ts";
import { membershipClaim } from "../session/membership-claim.ts";
import { STRANGER } from "../session/seen-as.ts";
import type { Contracts } from "./contracts.ts";
import { demandAuth } from "./demand-auth.ts";
import type { InputForm, OperationCallContext, OperationContext, OperationHandler } from "./operation.ts";
import { spendCalls } from "./spend-calls.ts";

export interface OperationSet {
  readonly ids: readonly OperationId[];
  readonly has: (id: string) => id is OperationId;
  /**
   * Calls an operation in this process, checked like a call over HTTP: the one place where a contract's
   * `auth`, `scope`, shared `budget` and `idempotent` hold for whoever calls. The input is not changed.
   * @throws ApiError, `validation_failed` for an input that is not as described.
   */
  readonly run: <Id extends OperationId>(
    id: Id,
    input: unknown,
    context: OperationCallContext,
    form?: InputForm,
  ) => Promise<Operations[Id]["output"]>;
}

/** Where calls read and write, beside the connections of their context. */
export interface OperationPools {
  /** Of what takes rooms. */
  readonly bookings?: Db | undefined;
  /** For what is the same for everybody, or all of an audience, and changes nothing. */
  readonly replica?: Pick<ReadReplica, "read"> | undefined;
}

/**
 * Handlers by id with their contracts; those of the pool `bookings` get its connections. @throws when two
 * handlers share an id.
 */
export function createOperationSet(
  handlers: readonly OperationHandler[],
  contracts: Contracts,
  checkOutput: boolean,
  { bookings, replica }: OperationPools = {},
): OperationSet {
  const byId = new Map<string, OperationHandler>();
  for (const handler of handlers) {
    if (byId.has(handler.id)) throw new Error(`Two handlers for ${handler.id}.`);
    byId.set(handler.id, handler);
  }
  return {
    ids: [...byId.keys()] as OperationId[],
    has: (id): id is OperationId => byId.has(id),
    async run(id, input, call, form = "text") {
      const handler = byId.get(id);
      if (!handler) throw new ApiError("not_found", { message: `There is no operation ${id}.` });
      const row = operationTable[id];
      await demandAuth(row, call);
      const contract = contracts.of(id);
      const own = structuredClone(input ?? {});
      const problems = form === "text" ? contract.coerce(own) : contract.strict(own);
      if (problems.length > 0)
        throw new ApiError("validation_failed", { fields: [...problems], statusCode: 400 });
      const db = handler.pool === "bookings" && bookings ? bookings : call.db;
      const change = withOnce(id, row, own as Readonly<Record<string, unknown>>, { ...known(row, call), db });
      if (!row.idempotent) await spendCalls(row, own as Readonly<Record<string, unknown>>, change.context);
      // Each try gets the input as it came.
      const handle = (from: Db) =>
        handler.handle(structuredClone(own) as never, { ...change.context, db: from }, form);
      const output = mayBeLate(row, handler) && replica ? await replica.read(handle) : await handle(db);
      if (row.idempotent && !change.isOnce())
        throw new BrokenContract(id, [{ message: "ran without its key" }]);
      const broken = checkOutput ? contract.output(output) : [];
      if (broken.length > 0) throw new BrokenContract(id, broken);
      return output as never;
    },
  };
}

/**
 * Whether a call may read what was true some seconds ago: never what belongs to a guest, who looks at what
 * they have just done, and never what a change is decided from.
 */
function mayBeLate({ scope, changes }: OperationRow, { pool }: OperationHandler): boolean {
  return scope !== "user" && !changes && pool !== "bookings";
}

/**
 * What a handler may know of the guest: nothing where the answer is the same for everybody, the audience
 * alone where it is the same for all of that.
 */
function known({ scope }: OperationRow, call: OperationCallContext): OperationCallContext {
  if (scope === "user") return call;
  const { audience, membershipUnread } = scope === "audience" ? call : STRANGER;
  const nobody = {
    session: null,
    startSession: null,
    rotateSession: null,
    consent: null,
    keepConsent: null,
    campaign: null,
    keepCampaign: null,
    savedSignIn: null,
  };
  return { ...call, ...nobody, audience, membershipUnread, arms: {} };
}

/** The context of a call with what runs it once under its key. */
function withOnce(
  id: OperationId,
  row: OperationRow,
  input: Readonly<Record<string, unknown>>,
  call: OperationCallContext,
) {
  let isOnce = false;
  const { idempotency_key: key, ...request } = input;
  const context: OperationContext = {
    ...call,
    membership: membershipClaim(call),
    once(work) {
      const { session } = call;
      if (!row.idempotent || !session || typeof key !== "string")
        throw new Error(`${id} has no key to be run once under.`);
      isOnce = true;
      // Two names of one call share their keys.
      const scope = `${row.input.split("/").at(-1)}:${session.id}`;
      return runOnce(call, { scope, key, request }, async (keep) => {
        const giveBack = await spendCalls(row, input, context);
        try {
          return await work(keep);
        } catch (error) {
          await giveBack().catch(() => undefined);
          throw error;
        }
      });
    },
  };
  return { context, isOnce: () => isOnce };
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
