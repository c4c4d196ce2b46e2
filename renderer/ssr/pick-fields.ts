interface Fields {
  [name: string]: Fields | true;
}

const trees = new WeakMap<readonly string[], Fields>();

/** A value with these fields alone, by dotted paths; lists are looked through. */
export function pickFields(value: unknown, paths: readonly string[]): unknown {
  const tree = trees.get(paths) ?? treeOf(paths);
  trees.set(paths, tree);
  return pick(value, tree);
}

function pick(value: unknown, fields: Fields | true): unknown {
  if (fields === true || typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => pick(item, fields));
  const picked: Record<string, unknown> = {};
  for (const [name, below] of Object.entries(fields))
    if (Object.hasOwn(value, name)) picked[name] = pick((value as Record<string, unknown>)[name], below);
  return picked;
}

function treeOf(paths: readonly string[]): Fields {
  const tree: Fields = {};
  for (const path of paths) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    let at = tree;
    for (const name of names) {
      const known = at[name];
      const below: Fields = known && known !== true ? known : {};
      at[name] = below;
      at = below;
    }
    at[last] = true;
  }
  return tree;
}
