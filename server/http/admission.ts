import type { FastifyInstance, FastifyRequest } from "fastify";
import { ApiError } from "../platform/api-error.ts";
import { createTurns } from "./turns.ts";

/**
 * Kinds of work, the most important first: bookings and other calls, pages that must be made, pictures, and
 * parts of pages that stand already, which only say more to a guest we know.
 */
export type WorkKind = "call" | "page" | "picture" | "part";

export interface Admission {
  /** Lets a piece of work in and returns what ends it; null when there is too much already. */
  readonly enter: (kind: WorkKind) => (() => void) | null;
  /** As `enter`. @throws ApiError `unavailable` with the wait when there is too much already. */
  readonly demand: (kind: WorkKind) => () => void;
  /**
   * As `demand`, for a page or a part of one that must be made: resolves when it is its turn.
   * @throws ApiError `unavailable`.
   */
  readonly turn: (kind?: "page" | "part") => Promise<() => void>;
  /** Work under way now. */
  readonly inside: (kind: WorkKind) => number;
  /** Work that was turned away since the start. */
  readonly refused: (kind: WorkKind) => number;
}

/**
 * Most pieces of work of a kind at once, those that wait among them, and the pages of them that are made
 * while the server is busy.
 */
export type AdmissionLimits = Readonly<Record<WorkKind | "pagesAtOnce", number>>;

/**
 * Measured by `npm run bench -- overload`: about a second of pages for one core, and a few of them at a time
 * so that bookings come through.
 */
export const DEFAULT_ADMISSION: AdmissionLimits = {
  call: 160,
  page: 40,
  picture: 24,
  part: 20,
  pagesAtOnce: 2,
};

declare module "fastify" {
  interface FastifyInstance {
    readonly admission: Admission;
  }
}

/**
 * Bounds the work in flight, so that under overload some get an answer in time and the others a quick 503
 * with `Retry-After`. Work also gives way to calls, which bookings are: pictures once a quarter of the calls'
 * places are taken, pages once half are. Calls and pictures are counted here by their address; pages only
 * where they are made, because those from memory cost nothing, and there they take turns. A part of a page
 * takes turns with pages and gives way first: when pictures do, and once half of the pages' places are taken.
 */
export function registerAdmission(app: FastifyInstance, limits: AdmissionLimits): void {
  const inside: Record<WorkKind, number> = { call: 0, page: 0, picture: 0, part: 0 };
  const refused: Record<WorkKind, number> = { call: 0, page: 0, picture: 0, part: 0 };
  const isFull = (kind: WorkKind): boolean => {
    if (inside[kind] >= limits[kind]) return true;
    // Pictures are made in a process of lower priority, one step before pages give way too.
    if (kind === "picture") return inside.call >= limits.call / 4;
    if (kind === "part") return inside.call >= limits.call / 4 || inside.page >= limits.page / 2;
    return kind === "page" && inside.call >= limits.call / 2;
  };
  const enter: Admission["enter"] = (kind) => {
    if (isFull(kind)) {
      refused[kind] += 1;
      return null;
    }
    inside[kind] += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      inside[kind] -= 1;
    };
  };
  const demand: Admission["demand"] = (kind) => {
    const leave = enter(kind);
    if (!leave) throw new ApiError("unavailable", { details: { retry_after: RETRY_SECONDS } });
    return leave;
  };
  const turns = createTurns(limits.pagesAtOnce);
  app.addHook("onClose", async () => turns.stop());
  const turn: Admission["turn"] = async (kind = "page") => {
    const leave = demand(kind);
    const end = await turns.next();
    return () => {
      end();
      leave();
    };
  };
  app.decorate("admission", {
    enter,
    demand,
    turn,
    inside: (kind) => inside[kind],
    refused: (kind) => refused[kind],
  } satisfies Admission);
  const leaves = new WeakMap<FastifyRequest, () => void>();
  app.addHook("onRequest", async (request) => {
    const kind = kindOf(request.url);
    if (kind) leaves.set(request, demand(kind));
  });
  app.addHook("onResponse", async (request) => leaves.get(request)?.());
  // A caller who hangs up gets no response.
  app.addHook("onRequestAbort", async (request) => leaves.get(request)?.());
}

function kindOf(url: string): WorkKind | null {
  if (url.startsWith("/api/")) return "call";
  return url.startsWith("/images/") ? "picture" : null;
}

const RETRY_SECONDS = 2;
