import type { Site } from "#renderer";
import type { CompiledPage, PageRequestInput } from "#renderer/server";
import { AUDIENCES, type WidgetManifest } from "#schemas";
import { USER_MODES } from "#schemas/user-modes.ts";

/** Most combinations of arms that are tried together; beyond, each experiment is tried by itself. */
const MOST_ARMS = 16;

/**
 * Every form a page is asked for in: in a browser and in an app, each arm of the experiments it compares,
 * each mode its conditions read, each audience that they tell apart; and once with what the examples of its
 * widgets have in the address.
 */
export function pageForms(
  first: PageRequestInput,
  page: CompiledPage,
  manifests: ReadonlyMap<string, WidgetManifest>,
): readonly PageRequestInput[] {
  const { site } = first.view;
  const query = exampleQuery(page, manifests, first);
  const audiences = page.usesAudience ? AUDIENCES : [undefined];
  const modes = page.usesMode ? [undefined, ...USER_MODES] : [undefined];
  const plain = armsOf(site, page.flags).flatMap((flags) =>
    modes.flatMap((userMode) =>
      audiences.flatMap((audience) =>
        (["web", "webview"] as const).map((device) => ({
          ...first,
          device,
          ...(audience && { audience }),
          flags: { ...first.flags, ...flags },
          ...(userMode && { userMode }),
        })),
      ),
    ),
  );
  return Object.keys(query).length > 0 ? [...plain, { ...first, query }] : plain;
}

/** The control arms first. */
function armsOf({ experiments }: Site, ids: readonly string[]): readonly Readonly<Record<string, string>>[] {
  const known = ids.flatMap((id) => {
    const experiment = experiments[id];
    if (!experiment) return [];
    const arms = Object.keys(experiment.arms).filter((arm) => arm !== experiment.control);
    return [{ id, arms: [experiment.control, ...arms] }];
  });
  const count = known.reduce((product, { arms }) => product * arms.length, 1);
  if (count > MOST_ARMS)
    return [{}, ...known.flatMap(({ id, arms }) => arms.slice(1).map((arm) => ({ [id]: arm })))];
  return known.reduce<readonly Readonly<Record<string, string>>[]>(
    (all, { id, arms }) => all.flatMap((flags) => arms.map((arm) => ({ ...flags, [id]: arm }))),
    [{}],
  );
}

function exampleQuery(
  page: CompiledPage,
  manifests: ReadonlyMap<string, WidgetManifest>,
  { view, route }: PageRequestInput,
): Readonly<Record<string, string>> {
  const declared = new Set(view.site.pages[route.page]?.cache.query);
  const examples = page.widgets.flatMap((name) => manifests.get(name)?.examples ?? []);
  const query: Record<string, string> = {};
  for (const { query: asked = {} } of examples)
    for (const [name, value] of Object.entries(asked)) if (declared.has(name)) query[name] ??= value;
  return query;
}
