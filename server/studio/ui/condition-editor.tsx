import { useState } from "react";
import type { JsonObject, NodeInsight } from "#renderer/release";
import { layerOptions } from "../layer-options.ts";
import type { StudioPage } from "../studio-types.ts";
import type { StudioController } from "./use-studio.ts";

interface ConditionEditorProps {
  readonly studio: StudioController;
  readonly page: StudioPage;
  readonly node: NodeInsight;
  readonly layer: string;
}

/** When the node shows, as JSON; the draft says whether it is a condition. */
export function ConditionEditor({ studio, page, node, layer }: ConditionEditorProps) {
  const [text, setText] = useState(node.when ? JSON.stringify(node.when, null, 2) : "");
  const [problem, setProblem] = useState<string>();
  const { options, preferred } = layerOptions(page.layers, undefined, node.placedBy?.layer);
  const target = options.find(({ name, refusal }) => name === layer && !refusal)?.name ?? preferred;
  const apply = async () => {
    try {
      const value = text.trim() === "" ? null : (JSON.parse(text) as JsonObject);
      if (value !== null && (typeof value !== "object" || Array.isArray(value)))
        throw new Error("a condition is an object");
      await studio.edit(target, { kind: "when", address: node.address, value });
    } catch (error) {
      setProblem(`Not a condition: ${(error as Error).message}`);
    }
  };
  return (
    <section className="condition">
      <h3>
        <label htmlFor="condition">Condition</label>
      </h3>
      <textarea
        id="condition"
        rows={node.when ? 5 : 2}
        spellCheck={false}
        value={text}
        placeholder='{ "eq": ["flag.web2", "new"] }'
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? "condition-problem" : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setProblem(undefined);
        }}
      />
      {problem && (
        <p className="problem" id="condition-problem" role="alert">
          {problem}
        </p>
      )}
      <div className="row">
        <span className="from">
          {node.when ? `Shows: ${node.shows}` : "Always shows"} → writes {target}
        </span>
        <button type="button" onClick={() => void apply()}>
          Apply
        </button>
      </div>
    </section>
  );
}
