import { useState } from "react";
import type { NodeInsight } from "#renderer/release";
import { propFields } from "../form-model.ts";
import { layerOptions } from "../layer-options.ts";
import { placeOfNode, propsOf } from "../node-props.ts";
import type { StudioPage, StudioStart } from "../studio-types.ts";
import { ConditionEditor } from "./condition-editor.tsx";
import { Icon } from "./icons.tsx";
import { PropField } from "./prop-field.tsx";
import type { StudioController } from "./use-studio.ts";
import "./node-panel.css";

interface NodePanelProps {
  readonly studio: StudioController;
  readonly start: StudioStart;
  readonly page: StudioPage;
  readonly node: NodeInsight;
}

/** The chosen node: what it is, its place, its condition, its props. */
export function NodePanel({ studio, start, page, node }: NodePanelProps) {
  const widget = start.widgets.find(({ name }) => name === node.widget);
  const fields = widget ? propFields(widget.props) : [];
  const props = propsOf(node);
  const { placedBy } = node;
  const [layer, setLayer] = useState("");
  return (
    <>
      <header className="node-head">
        <div className="row">
          <h2>{node.widget}</h2>
          <NodeActions studio={studio} page={page} node={node} />
        </div>
        <p>{widget?.description}</p>
        <dl className="facts">
          <div>
            <dt>Address</dt>
            <dd>
              <code>{node.address}</code>
            </dd>
          </div>
          <div>
            <dt>Version</dt>
            <dd>{node.v}</dd>
          </div>
          <div>
            <dt>Wakes</dt>
            <dd>{node.hydrate === "none" ? "never: plain HTML" : `on ${node.hydrate}`}</dd>
          </div>
          {Object.entries(node.requests).map(([name, source]) => (
            <div key={name}>
              <dt>Data {name}</dt>
              <dd>{source}</dd>
            </div>
          ))}
          <div>
            <dt>Placed by</dt>
            <dd>{placedBy ? `${placedBy.layer} · ${placedBy.file}:${placedBy.line}` : "unknown"}</dd>
          </div>
        </dl>
        <label className="target">
          <span>Write to</span>
          <select value={layer} onChange={(event) => setLayer(event.target.value)}>
            <option value="">the layer of each value</option>
            {layerOptions(page.layers, undefined, placedBy?.layer).options.map(
              ({ name, refusal, exists }) => (
                <option key={name} value={name} disabled={refusal !== undefined}>
                  {name}
                  {exists ? "" : " (new file)"}
                  {refusal ? `: ${refusal}` : ""}
                </option>
              ),
            )}
          </select>
        </label>
      </header>
      <section className="props" aria-label="Props">
        <h3>Props</h3>
        {fields.length === 0 && <p className="from">This widget has none.</p>}
        {fields.map(({ name, field }) => (
          <PropField
            key={name}
            studio={studio}
            page={page}
            node={node}
            field={field}
            path={[name]}
            value={props[name]}
            beside={props}
            layer={layer}
          />
        ))}
      </section>
      <ConditionEditor
        key={JSON.stringify(node.when)}
        studio={studio}
        page={page}
        node={node}
        layer={layer}
      />
    </>
  );
}

function NodeActions({ studio, page, node }: Omit<NodePanelProps, "start">) {
  const { list, id } = placeOfNode(node.address);
  const stack = page.orders[list] ?? [];
  const order = (stack.find(({ winner }) => winner)?.value as readonly string[] | undefined) ?? [];
  const layer = layerOptions(page.layers, { stack }, stack.at(-1)?.layer).preferred;
  const at = order.indexOf(id);
  const move = (by: number) => {
    const others = order.filter((each) => each !== id);
    others.splice(at + by, 0, id);
    void studio.edit(layer, { kind: "order", list, order: others });
  };
  return (
    <div className="actions">
      <button type="button" aria-label="Move up" disabled={at < 1} onClick={() => move(-1)}>
        <Icon name="up" />
      </button>
      <button
        type="button"
        aria-label="Move down"
        disabled={at === -1 || at === order.length - 1}
        onClick={() => move(1)}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        aria-label={`Remove (${layer})`}
        title={`Remove, in the layer ${layer}`}
        onClick={() => void studio.edit(layer, { kind: "remove", address: node.address })}
      >
        <Icon name="remove" />
      </button>
    </div>
  );
}
