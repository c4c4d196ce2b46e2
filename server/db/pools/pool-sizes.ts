/** Connections of one process, by what they are for. */
export interface PoolSizes {
  readonly calls: number;
  readonly bookings: number;
  readonly health: number;
}

/** Fewest connections a process works with: one of each pool. */
export const LEAST_CONNECTIONS = 3;

/**
 * What one of `workers` processes may open of `connections` to the database, which is bounded by the
 * database's own memory. More than 17 are of no use to a process: calls wait for its only thread before.
 */
export function poolSizes(connections: number, workers: number): PoolSizes {
  const share = Math.min(17, Math.max(LEAST_CONNECTIONS, Math.floor(connections / workers)));
  const bookings = Math.max(1, Math.floor((share - 1) * 0.375));
  return { calls: share - 1 - bookings, bookings, health: 1 };
}
