import { seededRandom } from "../seeded-random.ts";
import { createCanvas } from "./canvas.ts";
import { palettes } from "./palettes.ts";
import { parsePictureName } from "./picture-name.ts";
import { crops, scenes } from "./scenes.ts";

/**
 * The SVG of a picture name; null when the name stands for no scene. The same name always gives the same
 * bytes.
 */
export function renderScene(name: string): string | null {
  const picture = parsePictureName(name);
  if (picture === null) return null;
  const canvas = createCanvas(palettes[picture.palette], seededRandom(`${picture.kind}-${picture.seed}`));
  const svg = scenes[picture.kind](canvas);
  const crop = crops[picture.kind];
  return crop ? svg.replace('viewBox="0 0 1200 800"', `viewBox="${crop.join(" ")}"`) : svg;
}
