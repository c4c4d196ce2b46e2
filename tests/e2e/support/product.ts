import { inject } from "vitest";

/** A server of the built product, as one file at a time has it to itself. */
export interface Product {
  /** Sites are at `http://<domain id>.localhost:<port>`. */
  readonly port: number;
  readonly dataFolder: string;
}

/** The product that this file tests. */
export function product(): Product {
  const place = Number(process.env.VITEST_POOL_ID);
  const own = inject("products")[place - 1];
  if (own === undefined) throw new Error(`No product was started for place ${place}.`);
  return own;
}
