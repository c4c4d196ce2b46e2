import { useState } from "react";
import type { NodeInsight, PageInsight } from "#renderer/release";
import { layerOptions } from "../layer-options.ts";
import type { StudioPage, StudioStart, StudioWidget } from "../studio-types.ts";
import { AddNode } from "./add-node.tsx";
import { Icon } from "./icons.tsx";
import type { StudioController } from "./use-studio.ts";
import "./page-tree.css";

interface PageTreeProps {
  readonly studio: StudioController;
  readonly start: StudioStart;
  readonly page: StudioPage;
  readonly insight: PageInsight;
}

/** Regions, nodes and slots. Arrow keys walk, Alt and an arrow key move a node, dragging does too. */
export function PageTree(props: PageTreeProps) {
  return (
    <div className="tree">
      {Object.entries(props.insight.slots).map(([region, nodes]) => (
        <NodeListBranch key={region} {...props} list={region} title={region} nodes={nodes} />
      ))}
      <p className="hint">↑ ↓ walk · Alt ↑ ↓ move · drag to reorder</p>
    </div>
  );
}

interface BranchProps extends PageTreeProps {
  /** `main`, `main.hero.search`. */
  readonly list: string;
  readonly title: string;
  readonly nodes: readonly NodeInsight[];
  /** The widget whose slot this is; absent for regions. */
  readonly slot?: StudioWidget["slots"][string];
}

function NodeListBranch({ list, title, nodes, slot, ...props }: BranchProps) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<string>();
  const { studio, start, page } = props;
  const ids = nodes.map(({ address }) => idOf(address));
  const stack = page.orders[list] ?? [];
  const layer = layerOptions(page.layers, { stack }, stack.at(-1)?.layer).preferred;
  const reorder = (order: readonly string[]) => void studio.edit(layer, { kind: "order", list, order });
  const move = (id: string, by: number) => {
    const at = ids.indexOf(id);
    const to = at + by;
    if (to >= 0 && to < ids.length) reorder(withMoved(ids, at, to));
  };
  return (
    <section className="branch">
      <div className="row">
        <h3 title={slot?.description}>{title}</h3>
        <AddNode {...props} list={list} nodes={nodes} slot={slot} layer={layer} />
      </div>
      <ul>
        {nodes.map((node) => {
          const id = idOf(node.address);
          const widget = start.widgets.find(({ name }) => name === node.widget);
          const slots = {
            ...Object.fromEntries(Object.keys(widget?.slots ?? {}).map((name) => [name, []])),
            ...node.slots,
          };
          return (
            <li
              key={id}
              draggable
              className={target === id && dragged !== id ? "drop" : undefined}
              onDragStart={(event) => {
                event.stopPropagation();
                setDragged(id);
              }}
              onDragOver={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setTarget(id);
              }}
              onDragEnd={() => {
                setDragged(undefined);
                setTarget(undefined);
              }}
              onDrop={() => {
                if (dragged !== undefined && dragged !== id)
                  reorder(withMoved(ids, ids.indexOf(dragged), ids.indexOf(id)));
              }}
            >
              <NodeRow studio={studio} node={node} id={id} move={(by) => move(id, by)} />
              {Object.entries(slots).map(([name, children]) => (
                <NodeListBranch
                  key={name}
                  {...props}
                  list={`${node.address}.${name}`}
                  title={name}
                  nodes={children}
                  slot={widget?.slots[name]}
                />
              ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface NodeRowProps {
  readonly studio: StudioController;
  readonly node: NodeInsight;
  readonly id: string;
  readonly move: (by: number) => void;
}

function NodeRow({ studio, node, id, move }: NodeRowProps) {
  const isLocked = node.props.some(({ lockedBy }) => lockedBy);
  return (
    <button
      type="button"
      className={node.shows === "never" ? "node never" : "node"}
      data-address={node.address}
      aria-current={studio.selected === node.address}
      onClick={() => studio.select(node.address)}
      onKeyDown={(event) => {
        if (!["ArrowUp", "ArrowDown"].includes(event.key)) return;
        event.preventDefault();
        const by = event.key === "ArrowUp" ? -1 : 1;
        if (event.altKey) move(by);
        else walk(event.currentTarget, by);
      }}
    >
      <span className="id">{id}</span>
      <span className="widget">{node.widget}</span>
      <span className="marks">
        {node.hydrate !== "none" && (
          <abbr title={`An island that wakes on ${node.hydrate}`}>{node.hydrate}</abbr>
        )}
        {node.when && <abbr title={`Shows ${node.shows}: ${JSON.stringify(node.when)}`}>if</abbr>}
        {isLocked && <Icon name="lock" />}
      </span>
    </button>
  );
}

function walk(row: HTMLElement, by: number): void {
  const rows = [...(row.closest(".tree")?.querySelectorAll<HTMLElement>("button.node") ?? [])];
  const next = rows[rows.indexOf(row) + by];
  next?.focus();
  next?.click();
}

function idOf(address: string): string {
  return address.slice(address.lastIndexOf(".") + 1);
}

function withMoved(ids: readonly string[], from: number, to: number): readonly string[] {
  const moved = ids[from];
  if (moved === undefined) return ids;
  const others = ids.filter((_, index) => index !== from);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}
