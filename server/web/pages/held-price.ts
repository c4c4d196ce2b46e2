import { checkoutStay } from "#domain/addresses";
import type { OperationId } from "#schemas";
import type { QuoteOutput } from "#schemas/generated/api/quote.ts";
import type { AppOperations, CallContext } from "../../platform/operations/app-operations.ts";
import type { PageRequestFacts } from "./page-request.ts";

/**
 * Path of a checkout whose address names a stay and no price yet, with the price made and held for it: the
 * page then arrives with all it shows (PRICE-04). Null for any other page, and where no price can be made;
 * the page itself says why. `spend` counts it as the change that it is, and throws once there were too many.
 */
export async function heldPricePath(
  { route, query, path, site }: Pick<PageRequestFacts, "route" | "query" | "path" | "site">,
  operations: Pick<AppOperations, "call">,
  call: CallContext,
  spend: () => Promise<void>,
): Promise<string | null> {
  if (route.kind !== "page" || route.page !== "checkout" || query.quote !== undefined) return null;
  // Another backend has prices of its own: the browser asks there.
  if (site.domain.apiBaseHost?.startsWith("https://")) return null;
  const priced = priceCall(query);
  if (!priced) return null;
  try {
    await spend();
    const session = call.session ?? (await call.startSession?.()) ?? null;
    // The operation's own output, which a call by its id alone does not know.
    const { quote } = (await operations.call(...priced, { ...call, session })) as QuoteOutput;
    const address = new URLSearchParams({ ...query, quote: quote.quote_id });
    return `${path}?${String(address).replaceAll("%2F", "/")}`;
  } catch {
    return null;
  }
}

/** The call for the price that an address asks for; null where it asks for none. */
function priceCall({
  deal,
  ...query
}: PageRequestFacts["query"]): [OperationId, Record<string, unknown>] | null {
  if (deal !== undefined) return ["mysteryQuote", { deal }];
  const stay = checkoutStay(query);
  return stay && ["createQuote", { ...stay, source: "web" }];
}
