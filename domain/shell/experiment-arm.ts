import { visitorDraw } from "./visitor-draw.ts";

/** Arms of an experiment by name, each with its share of guests; shares are relative to each other. */
export type WeightedArms = Readonly<Record<string, { readonly weight: number }>>;

/**
 * Arm of a visitor: the same for the same visitor, experiment and weights, on any machine. Every arm draws a
 * number for the visitor and the best draw for its weight wins, so a new weight of one arm moves only guests
 * into or out of that arm. Undefined when no arm has weight (EXP-01).
 */
export function experimentArm(visitor: string, experiment: string, arms: WeightedArms): string | undefined {
  let winner: string | undefined;
  let best = 0;
  for (const [name, { weight }] of Object.entries(arms)) {
    const score = weight / -Math.log(visitorDraw(visitor, `${experiment}\n${name}`));
    if (score > best) {
      best = score;
      winner = name;
    }
  }
  return winner;
}
