import type { JsonObject } from "../json/layer.ts";
import type { ConfigKind } from "./config-kinds.ts";

/**
 * One step of a kind of file: turns every layer of a document of version `from` into one of the next version.
 * Layers are sparse, so a step must not count on a field being there.
 */
export interface ConfigMigration {
  readonly from: number;
  readonly description: string;
  readonly migrate: (layer: JsonObject) => JsonObject;
}

export type ConfigMigrations = Readonly<Partial<Record<ConfigKind, readonly ConfigMigration[]>>>;

/** Steps of documents that say their version in `v`. Every kind is at version 1 so far. */
export const configMigrations: ConfigMigrations = {};
