/** What a worker is told when it begins. */
export interface WorkerOrders {
  /** Workers that share the port. */
  readonly workers: number;
  /** Whether this one runs the jobs; one at a time does. */
  readonly runsJobs: boolean;
  readonly databaseUrl: string;
  /** Folder of the embedded database's data; null where the database is elsewhere. */
  readonly diskFolder: string | null;
}

/** From a worker to the primary process. */
export type ToPrimary =
  | { readonly about: "hello" }
  /** It serves; what it serves, as text for the terminal. */
  | { readonly about: "ready"; readonly port: number; readonly sites: string }
  | { readonly about: "metrics"; readonly id: number };

/** From the primary process to a worker. */
export type ToWorker =
  | { readonly about: "orders"; readonly orders: WorkerOrders }
  /** The embedded database was started again, under this address. */
  | { readonly about: "database"; readonly url: string }
  /** Metrics of all processes as text; null when they cannot be gathered. */
  | { readonly about: "metrics"; readonly id: number; readonly text: string | null };

/** Libraries send messages of their own over the same channel. */
export function isAbout<About extends string>(
  message: unknown,
  about: About,
): message is { readonly about: About } {
  return typeof message === "object" && message !== null && (message as { about?: unknown }).about === about;
}
