import { isPaletteName, type PaletteName, palettes } from "./palettes.ts";
import { isSceneKind, type SceneKind, scenes } from "./scenes.ts";

/** What a drawn picture shows, under which light, and which of its variants. */
export interface PictureName {
  readonly kind: SceneKind;
  readonly palette: PaletteName;
  readonly seed: string;
}

/**
 * `s-<kind>-<palette>-<seed>`: the name holds everything needed to draw it, so no list of pictures exists.
 */
export function formatPictureName({ kind, palette, seed }: PictureName): string {
  return `s-${kind}-${palette}-${seed}`;
}

/** Null when the text names no scene. */
export function parsePictureName(name: string): PictureName | null {
  const match = /^s-([a-z]+)-([a-z]+)-([a-z0-9]{1,12})$/.exec(name);
  const [, kind = "", palette = "", seed = ""] = match ?? [];
  return isSceneKind(kind) && isPaletteName(palette) ? { kind, palette, seed } : null;
}

/** Names of one variant of every scene in every light, for whoever misspelled one. */
export function pictureNames(seed: string): readonly string[] {
  return Object.keys(scenes).flatMap((kind) =>
    Object.keys(palettes).map((palette) => `s-${kind}-${palette}-${seed}`),
  );
}

/** Dominant colour of a drawn picture, shown while it loads. */
export function pictureColour(name: string): string {
  const parsed = parsePictureName(name);
  return parsed ? palettes[parsed.palette].dominant : "#d8dde3";
}
