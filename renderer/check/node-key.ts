import type { PlannedNode } from "../plan/page-plan.ts";
import type { PageRequestInput } from "../ssr/page-renderer.ts";
import { nameOf } from "./name-of.ts";

/** What a node is rendered from, apart from what its view reads. */
export function nodeKey(
  planned: PlannedNode,
  inside: ReadonlySet<string>,
  { view }: PageRequestInput,
): string {
  const { address, manifest, props, when } = planned.node;
  const slots = Object.entries(planned.slots).map(
    ([slot, children]) => `${slot}=${children.map(addressOf).filter((child) => inside.has(child))}`,
  );
  // Requests that ask the same thing get the same answer.
  const asked = Object.values(planned.requests);
  const asking = Object.keys(planned.requests).map((name, index) => name + asked.indexOf(asked[index] ?? ""));
  const { name, version } = manifest;
  const names = [nameOf(view.language), nameOf(props), nameOf(when)];
  return [address, name, version, asking.join(), slots.join(), ...names].join("\u001f");
}

/** Where a node stands on its page. */
export function addressOf({ node }: PlannedNode): string {
  return node.address;
}
