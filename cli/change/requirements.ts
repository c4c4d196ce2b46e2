import type { ProjectText } from "./project-text.ts";
import type { Kind } from "./thing.ts";

/**
 * What a page or a widget requires and somebody waives, by the names that waivers use; of other kinds nothing
 * is required.
 */
export function requirementsOf({ places }: ProjectText, kind: Kind, owner: string): readonly string[] {
  const start = `${kind}.${owner}.`;
  return [
    ...new Set(
      places.flatMap((place) =>
        place.kind === "assertion" && place.name.startsWith(start) ? [place.name] : [],
      ),
    ),
  ];
}
