import type { ImageSource } from "./image-source.ts";
import { renderScene } from "./render-scene.ts";

/** Pictures drawn by code. */
export const sceneSource: ImageSource = {
  version: "scenes-1",
  load: async (name) => {
    const svg = renderScene(name);
    return svg === null ? null : { kind: "drawing", svg };
  },
};
