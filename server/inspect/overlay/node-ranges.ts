/** The document's part that one node of the page made, between its two comments. */
export interface MarkedNode {
  readonly address: string;
  readonly start: Comment;
  readonly end: Comment;
}

/** Every marked node of the document, outer ones first. */
export function markedNodes(root: Node = document.body): readonly MarkedNode[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const open: { address: string; start: Comment }[] = [];
  const nodes: MarkedNode[] = [];
  const starts = new Map<Comment, number>();
  let count = 0;
  while (walker.nextNode()) {
    const comment = walker.currentNode as Comment;
    const [, address] = /^node ([\w.-]+)$/.exec(comment.data) ?? [];
    if (address !== undefined) {
      open.push({ address, start: comment });
      starts.set(comment, count++);
    } else if (comment.data === "/node") {
      const last = open.pop();
      if (last) nodes.push({ ...last, end: comment });
    }
  }
  return nodes.sort((a, b) => (starts.get(a.start) ?? 0) - (starts.get(b.start) ?? 0));
}

/** Address of the innermost node that made an element; undefined outside all nodes. */
export function addressOf(element: Node): string | undefined {
  for (let at: Node | null = element; at; at = at.parentNode) {
    let closed = 0;
    for (let before = at.previousSibling; before; before = before.previousSibling) {
      if (!(before instanceof Comment)) continue;
      if (before.data === "/node") closed++;
      else if (before.data.startsWith("node ")) {
        if (closed === 0) return before.data.slice("node ".length);
        closed--;
      }
    }
  }
  return undefined;
}

/** Where a node shows, in viewport pixels; undefined when it takes no room. */
export function boxOf({ start, end }: MarkedNode): DOMRect | undefined {
  const range = document.createRange();
  range.setStartAfter(start);
  range.setEndBefore(end);
  const box = range.getBoundingClientRect();
  return box.width > 0 || box.height > 0 ? box : undefined;
}
