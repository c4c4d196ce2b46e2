import type { PageContext } from "../view/page-context.ts";
import { type Reading, readingsOf, valueAt } from "./page-readings.ts";
import type { IslandPayload } from "./render-node.tsx";

/** A node as it was rendered: its HTML, and its island where it is one. */
export interface RenderedNode {
  readonly html: string;
  /** False where a part of it failed and was left out: that is not remembered. */
  readonly isWhole: boolean;
  readonly island?: IslandPayload;
}

/**
 * What a node is made from beside the page: the same of each, the same node, where the page reads the same.
 */
export interface NodeSources {
  /** The node of a compiled page: its widget and props. */
  readonly node: object;
  /** Site in one language, for one vendor. */
  readonly site: object;
  readonly locale: string;
  /** Answers and failures by name, and the HTML of what stands in its slots. */
  readonly given: unknown;
}

export interface NodeMemory {
  /**
   * The node as it was rendered from the same before, or as `render` makes it of the page it is handed, which
   * notes what is read of it. Null, and what is not whole, is not remembered.
   */
  readonly get: (
    sources: NodeSources,
    page: PageContext,
    render: (page: PageContext) => RenderedNode | null,
  ) => RenderedNode | null;
}

/** What is known of a node: all that its renderings have read of a page so far. */
interface Known {
  readonly id: number;
  readings: readonly Reading[];
  /** Its answers are too long to be compared: it is rendered every time. */
  isLarge: boolean;
}

/**
 * Remembers nodes of one release by what they were made from: given answers, and what their views have
 * read of the page. It is not told what that is but sees it: a rendering that reads more than those before
 * makes these forgotten, so that what is remembered was made from nothing that is not compared. Within
 * `maxBytes`, the least recently used go first; answers longer than `maxGiven` as JSON are not looked at.
 */
export function createNodeMemory({ maxBytes = 6 * 1024 * 1024, maxGiven = 4096 } = {}): NodeMemory {
  const nodes = new WeakMap<object, WeakMap<object, Map<string, Known>>>();
  const kept = new Map<string, { readonly rendered: RenderedNode; readonly bytes: number }>();
  let bytes = 0;
  let lastId = 0;

  function knownOf({ node, site, locale }: NodeSources): Known {
    const ofNode = getOr(nodes, node, () => new WeakMap<object, Map<string, Known>>());
    const ofSite = getOr(ofNode, site, () => new Map<string, Known>());
    return getOr(ofSite, locale, () => ({ id: ++lastId, readings: [], isLarge: false }));
  }

  function keep(key: string, rendered: RenderedNode): void {
    // What was put together of hundreds of pieces holds each of them, until it is written anew.
    const html = Buffer.from(rendered.html).toString();
    const size = bytesOf(key) + bytesOf(html);
    kept.set(key, { rendered: { ...rendered, html }, bytes: size });
    bytes += size;
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= maxBytes) break;
      kept.delete(oldest);
      bytes -= freed;
    }
  }

  return {
    get(sources, page, render) {
      const known = knownOf(sources);
      const given = known.isLarge ? "" : JSON.stringify(sources.given);
      known.isLarge ||= given.length > maxGiven;
      if (known.isLarge) return render(page);
      const keyOf = (readings: readonly Reading[]) =>
        `${known.id}:${readings.length}${JSON.stringify(readings.map((reading) => valueAt(page, reading)))}${given}`;
      const key = keyOf(known.readings);
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found.rendered;
      }
      const watched = readingsOf(page, known.readings);
      const rendered = render(watched.page);
      if (!rendered?.isWhole) return rendered;
      // What was kept under fewer readings is found no more.
      known.readings = watched.readings();
      keep(keyOf(known.readings), rendered);
      return rendered;
    },
  };
}

/** What a text takes in memory: two bytes a letter as soon as one needs them. */
function bytesOf(text: string): number {
  return Buffer.byteLength(text) === text.length ? text.length : 2 * text.length;
}

function getOr<Key, Value>(
  map: { get(key: Key): Value | undefined; set(key: Key, value: Value): unknown },
  key: Key,
  make: () => Value,
): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}
