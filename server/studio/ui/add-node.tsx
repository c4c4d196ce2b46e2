import { Popover } from "radix-ui";
import { useState } from "react";
import type { NodeInsight } from "#renderer/release";
import type { StudioPage, StudioStart, StudioWidget } from "../studio-types.ts";
import { Icon } from "./icons.tsx";
import type { StudioController } from "./use-studio.ts";

interface AddNodeProps {
  readonly studio: StudioController;
  readonly start: StudioStart;
  readonly page: StudioPage;
  readonly list: string;
  readonly nodes: readonly NodeInsight[];
  readonly slot?: StudioWidget["slots"][string];
  readonly layer: string;
}

/** The widgets a list takes; the one chosen comes last in the list, with the props of its first example. */
export function AddNode({ studio, start, list, nodes, slot, layer }: AddNodeProps) {
  const [isOpen, setOpen] = useState(false);
  const [wanted, setWanted] = useState("");
  if (slot?.max !== undefined && nodes.length >= slot.max) return null;
  const allowed = start.widgets.filter(({ name }) => slot?.allow?.includes(name) ?? true);
  const found = allowed.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(wanted.toLowerCase()),
  );
  const add = async (widget: StudioWidget) => {
    setOpen(false);
    const taken = new Set(nodes.map(({ address }) => address.slice(address.lastIndexOf(".") + 1)));
    const id = freeId(widget.name, taken);
    const last = nodes.at(-1)?.address;
    const done = await studio.edit(layer, {
      kind: "add",
      list,
      id,
      ...(last && { after: last.slice(last.lastIndexOf(".") + 1) }),
      node: { widget: widget.name, v: widget.version, props: widget.example },
    });
    if (done) studio.select(`${list}.${id}`);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="add" aria-label={`Add a node to ${list}`}>
        <Icon name="add" />
      </Popover.Trigger>
      <Popover.Content className="sheet widgets" align="end" sideOffset={4} aria-label="Widgets" asChild>
        <ul>
          {allowed.length > 8 && (
            <li>
              <input
                aria-label="Find a widget"
                placeholder="Find …"
                value={wanted}
                onChange={(event) => setWanted(event.target.value)}
              />
            </li>
          )}
          {found.map((widget) => (
            <li key={widget.name}>
              <button type="button" onClick={() => void add(widget)}>
                <b>{widget.name}</b> <small>{widget.description}</small>
              </button>
            </li>
          ))}
        </ul>
      </Popover.Content>
    </Popover.Root>
  );
}

function freeId(widget: string, taken: ReadonlySet<string>): string {
  if (!taken.has(widget)) return widget;
  let number = 2;
  while (taken.has(`${widget}-${number}`)) number++;
  return `${widget}-${number}`;
}
