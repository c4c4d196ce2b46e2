import fc from "fast-check";
import { parseJsonFile } from "../json/json-file.ts";
import type { Layer } from "../json/layer.ts";

/** A layer whose file is its value, as it would be written; a string is the file's text. */
export function layer(name: string, value: unknown): Layer {
  const text = typeof value === "string" ? value : JSON.stringify(value, null, 2);
  const source = parseJsonFile(`${name}.json`, text);
  return { name, source, at: [], value: source.value };
}

const key = fc.constantFrom("a", "b", "c", "d");
const leaf = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.constantFrom("x", "y"),
  fc.boolean(),
  fc.constant(null),
  fc.uniqueArray(fc.constantFrom("p", "q", "r", "s")),
);
const unset = fc.constant({ $unset: true });
const list = fc.record(
  {
    $append: fc.uniqueArray(fc.constantFrom("p", "t")),
    $remove: fc.uniqueArray(fc.constantFrom("p", "q")),
    $after: fc.record({ q: fc.constant(["u"]) }),
  },
  { requiredKeys: [] },
);

const { tree } = fc.letrec<{ tree: unknown; value: unknown }>((tie) => ({
  value: fc.oneof({ depthSize: "small" }, leaf, leaf, unset, list, tie("tree"), fc.record({ $value: leaf })),
  tree: fc.dictionary(key, tie("value"), { maxKeys: 4 }),
}));

/** Stacks of two to five sparse layers with plain values and operators, without locks. */
export const layerStacks: fc.Arbitrary<readonly Layer[]> = fc
  .array(tree, { minLength: 2, maxLength: 5 })
  .map((values) => values.map((value, index) => layer(`layer ${index}`, value)));
