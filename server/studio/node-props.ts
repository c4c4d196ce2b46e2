import type { NodeInsight, ValueInsight } from "#renderer/release";

/** Props of a node put together again from their leaves. */
export function propsOf(node: NodeInsight): Readonly<Record<string, unknown>> {
  const props: Record<string, unknown> = {};
  for (const insight of node.props) {
    const path = propPath(node, insight);
    let at = props;
    for (const key of path.slice(0, -1)) {
      const member = at[key];
      const next = typeof member === "object" && member !== null ? (member as Record<string, unknown>) : {};
      at[key] = next;
      at = next;
    }
    const last = path.at(-1);
    if (last !== undefined && insight.value !== undefined) at[last] = insight.value;
  }
  return props;
}

/** What is known about a prop: its own leaf, or the leaf it stands in. */
export function insightAt(node: NodeInsight, path: readonly (string | number)[]): ValueInsight | undefined {
  for (let length = path.length; length > 0; length--) {
    const wanted = path.slice(0, length).join(".");
    const found = node.props.find((insight) => propPath(node, insight).join(".") === wanted);
    if (found) return found;
  }
  return undefined;
}

function propPath(node: NodeInsight, { path }: ValueInsight): readonly string[] {
  return path.slice(`${node.path}.props.`.length).split(".");
}

/** A node by address, anywhere on the page. */
export function findNode(
  slots: Readonly<Record<string, readonly NodeInsight[]>>,
  address: string | undefined,
): NodeInsight | undefined {
  for (const node of Object.values(slots).flat()) {
    const found = node.address === address ? node : findNode(node.slots, address);
    if (found) return found;
  }
  return undefined;
}

/** The list a node stands in (`main.hero` stands in `main`) and its own id. */
export function placeOfNode(address: string): { readonly list: string; readonly id: string } {
  const at = address.lastIndexOf(".");
  return { list: address.slice(0, at), id: address.slice(at + 1) };
}
