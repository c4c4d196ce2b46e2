import type { WidgetManifest } from "#renderer";
import type { ConfigSource } from "#renderer/release";
import { configPlace } from "../../../renderer/release/read/config-place.ts";
import { namesIn, spotSchemas } from "../all-mutations.ts";
import { spotsIn } from "../json-spots.ts";
import { sample } from "../random.ts";
import type { BlindMutation } from "./blind-mutation.ts";
import { schemaMutations } from "./by-schema.ts";
import { fileMutations } from "./file-damage.ts";
import { meaningMutations } from "./meaning.ts";
import { numberMutations, referenceMutations } from "./references.ts";
import { damageMutations } from "./text-damage.ts";

/**
 * Up to `perKind` changes of every kind, by schema, reference, number, file, text and meaning; always the
 * same ones.
 */
export function blindMutations(
  source: ConfigSource,
  widgets: readonly WidgetManifest[],
  schemaFolder: string,
  perKind: number,
): BlindMutation[] {
  const { texts } = source;
  const schemas = spotSchemas(texts, widgets, schemaFolder);
  const names = namesIn(texts, schemas.widgets, source.brandFiles);
  const all: BlindMutation[] = [...fileMutations(texts), ...meaningMutations(texts, widgets)];
  for (const [file, text] of texts) {
    const place = configPlace(file.replace(/^config\//, ""));
    if (!place) continue;
    const kind =
      place.isSparse && place.kind !== "messages" && place.brand !== undefined
        ? `${place.kind} layer`
        : place.kind;
    all.push(...damageMutations(file, text, kind));
    if (kind === "messages") continue;
    const spots = spotsIn(file, text, place.kind, schemas);
    all.push(
      ...schemaMutations(spots, kind),
      ...referenceMutations(spots, names, kind),
      ...numberMutations(spots, kind),
    );
  }
  const kinds = new Map<string, BlindMutation[]>();
  for (const mutation of all) {
    const known = kinds.get(mutation.kind);
    if (known) known.push(mutation);
    else kinds.set(mutation.kind, [mutation]);
  }
  return [...kinds].flatMap(([kind, of]) => sample(of, perKind, kind));
}
