import type { WidgetManifest } from "#renderer";
import type { BlindMutation } from "../blind-mutation.ts";
import { type Json, putIn } from "./put.ts";

export function modalMeanings(
  file: string,
  text: string,
  widgets: readonly WidgetManifest[],
): BlindMutation[] {
  const { modals } = JSON.parse(text) as { readonly modals: Readonly<Record<string, Json>> };
  const put = putIn(file, text);
  const opened = new Set(widgets.flatMap(({ opens = [] }) => opens));
  // A popup that no widget opens is there for later: nobody misses it.
  const missed = (id: string) => (opened.has(id) ? "mistake" : "choice");
  return Object.keys(modals).flatMap((id) => [
    ...put(
      "popup that widgets open taken away",
      ["modals"],
      Object.fromEntries(Object.entries(modals).filter(([other]) => other !== id)),
      missed(id),
    ),
    ...put(
      "popup under a name nobody opens",
      ["modals"],
      Object.fromEntries(
        Object.entries(modals).map(([other, modal]) => [other === id ? `${id}x` : other, modal]),
      ),
      missed(id),
    ),
    ...put("popup in itself", ["modals", id], { ...modals[id], nestedUnder: id }),
  ]);
}
