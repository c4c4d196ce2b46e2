import prom from "prom-client";
import { isAbout, type ToPrimary, type ToWorker, type WorkerOrders } from "./worker-messages.ts";

/** What a worker shares with the others on its port. */
export interface WorkerLink extends Pick<WorkerOrders, "workers" | "runsJobs" | "diskFolder"> {
  /** Address of the database; another one after the embedded server was started again. */
  readonly databaseUrl: () => string;
  /** Metrics of all workers as one text; null when they cannot be gathered. */
  readonly metrics: () => Promise<string | null>;
  /** Lets the primary process gather what a worker measures. */
  readonly measures: (registry: prom.Registry) => void;
  /** Says that this worker serves. */
  readonly serves: (port: number, sites: string) => void;
}

/** Joins the primary process from inside a worker. */
export async function joinPrimary(): Promise<WorkerLink> {
  const send = (message: ToPrimary) => void process.send?.(message, undefined, undefined, () => undefined);
  const asked = new Map<number, (text: string | null) => void>();
  let last = 0;
  let url = "";
  const orders = new Promise<WorkerOrders>((resolve) => {
    process.on("message", (message: ToWorker) => {
      if (isAbout(message, "orders")) {
        url = message.orders.databaseUrl;
        resolve(message.orders);
      } else if (isAbout(message, "database")) url = message.url;
      else if (isAbout(message, "metrics")) {
        asked.get(message.id)?.(message.text);
        asked.delete(message.id);
      }
    });
  });
  send({ about: "hello" });
  return {
    ...(await orders),
    databaseUrl: () => url,
    metrics: () =>
      new Promise((resolve) => {
        last += 1;
        asked.set(last, resolve);
        send({ about: "metrics", id: last });
      }),
    measures(registry) {
      // Answers the primary process, which asks all workers at once.
      new prom.AggregatorRegistry();
      prom.AggregatorRegistry.setRegistries(registry);
    },
    serves: (port, sites) => send({ about: "ready", port, sites }),
  };
}
