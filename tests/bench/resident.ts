import { execFileSync } from "node:child_process";

/** Megabytes of a product's processes at one moment. */
export interface Resident {
  /** The largest process that serves. */
  readonly worker: number;
  readonly primary: number;
  readonly pictures: number;
}

/** Megabytes of a process and of those it started, apart from PostgreSQL. */
export function residentOf(pid: number, isPrimary: boolean): Resident {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss=,args="], { encoding: "utf8" })
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [])
    .map(([, id, parent, kilobytes, args = ""]) => ({
      id: Number(id),
      parent: Number(parent),
      megabytes: Math.round(Number(kilobytes) / 1024),
      args,
    }));
  const childrenOf = (parents: readonly number[]) => rows.filter(({ parent }) => parents.includes(parent));
  const own = rows.filter(({ id }) => id === pid);
  const workers = isPrimary ? childrenOf([pid]).filter(({ args }) => /main\.js/.test(args)) : own;
  const makers = childrenOf(workers.map(({ id }) => id)).filter(({ args }) => /picture-worker/.test(args));
  const largest = (some: typeof rows) => Math.max(0, ...some.map(({ megabytes }) => megabytes));
  return {
    worker: largest(workers),
    primary: isPrimary ? largest(own) : 0,
    pictures: largest(makers),
  };
}
