import { checkDocument, type KnownNames } from "./check-document.ts";
import type { ConfigSchemas } from "./config-schemas.ts";
import type { JsonFile } from "./json-file.ts";
import type { Layer } from "./layer.ts";
import { createLayerMerger, layersKey, placeProblems } from "./layered-documents.ts";
import type { PathProblem } from "./path-problem.ts";
import type { Finding } from "./release.ts";

/** A record after its layers, or null when it is not fit for use; the findings say why. */
export interface ReadRecord<T> {
  readonly value: T | null;
  readonly findings: readonly Finding[];
}

export type RecordReader = <T>(
  kind: string,
  layers: readonly Layer[],
  names: KnownNames,
  relations?: (value: T) => readonly PathProblem[],
) => ReadRecord<T>;

/** Reads records of any kind: merged, filled with defaults, checked. The same layers are read once. */
export function createRecordReader(schemas: ConfigSchemas): RecordReader {
  const merge = createLayerMerger();
  const known = new Map<string, ReadRecord<unknown>>();
  return <T>(
    kind: string,
    layers: readonly Layer[],
    names: KnownNames,
    relations: (value: T) => readonly PathProblem[] = () => [],
  ) => {
    const key = `${kind}|${layersKey(layers)}`;
    let record = known.get(key);
    if (!record) {
      record = readRecord(kind, layers, names, relations as (value: unknown) => readonly PathProblem[]);
      known.set(key, record);
    }
    return record as ReadRecord<T>;
  };

  function readRecord(
    kind: string,
    layers: readonly Layer[],
    names: KnownNames,
    relations: (value: unknown) => readonly PathProblem[],
  ): ReadRecord<unknown> {
    const schema = schemas.get(kind);
    const merged = merge(layers);
    const { value, problems } = schema
      ? checkDocument(merged.value, schema, names)
      : { value: merged.value, problems: [] };
    // Relations read the fields that the schema promises, so they wait until the schema holds.
    const isWhole = problems.every(({ code }) => code.startsWith("unknown-") && code !== "unknown-property");
    const related = isWhole || problems.length === 0 ? relations(value) : [];
    const findings = [...merged.findings, ...placeProblems(layers, [...problems, ...related])];
    return { value: findings.some(({ severity }) => severity === "error") ? null : value, findings };
  }
}

/** A file as the only layer of its record. */
export function wholeFile(source: JsonFile, name = "global"): Layer {
  return { name, source, at: [], value: source.value };
}
