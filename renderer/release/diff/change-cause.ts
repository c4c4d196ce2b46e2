import type { JsonPath } from "../json/json-file.ts";
import { isJsonObject, isSameJson } from "../json/layer.ts";
import { isNodePath } from "../layers/node-address.ts";
import type { ReleaseProvenance } from "../provenance/explain-provenance.ts";
import type { TracedRecord } from "../provenance/explain-records.ts";
import { memberOf, type Source } from "../provenance/explain-sources.ts";
import type { Difference } from "./diff-values.ts";

/** The place in a file whose text is different, and in which of the two configurations it stands. */
export interface Cause {
  readonly layer: string;
  readonly file: string;
  /** Path in the file. */
  readonly at: JsonPath;
  /** `before` when the place is gone after the change. */
  readonly side: "before" | "after";
}

/** What the two releases are made of. */
export interface Sides<T> {
  readonly before: T;
  readonly after: T;
}

/**
 * Why a value of a record differs: the strongest place that has a say in it and reads differently in the two
 * configurations. For something that came or went as a whole, the weakest such place, where it stands in
 * full. Undefined when every place reads the same, so that the layers were chosen differently. Asking the
 * other way round gives the same place.
 */
export function causeOf(
  provenance: Sides<ReleaseProvenance>,
  record: Sides<TracedRecord | undefined>,
  { path, before, after }: Difference,
): Cause | undefined {
  for (const asked of [path, ...relatedPaths(path)]) {
    const sources = {
      before: record.before?.sources(asked) ?? [],
      after: record.after?.sources(asked) ?? [],
    };
    const isWhole = isJsonObject(before ?? after) && (before === undefined || after === undefined);
    const cause = causeOfSources(provenance, sources, isWhole && asked === path);
    if (cause) return cause;
  }
  return versionCause(provenance, record, path);
}

/**
 * The same for sources that are known already; `isWhole` when something came or went with all its members.
 */
export function causeOfSources(
  provenance: Sides<ReleaseProvenance>,
  sources: Sides<readonly Source[]>,
  isWhole: boolean,
): Cause | undefined {
  const on = (side: "before" | "after", other: "before" | "after") =>
    speaking(sources[side])
      .filter(
        ({ file, at }) => !isSameJson(provenance[side].rawAt(file, at), provenance[other].rawAt(file, at)),
      )
      .map(({ layer, file, at }): Cause => {
        // A place that both configurations have is named where it stands now.
        const isGone = provenance.after.rawAt(file, at) === undefined;
        return { layer, file, at, side: isGone ? "before" : "after" };
      });
  const places = [...on("after", "before"), ...on("before", "after")];
  return places.toSorted((a, b) => (isWhole ? comparePlaces(b, a) : comparePlaces(a, b)))[0];
}

/** A node also comes and goes with its list's order; a migrated prop with the version it was written for. */
function relatedPaths(path: JsonPath): readonly JsonPath[] {
  if (isNodePath(path)) return [[...path.slice(0, -2), "order"]];
  const props = path.lastIndexOf("props");
  return props === -1 ? [] : [[...path.slice(0, props), "v"]];
}

/** Strongest first, down to the first one that hides everything beneath it. */
function speaking(sources: readonly Source[]): readonly Source[] {
  const last = sources.findIndex(({ says }) => says === "value");
  return last === -1 ? sources : sources.slice(0, last + 1);
}

/** The widget itself is another version. */
function versionCause(
  provenance: Sides<ReleaseProvenance>,
  record: Sides<TracedRecord | undefined>,
  path: JsonPath,
): Cause | undefined {
  for (let length = path.length; length > 0; length--) {
    if (!isNodePath(path.slice(0, length))) continue;
    const widget = memberOf(record.after?.value ?? record.before?.value, [
      ...path.slice(0, length),
      "widget",
    ]);
    const file = `widgets/${widget}/widget.json`;
    const isSame = isSameJson(
      provenance.before.rawAt(file, ["version"]),
      provenance.after.rawAt(file, ["version"]),
    );
    return isSame ? undefined : { layer: "widget", file, at: ["version"], side: "after" };
  }
  return undefined;
}

/** Strongest layer first; equal layers in the order of their files. */
function comparePlaces(a: Cause, b: Cause): number {
  return strengthOf(b.layer) - strengthOf(a.layer) || (placeKey(a) < placeKey(b) ? -1 : 1);
}

const STRENGTHS: readonly (readonly [RegExp, number])[] = [
  [/^(widget|schema) default$/, 0],
  [/^global/, 1],
  [/^brand \S+ in /, 4],
  [/^brand /, 2],
  [/^country /, 3],
  [/^domain /, 5],
];

function strengthOf(layer: string): number {
  return STRENGTHS.find(([pattern]) => pattern.test(layer))?.[1] ?? 6;
}

/** Equal for the same place, whichever side it was found on. */
export function placeKey({ file, at }: Pick<Cause, "file" | "at">): string {
  return `${file}\u001f${at.join("\u001f")}`;
}
