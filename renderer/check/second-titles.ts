import type { PagePlan, PlannedNode } from "../plan/page-plan.ts";
import { fallbackRegion } from "../ssr/fallback-region.ts";
import type { PageProblem } from "./page-problem.ts";

/** A rendered node: how many main headings it has of its own, and which of its children it lets show. */
interface TitledNode {
  readonly titles: number;
  readonly children: readonly string[];
}

/** A page is of one thing, so it has one main heading, whatever its parts are by themselves. */
export function secondTitles(plan: PagePlan, nodes: ReadonlyMap<string, TitledNode>): readonly PageProblem[] {
  const titled = (planned: PlannedNode): readonly PlannedNode[] => {
    const { titles = 0, children = [] } = nodes.get(planned.node.address) ?? {};
    const inside = Object.values(planned.slots).flat();
    const shown = inside.filter((child) => children.includes(child.node.address));
    return [...(titles > 0 ? [planned] : []), ...shown.flatMap(titled)];
  };
  const regions = Object.entries(plan.regions).filter(([region]) => region !== fallbackRegion);
  const [first, ...more] = regions.flatMap(([, list]) => list).flatMap(titled);
  return more.map(({ node: { address, manifest } }) => {
    const cause = `"${manifest.name}" has the main heading of a page, and ${first?.node.address} has it already.`;
    return { code: "second-title", address, widget: manifest.name, cause };
  });
}
