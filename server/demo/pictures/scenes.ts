import type { Canvas } from "./canvas.ts";
import { bathroom } from "./scenes/bathroom.ts";
import { beach } from "./scenes/beach.ts";
import { bedroom } from "./scenes/bedroom.ts";
import { breakfast } from "./scenes/breakfast.ts";
import { canal } from "./scenes/canal.ts";
import { chalet } from "./scenes/chalet.ts";
import { city } from "./scenes/city.ts";
import { cottage } from "./scenes/cottage.ts";
import { facade } from "./scenes/facade.ts";
import { farmhouse } from "./scenes/farmhouse.ts";
import { kitchen } from "./scenes/kitchen.ts";
import { coast, countryside, desert, mountain } from "./scenes/landscapes.ts";
import { living } from "./scenes/living.ts";
import { palace } from "./scenes/palace.ts";
import { pool } from "./scenes/pool.ts";
import { terrace } from "./scenes/terrace.ts";
import { tower } from "./scenes/tower.ts";
import { villa } from "./scenes/villa.ts";

/** Every scene by the kind that picture names use. */
export const scenes = {
  bathroom,
  beach,
  bedroom,
  breakfast,
  canal,
  chalet,
  city,
  coast,
  cottage,
  countryside,
  desert,
  facade,
  farmhouse,
  kitchen,
  living,
  mountain,
  palace,
  pool,
  terrace,
  tower,
  villa,
} as const satisfies Record<string, (canvas: Canvas) => string>;

export type SceneKind = keyof typeof scenes;

/** Whether there is a scene of this name. */
export function isSceneKind(name: string): name is SceneKind {
  return Object.hasOwn(scenes, name);
}

/**
 * Part of the drawing to show when the subject is better seen closer: [x, y, width, height] in canvas units.
 */
export const crops: Partial<Record<SceneKind, readonly [number, number, number, number]>> = {
  cottage: [100, 110, 1000, 667],
  farmhouse: [130, 120, 1000, 667],
  beach: [90, 90, 1050, 700],
  chalet: [90, 90, 1020, 680],
  villa: [60, 60, 1080, 720],
};
