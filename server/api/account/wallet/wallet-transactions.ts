import { accountUrl } from "#domain/addresses";
import type {
  WalletTransaction,
  WalletTransactionsInput,
  WalletTransactionsOutput,
} from "#schemas/generated/api/wallet.ts";
import { ApiError } from "../../../platform/api-error.ts";
import type { OperationContext } from "../../../platform/operations/operation.ts";
import { type ListEnd, type ListedTransaction, listTransactions } from "../../../wallet/list-transactions.ts";
import { askedWallet } from "./asked-wallet.ts";
import { lastDay } from "./wallet.ts";

/**
 * What came into the guest's wallet and left it, the newest first (WALL-04, API-42). Whoever is not signed in
 * is led to where one does that, and back; on a site without wallets the account is shown instead.
 * @throws ApiError `validation_failed` for a country the brand is not in and a cursor that names nothing.
 */
export async function walletTransactions(
  input: WalletTransactionsInput,
  context: OperationContext,
): Promise<WalletTransactionsOutput> {
  const { count = BATCH, page = "transactions" } = input;
  const { country, account } = await askedWallet(input, context);
  const redirect = redirectOf(page, account !== undefined, context);
  if (!account || redirect.redirect) return { response: { transactions: [] }, ...redirect };
  // The page of the wallet shows the latest ones, whatever its address says.
  const end = page === "wallet" || input.cursor === undefined ? undefined : readCursor(input.cursor);
  const key = { user_id: account.user_id, currency_code: country.currencyCode };
  const rows = await listTransactions(context.db, key, { count: count + 1, end });
  const shown = rows.slice(0, count);
  const last = shown.at(-1);
  const more = rows.length > count && last ? { next_cursor: writeCursor(last) } : {};
  const transactions = shown.map((row) => presentTransaction(row, country.timeZone));
  return { response: { transactions, ...more }, ...redirect };
}

/** A transaction as calls say it; days are those of `timeZone`. */
export function presentTransaction(row: ListedTransaction, timeZone: string): WalletTransaction {
  const { transaction_id, posted_at, kind, amount, currency_code, leaves, expires_at, booking_id } = row;
  return {
    id: transaction_id,
    date: posted_at.toISOString(),
    kind,
    amount: leaves ? -amount : amount,
    currency: currency_code,
    ...(expires_at && { expiry: lastDay(expires_at, timeZone) }),
    ...(booking_id !== null && { booking_id }),
  };
}

function redirectOf(
  page: "wallet" | "transactions",
  isUser: boolean,
  { locale, site }: OperationContext,
): Pick<WalletTransactionsOutput, "redirect"> {
  const own: Readonly<Record<string, string>> = locale === site.defaultLocale ? {} : { locale };
  const query = String(new URLSearchParams(own));
  const path = site.country.wallet ? accountUrl(page) : accountUrl();
  const here = query ? `${path}?${query}` : path;
  if (!isUser) return { redirect: `/login?${new URLSearchParams({ ...own, retUrl: here })}` };
  return site.country.wallet ? {} : { redirect: here };
}

function writeCursor({ posted_at, transaction_id }: ListEnd): string {
  return `${posted_at.getTime()}.${transaction_id}`;
}

function readCursor(cursor: string): ListEnd {
  const [, time = "", transaction_id = ""] = /^(\d{1,13})\.([\w-]{1,40})$/.exec(cursor) ?? [];
  if (time === "")
    throw new ApiError("validation_failed", {
      fields: [{ field: "cursor", code: "cursor-unknown", message: "No such part of the list." }],
    });
  return { posted_at: new Date(Number(time)), transaction_id };
}

const BATCH = 20;
