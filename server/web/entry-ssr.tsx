import type { Release } from "#renderer";
import { type AssetSource, createPageRenderer, type PageRenderer } from "#renderer/server";
import { operationTable } from "#schemas";
import { registry } from "#widgets/registry";
import { iconSymbol } from "#widgets/ui/icon-symbol";
import { queryInHead } from "../page/query-in-head.ts";
import { searchReferences } from "../page/search-references.ts";

export { migrations } from "#widgets/migrations";
export { themeCss } from "#widgets/ui/theme";
export { registry };

const scopes = Object.fromEntries(
  Object.entries(operationTable).map(([id, operation]) => [id, operation.scope]),
);

/** Joins the renderer with the widgets and the booking rules on the server. */
export function createRenderer(
  release: Release,
  assets: AssetSource,
  onError: (event: { readonly address: string; readonly page: string; readonly error: unknown }) => void,
): PageRenderer {
  return createPageRenderer({
    release,
    registry,
    scopes,
    assets,
    references: searchReferences,
    queryInHead,
    iconSymbol,
    onError,
  });
}
