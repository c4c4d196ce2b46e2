import * as action from "./action-icons.ts";
import * as amenity from "./amenity-icons.ts";
import type { IconShape } from "./icon-shape.ts";
import * as travel from "./travel-icons.ts";

/**
 * Every icon by the name configuration uses, such as `snowflake`. Only for widgets that ship no JavaScript.
 */
export const iconsByName: Readonly<Record<string, IconShape>> = Object.fromEntries(
  [action, travel, amenity].flatMap((icons) => Object.values(icons)).map((icon) => [icon.id, icon]),
);
