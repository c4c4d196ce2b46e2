import type { BlindMutation } from "../blind-mutation.ts";
import { type Json, putIn } from "./put.ts";

export function experimentMeanings(file: string, text: string): BlindMutation[] {
  const experiment = JSON.parse(text) as {
    readonly control: string;
    readonly arms: Readonly<Record<string, Json>>;
  };
  const put = putIn(file, text);
  const arms = Object.entries(experiment.arms);
  return [
    ...put(
      "no arm has a weight",
      ["arms"],
      Object.fromEntries(arms.map(([id, arm]) => [id, { ...arm, weight: 0 }])),
    ),
    ...put("one arm alone", ["arms"], Object.fromEntries(arms.slice(0, 1))),
    ...put("control that is no arm", ["control"], "zzq"),
    ...put(
      "control taken away",
      ["arms"],
      Object.fromEntries(arms.filter(([id]) => id !== experiment.control)),
    ),
    ...put(
      "weights turned round",
      ["arms"],
      Object.fromEntries(
        arms.map(([id, arm], index) => [id, { ...arm, weight: arms.at(-1 - index)?.[1].weight }]),
      ),
      "choice",
    ),
    ...put("scope of nobody", ["scope", "brands"], []),
  ];
}
