import type { MapPoint } from "./map-points.ts";

/** Something on the plan: its middle and how large it is, in pixels from the top left. */
export interface LabelBox extends MapPoint {
  readonly width: number;
  readonly height: number;
}

/** Words for the plan and where they may stand, best place first. */
export interface MapLabel {
  readonly text: string;
  readonly places: readonly LabelBox[];
}

/**
 * A place for each label, at which it lies on nothing that is taken, on no other label and over no edge of
 * the plan. Labels come most important first; one without such a place is left out.
 */
export function layOutLabels<Label extends MapLabel>(
  labels: readonly Label[],
  taken: readonly LabelBox[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly { readonly label: Label; readonly at: LabelBox }[] {
  const laid: { readonly label: Label; readonly at: LabelBox }[] = [];
  for (const label of labels) {
    const at = label.places.find(
      (place) =>
        place.x - place.width / 2 >= 0 &&
        place.x + place.width / 2 <= width &&
        place.y - place.height / 2 >= 0 &&
        place.y + place.height / 2 <= height &&
        !taken.some((other) => overlap(place, other)) &&
        !laid.some((other) => overlap(place, other.at)),
    );
    if (at) laid.push({ label, at });
  }
  return laid;
}

/**
 * Room for small words in a line around a point, and one line above and below it by `step` pixels where that
 * is given.
 */
export function labelPlaces(text: string, { x, y }: MapPoint, step = 0): readonly LabelBox[] {
  const size = { width: textWidth(text), height: LINE };
  return (step ? [0, step, -step] : [0]).map((down) => ({ x, y: y + down, ...size }));
}

/** Pixels that small words take at most: letters of East Asia are as wide as high. */
export function textWidth(text: string): number {
  let em = 0;
  for (const letter of text) em += letter > "\u2e7f" ? 1 : 0.62;
  return Math.ceil(em * FONT) + PADDING;
}

const FONT = 12;
const PADDING = 8;
const LINE = 22;

function overlap(one: LabelBox, other: LabelBox): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2
  );
}
