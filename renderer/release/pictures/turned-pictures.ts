import { createMemory } from "../../memory/memory.ts";
import { createFinding } from "../json/create-finding.ts";
import type { Finding } from "../json/finding.ts";
import type { JsonFile, JsonPath } from "../json/json-file.ts";
import { isJsonObject } from "../json/layer.ts";

interface Picture {
  readonly source: JsonFile;
  readonly path: JsonPath;
  readonly width: number;
  readonly height: number;
}

/**
 * Finds pictures whose width and height have changed places, again and again: no other picture of the
 * configuration has that size, and at least two have it the other way round. Files that did not change are
 * not looked through again.
 */
export function createTurnedPictures(): (files: Iterable<JsonFile>) => readonly Finding[] {
  const known = createMemory<readonly Picture[]>();
  return (files) => {
    const pictures = [...files].flatMap((source) =>
      known([source], () => (source.text.includes('"height"') ? picturesIn(source, source.value, []) : [])),
    );
    const count = (width: number, height: number) =>
      pictures.filter((picture) => picture.width === width && picture.height === height).length;
    return pictures.flatMap(({ source, path, width, height }) => {
      if (width === height || count(width, height) > 1 || count(height, width) < 2) return [];
      const message = `The picture is ${width} × ${height}, and every other of these numbers is ${height} × ${width}.`;
      const suggestion = `Write "width": ${height}, "height": ${width}.`;
      return [
        createFinding(source, [...path, "width"], {
          code: "wrong-order",
          message,
          suggestion,
          severity: "warning",
        }),
      ];
    });
  };
}

function picturesIn(source: JsonFile, value: unknown, path: JsonPath): Picture[] {
  if (typeof value !== "object" || value === null) return [];
  const { width, height } = isJsonObject(value) ? value : {};
  const own =
    typeof width === "number" && typeof height === "number" ? [{ source, path, width, height }] : [];
  const members = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...own, ...members.flatMap(([key, member]) => picturesIn(source, member, [...path, key]))];
}
