import { fork } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";
import type { MakePicture } from "./make-picture.ts";
import type { PictureOrder, PictureResult } from "./picture-worker.ts";

export interface PictureProcessOptions {
  /** The built `picture-worker.ts`. */
  readonly file: string;
  readonly photoFolder?: string | undefined;
  /** A process that takes more bytes is replaced; 220 MB when absent. */
  readonly mostBytes?: number;
  /** Milliseconds without work after which a process ends; a minute when absent. */
  readonly idleMs?: number;
  /** Told of each process that starts, by its id. */
  readonly onStart?: (id: number) => void;
}

export interface PictureProcess {
  readonly make: MakePicture;
  /** As `cleanPicture` does. */
  readonly clean: (bytes: Uint8Array) => Promise<Uint8Array | null>;
  readonly stop: () => void;
}

/**
 * Makes pictures in a process of their own, started when first needed: the server's memory is not spent on
 * them, and a picture that breaks its maker breaks nothing else. A process that has grown finishes what it
 * has, and a new one takes over; one that hangs ends, and so does one that has nothing to do for a while.
 */
export function createPictureProcess(options: PictureProcessOptions): PictureProcess {
  const workers = new Set<Worker>();
  let current: Worker | undefined;
  const start = (): Worker => {
    const worker = startWorker(options, {
      onGrown: () => {
        if (current === worker) current = undefined;
      },
      onEnd: () => {
        if (current === worker) current = undefined;
        workers.delete(worker);
      },
    });
    workers.add(worker);
    return worker;
  };
  const ask = (task: PictureOrder["task"]) => {
    current ??= start();
    return current.ask(task);
  };
  return {
    make: ask,
    clean: ask,
    stop() {
      for (const worker of [...workers]) worker.end("was stopped");
    },
  };
}

interface Worker {
  readonly ask: (task: PictureOrder["task"]) => Promise<Uint8Array | null>;
  readonly end: (reason: string) => void;
}

interface Asked {
  readonly resolve: (bytes: Uint8Array | null) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

function startWorker(
  { file, photoFolder, mostBytes = MOST_BYTES, idleMs = IDLE_MS, onStart }: PictureProcessOptions,
  { onGrown, onEnd }: { readonly onGrown: () => void; readonly onEnd: () => void },
): Worker {
  const asked = new Map<number, Asked>();
  let last = 0;
  let grown = false;
  const child = fork(file, [], {
    serialization: "advanced",
    execArgv: ["--max-old-space-size=128"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: process.env.NODE_ENV,
      // Freed memory goes back to the system instead of staying with an arena of each thread.
      MALLOC_ARENA_MAX: "2",
      UV_THREADPOOL_SIZE: "2",
      ...(photoFolder ? { PHOTO_FOLDER: photoFolder } : {}),
    },
  });
  if (child.pid !== undefined) {
    yieldTo(child.pid);
    onStart?.(child.pid);
  }
  // Whoever waits for a picture keeps the server running, not this process.
  child.unref();
  child.channel?.unref();
  let idle: ReturnType<typeof setTimeout> | undefined;
  const end = (reason: string) => {
    clearTimeout(idle);
    onEnd();
    child.kill("SIGKILL");
    for (const id of [...asked.keys()]) take(id)?.reject(new Error(`The process of pictures ${reason}.`));
  };
  const take = (id: number): Asked | undefined => {
    const one = asked.get(id);
    clearTimeout(one?.timer);
    asked.delete(id);
    return one;
  };
  child.on("message", ({ id, bytes, failure, resident }: PictureResult) => {
    const one = take(id);
    if (failure === undefined) one?.resolve(bytes);
    else one?.reject(new Error(failure));
    if (resident > mostBytes && !grown) {
      grown = true;
      onGrown();
    }
    if (asked.size > 0) return;
    if (grown) end("was renewed");
    else idle = setTimeout(() => end("had nothing to do"), idleMs).unref();
  });
  child.on("exit", () => end("ended"));
  child.on("error", () => end("failed"));
  return {
    end,
    ask: (task) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle);
        last += 1;
        const order: PictureOrder = { id: last, task };
        const timer = setTimeout(() => end("took too long"), LONGEST_MS).unref();
        asked.set(order.id, { resolve, reject, timer });
        child.send(order, (error) => error && end("is gone"));
      }),
  };
}

/** Pages and bookings come first where they share a core. */
function yieldTo(pid: number): void {
  try {
    setPriority(pid, Math.min(constants.priority.PRIORITY_LOW, getPriority() + 10));
  } catch {
    // It has ended already, or the system does not let us: then they share evenly.
  }
}

const MOST_BYTES = 220 * 1024 * 1024;
const IDLE_MS = 60_000;
const LONGEST_MS = 60_000;
