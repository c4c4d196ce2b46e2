import { createMemory } from "../../memory/memory.ts";
import type { Finding } from "../json/finding.ts";
import type { Layer } from "../json/layer.ts";
import type { PathProblem } from "../json/path-problem.ts";
import { type KnownNames, readDocument, unknownNames } from "../schema/check-document.ts";
import type { ConfigSchemas } from "../schema/config-schemas.ts";
import type { MarkedValue } from "../schema/marked-values.ts";
import { swappedMessages } from "../schema/message-fields.ts";
import { createLayerMerger, isUnreadable, layerKeys, placeProblems } from "./layered-documents.ts";

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

/** What follows from the layers alone. */
interface Draft {
  readonly value: unknown;
  readonly findings: readonly Finding[];
  readonly problems: readonly PathProblem[];
  readonly marked: readonly MarkedValue[];
}

/**
 * Reads records of any kind: merged, filled with defaults, checked. The same layers are read once, and once
 * more for every set of names; the first reading says how the record's members must relate.
 */
export function createRecordReader(schemas: ConfigSchemas): RecordReader {
  const merge = createLayerMerger();
  const drafts = createMemory<Draft>();
  const records = createMemory<ReadRecord<unknown>>();

  const draft = (kind: string, layers: readonly Layer[]): Draft => {
    const merged = merge(layers);
    const schema = schemas.get(kind);
    const document = schema
      ? readDocument(merged.value, schema)
      : { value: merged.value, problems: [], marked: [] };
    return { ...document, findings: [...merged.findings, ...placeProblems(layers, document.problems)] };
  };
  return <T>(
    kind: string,
    layers: readonly Layer[],
    names: KnownNames,
    relations: (value: T) => readonly PathProblem[] = () => [],
  ) => {
    if (isUnreadable(layers)) return { value: null, findings: [] };
    const keys = layerKeys(layers);
    return records([names, kind, ...keys], () => {
      const { value, findings, problems, marked } = drafts([kind, ...keys], () => draft(kind, layers));
      // Relations read the fields that the schema promises, so they wait until the schema holds.
      const related = problems.length === 0 ? relations(value as T) : [];
      const all = [
        ...findings,
        ...placeProblems(layers, [
          ...unknownNames(marked, problems, names),
          ...swappedMessages(marked, names.get("message") ?? NONE),
          ...related,
        ]),
      ];
      return { value: all.some(({ severity }) => severity === "error") ? null : value, findings: all };
    }) as ReadRecord<T>;
  };
}

const NONE: ReadonlySet<string> = new Set();
