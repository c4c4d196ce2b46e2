import { type CamelKeys, camelKeys } from "#domain/text";
import type { Wallet, WalletOutput } from "#schemas/generated/api/wallet.ts";

/** The wallet area of a page (WALL-01): what was answered, or why nothing was. */
export interface WalletState<Failure> {
  readonly wallet: {
    readonly data: CamelKeys<Wallet> | null;
    readonly error: Failure | null;
  };
}

/**
 * What pages know of a wallet: what stands under `response`, its names in camel case (API-42). A failure is
 * kept, with null for data.
 */
export function walletState<Failure>(
  answer: WalletOutput | undefined,
  failure: Failure | undefined,
): WalletState<Failure> {
  if (failure !== undefined || !answer) return { wallet: { data: null, error: failure ?? null } };
  return { wallet: { data: camelKeys(answer.response), error: null } };
}
