import { height, width } from "../demo/pictures/canvas.ts";
import { parsePictureName, pictureNames } from "../demo/pictures/picture-name.ts";
import { renderScene } from "../demo/pictures/render-scene.ts";
import type { ImageSource } from "./image-source.ts";

/** Pictures drawn by code, and a plain ground for `placeholder`: what a property without pictures shows. */
export const sceneSource: ImageSource = {
  version: "scenes-1",
  load: async (name) => {
    const svg = name === "placeholder" ? placeholder : renderScene(name);
    return svg === null ? null : { kind: "drawing", svg };
  },
};

/** Whether a name is that of a drawn scene. */
export function isDrawn(name: string): boolean {
  return parsePictureName(name) !== null;
}

/** Drawn scenes that a name may have meant which names none. */
export function drawnLike(name: string): readonly string[] {
  return pictureNames(name.split("-").at(-1) ?? "");
}

const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eceff2"/><stop offset="1" stop-color="#d3d9df"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><path d="M470,470 V380 L600,270 L730,380 V470 Z" fill="none" stroke="#aab4be" stroke-width="16" stroke-linejoin="round"/><path d="M572,470 V405 H628 V470" fill="none" stroke="#aab4be" stroke-width="16" stroke-linejoin="round"/></svg>`;
