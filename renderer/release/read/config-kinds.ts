import table from "#schemas/config-kinds.json" with { type: "json" };

/** Kinds of configuration files; each has a schema of the same name in schemas/config. */
export type ConfigKind = keyof typeof table;

/** Kinds that `remove` and `rename` know. */
export type ChangedKind = {
  [Kind in ConfigKind]: (typeof table)[Kind] extends { readonly changes: object } ? Kind : never;
}[ConfigKind];

/**
 * What tools need to know of a kind of configuration: `schemas/config-kinds.json` is the only place that
 * lists them.
 */
export interface ConfigKindRow {
  /**
   * Where its files stand, weakest layer first. The last `<…>` of the first is its id; `<brand>`, `<CC>` and
   * `<locale>` say whose layer it is.
   */
  readonly files: readonly string[];
  /** Field of a record that repeats its id. */
  readonly field?: string;
  /** First word of its paths in `explain`, the inspector and `diff`. */
  readonly path?: string;
  /** Where a table stands in its only file. */
  readonly under?: readonly string[];
  /** Member of the release that holds its records; none where every site has its own. */
  readonly part?: string;
  /** Whether a site has its records by id, put together from the layers of its brand and country. */
  readonly layered?: boolean;
  /** Whether its weakest layer may leave things out too. */
  readonly alwaysSparse?: boolean;
  /** Member of a domain's `overrides` that is its last layer. */
  readonly overrides?: string;
  /**
   * Whether editors check its sparse files by a schema made for them; without one the schema itself allows
   * them.
   */
  readonly layerSchema?: boolean;
  /** What `remove` and `rename` say of it; they leave other kinds alone. */
  readonly changes?: {
    /** What its name is called. */
    readonly called: string;
    readonly options?: readonly string[];
    /** A name and another one, for examples in help. */
    readonly example: readonly string[];
  };
}

export const CONFIG_KINDS: Readonly<Record<ConfigKind, ConfigKindRow>> = table;

/** The kinds in the order of their names. */
export const configKinds = Object.keys(CONFIG_KINDS) as readonly ConfigKind[];

/** Kinds whose records a site has by id, in layers. */
export const layeredKinds = configKinds.filter((kind) => CONFIG_KINDS[kind].layered);

/**
 * Kinds whose records the release has by id as they are; one that needs no more than its schema is read by
 * its row alone.
 */
export const partKinds = configKinds.filter(
  (kind) => CONFIG_KINDS[kind].part !== undefined && idName(CONFIG_KINDS[kind]) !== undefined,
);

/**
 * What an id is called in the places of a kind: `vendor` of `config/microsites/<vendor>.json`; undefined
 * where there is one file.
 */
export function idName({ files: [first = ""] }: Pick<ConfigKindRow, "files">): string | undefined {
  return [...first.matchAll(/<(\w+)>/g)].at(-1)?.[1];
}

/**
 * The file of a record of a kind, in its weakest layer: `config/mails/<id>.json`; where there is one file,
 * that one.
 */
export function recordPlace(kind: ConfigKind, id: string): string {
  const { files } = CONFIG_KINDS[kind];
  return (files[0] ?? "").replace(`<${idName({ files })}>`, id);
}
