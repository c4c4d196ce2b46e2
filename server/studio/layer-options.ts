import type { ValueInsight } from "#renderer/release";
import type { StudioLayer } from "./studio-types.ts";

export interface LayerOption {
  readonly name: string;
  readonly file: string;
  readonly exists: boolean;
  /** Why the layer cannot say it; absent when it can. */
  readonly refusal?: string;
}

export interface LayerOptions {
  readonly options: readonly LayerOption[];
  /** The layer that gave the value, or the one that placed the node. */
  readonly preferred: string;
}

/**
 * The layers that may say a value: none below the one that speaks last or places the node, none above a lock.
 */
export function layerOptions(
  layers: readonly StudioLayer[],
  value: Pick<ValueInsight, "stack" | "lockedBy"> | undefined,
  placedBy: string | undefined,
): LayerOptions {
  const indexOf = (name: string | undefined) => layers.findIndex((layer) => layer.name === name);
  const winner = indexOf(value?.stack.find((each) => each.winner)?.layer);
  const placing = indexOf(placedBy);
  const lock = value?.lockedBy;
  const locking = indexOf(lock?.layer);
  const options = layers.map(({ name, file, exists }, index): LayerOption => {
    const refusal =
      lock && index > locking
        ? `locked by ${lock.layer} at ${lock.file}:${lock.line}`
        : index < placing
          ? `the node comes with ${layers[placing]?.name}`
          : index < winner
            ? `${layers[winner]?.name} says otherwise`
            : undefined;
    return { name, file, exists, ...(refusal && { refusal }) };
  });
  const open = options.filter(({ refusal }) => !refusal);
  const wanted = layers[Math.max(winner, placing)]?.name;
  return { options, preferred: open.find(({ name }) => name === wanted)?.name ?? open[0]?.name ?? "" };
}
