import prom from "prom-client";

export interface PrimaryMetricsOptions {
  readonly serving: () => number;
  readonly replaced: () => number;
}

/** Gathers what all workers measure: sums, or averages where sums say nothing. Null when one is silent. */
export function createPrimaryMetrics({
  serving,
  replaced,
}: PrimaryMetricsOptions): () => Promise<string | null> {
  const workers = new prom.AggregatorRegistry();
  const own = new prom.Registry();
  const registers = [own];
  new prom.Gauge({
    name: "workers_serving",
    help: "Processes that serve.",
    registers,
    collect() {
      this.set(serving());
    },
  });
  new prom.Gauge({
    name: "workers_replaced_total",
    help: "Workers that ended without being told, since the start.",
    registers,
    collect() {
      this.set(replaced());
    },
  });
  return async () => {
    try {
      return `${await workers.clusterMetrics()}\n${await own.metrics()}`;
    } catch {
      return null;
    }
  };
}
