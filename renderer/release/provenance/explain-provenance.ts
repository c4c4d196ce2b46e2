import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WidgetManifest } from "../../view/widget-registry.ts";
import { type JsonFile, type JsonPath, parseJsonFile, positionOf } from "../json/json-file.ts";
import type { Position } from "../json/text-position.ts";
import type { Provenance } from "../layers/provenance.ts";
import type { ConfigIndex } from "../read/config-index.ts";
import type { ConfigSchemas } from "../schema/config-schemas.ts";
import type { WidgetCatalogue } from "../schema/widget-catalogue.ts";
import { createMessageSources } from "./explain-messages.ts";
import { createRecordTracer, type RecordTracer, type RecordTracerInput } from "./explain-records.ts";
import { memberOf, type Source } from "./explain-sources.ts";

/** Where every value of a release comes from: what `explain`, `diff` and the studio are made of. */
export interface ReleaseProvenance extends RecordTracer {
  /** Who has a text for a message, strongest first. */
  readonly message: (id: string, locale: string, brand?: string) => readonly Source[];
  /** What stands at a place of a configuration file, a manifest or a schema; undefined when nothing does. */
  readonly rawAt: (file: string, at: JsonPath) => unknown;
  /** Line and column (from 1) of a place; the nearest parent when nothing stands there. */
  readonly positionOf: (file: string, at: JsonPath) => Position;
  readonly widget: (name: string) => WidgetManifest | undefined;
  readonly widgetNames: readonly string[];
}

export interface ProvenanceInput extends RecordTracerInput {
  readonly index: ConfigIndex;
  readonly widgets: WidgetCatalogue;
  readonly schemas: ConfigSchemas;
  /** Project folder, for the lines of manifests. */
  readonly root: string;
  /** Folder of the configuration schemas, for their lines. */
  readonly schemaFolder: string;
}

/** Answers who said what in a release; files outside of the configuration are read when one is asked for. */
export function createProvenance(input: ProvenanceInput): ReleaseProvenance {
  const { index, widgets, schemas, root, schemaFolder } = input;
  const config = new Map(index.files.map(({ source }) => [source.file, source]));
  const read = new Map<string, JsonFile | undefined>();
  /** Manifests and schemas are read again for their lines alone. */
  const outside = (file: string): JsonFile | undefined => {
    if (!read.has(file)) {
      const [, schema] = /^schemas\/config\/(.*)$/.exec(file) ?? [];
      const path = schema === undefined ? join(root, file) : join(schemaFolder, schema);
      read.set(file, existsSync(path) ? parseJsonFile(file, readFileSync(path, "utf8")) : undefined);
    }
    return read.get(file);
  };
  return {
    ...createRecordTracer(input),
    message: createMessageSources(index),
    rawAt: (file, at) => {
      const [, widget] = /^widgets\/([^/]+)\/widget\.json$/.exec(file) ?? [];
      const [, kind] = /^schemas\/config\/(.+)\.schema\.json$/.exec(file) ?? [];
      if (widget !== undefined) return memberOf(widgets.get(widget)?.manifest, at);
      if (kind !== undefined) return memberOf(schemas.get(kind)?.root, at);
      return memberOf(config.get(file)?.value, at);
    },
    positionOf: (file, at) => {
      const source = config.get(file) ?? outside(file);
      return source ? positionOf(source, at) : { line: 1, column: 1 };
    },
    widget: (name) => widgets.get(name)?.manifest,
    widgetNames: [...widgets.keys()],
  };
}

/** Sources as they are shown: with lines, without the objects that only hold what others say. */
export function stackOf(provenance: ReleaseProvenance, sources: readonly Source[]): readonly Provenance[] {
  return sources
    .filter(({ says }) => says !== "object")
    .map(({ layer, file, at, value }, index) => ({
      layer,
      file,
      ...provenance.positionOf(file, at),
      value,
      winner: index === 0,
    }));
}
