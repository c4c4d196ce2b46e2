import type { PagePlan, PlannedNode } from "../plan/page-plan.ts";
import { fallbackRegion } from "../ssr/fallback-region.ts";
import type { CheckedNode } from "./checked-node.ts";
import type { PageProblem } from "./page-problem.ts";

/** A heading of a page, from 1 to 6, and the node it belongs to. */
interface Heading {
  readonly planned: PlannedNode;
  readonly level: number;
}

/**
 * A page is of one thing: it has one main heading, whatever its parts are by themselves, and none of a part
 * stands before it.
 */
export function headingProblems(
  plan: PagePlan,
  nodes: ReadonlyMap<string, Pick<CheckedNode, "outline">>,
): readonly PageProblem[] {
  const headings = (planned: PlannedNode): readonly Heading[] => {
    const inside = new Map(
      Object.values(planned.slots)
        .flat()
        .map((child) => [child.node.address, child]),
    );
    return (nodes.get(planned.node.address)?.outline ?? []).flatMap((part) => {
      if (typeof part === "number") return [{ planned, level: part }];
      const child = inside.get(part);
      return child ? headings(child) : [];
    });
  };
  const regions = Object.entries(plan.regions).filter(([region]) => region !== fallbackRegion);
  const all = regions.flatMap(([, list]) => list).flatMap(headings);
  const [title, ...more] = new Set(all.flatMap(({ planned, level }) => (level === 1 ? [planned] : [])));
  if (!title) return [];
  const [first] = (plan.regions.main ?? []).flatMap(headings);
  const isLate = first !== undefined && first.level > 1;
  return [
    ...more.map((planned) => {
      const { address, manifest } = planned.node;
      const cause = `"${manifest.name}" has the main heading of a page, and ${title.node.address} has it already.`;
      return { code: "second-title", address, widget: manifest.name, cause } as const;
    }),
    ...(isLate ? [late(title)] : []),
  ];
}

function late({ node: { address, manifest } }: PlannedNode): PageProblem {
  const cause = `"${manifest.name}" has the main heading of the page, and another part's heading stands before it.`;
  return { code: "late-title", address, widget: manifest.name, cause };
}
