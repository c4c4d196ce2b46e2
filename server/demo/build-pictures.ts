import type { DemoCity } from "./demo-city.ts";
import type { PropertyKind } from "./facts/property-kinds.ts";
import type { PaletteName } from "./pictures/palettes.ts";
import { formatPictureName, pictureColour } from "./pictures/picture-name.ts";
import type { SceneKind } from "./pictures/scenes.ts";
import type { SeededRandom } from "./seeded-random.ts";
import type { Setting } from "./texts/description-texts.ts";

export interface PictureRow {
  readonly property_id: number;
  readonly image_id: number;
  readonly room_category_id: number | null;
  readonly position: number;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly colour: string;
  readonly category: string;
}

/** Light that suits a place. */
const lights: Readonly<Record<Setting, readonly PaletteName[]>> = {
  city: ["dusk", "golden", "noon", "dawn", "dusk", "azure"],
  coast: ["azure", "golden", "dawn", "azure", "noon"],
  mountain: ["winter", "golden", "noon", "autumn", "dusk", "winter"],
  countryside: ["noon", "golden", "autumn", "dawn", "noon"],
  desert: ["golden", "dusk", "azure", "dawn"],
};

const landscapes: Readonly<Record<Setting, SceneKind>> = {
  city: "city",
  coast: "coast",
  mountain: "mountain",
  countryside: "countryside",
  desert: "desert",
};

interface Shot {
  readonly kind: SceneKind;
  readonly category: string;
  readonly words: string;
}

const shots: Readonly<Record<string, Shot>> = {
  bedroom: { kind: "bedroom", category: "room", words: "bedroom" },
  living: { kind: "living", category: "living_room", words: "living room" },
  kitchen: { kind: "kitchen", category: "kitchen", words: "kitchen" },
  bathroom: { kind: "bathroom", category: "bathroom", words: "bathroom" },
  breakfast: { kind: "breakfast", category: "breakfast", words: "breakfast table" },
  pool: { kind: "pool", category: "pool", words: "swimming pool" },
  terrace: { kind: "terrace", category: "terrace", words: "terrace" },
};

/**
 * Pictures of a property and its categories, the front first. The whole set shares a season, not the hour.
 */
export function buildPictures(
  random: SeededRandom,
  property: { readonly property_id: number; readonly name: string; readonly amenity_ids: readonly number[] },
  kind: PropertyKind,
  city: DemoCity,
  rooms: readonly { readonly room_category_id: number; readonly name: string }[],
): readonly PictureRow[] {
  const urban = city.setting === "city" && city.facts.names !== "dutch" ? kind.urban : undefined;
  const dutch =
    city.setting === "city" && city.facts.names === "dutch" && kind.urban ? (["canal"] as const) : undefined;
  const options = urban ?? dutch ?? kind.exteriors[city.facts.names] ?? kind.exteriors.default;
  const exterior = random.pick(options);
  const light = random.pick(lights[city.setting]);
  const snowy = light === "winter";
  const indoor: PaletteName = snowy ? "winter" : random.pick(["noon", "golden", "dawn"]);
  const evening: PaletteName = snowy ? "winter" : "dusk";
  const has = (amenity: number): boolean => property.amenity_ids.includes(amenity);
  const pictures: PictureRow[] = [];
  const add = (
    shot: Shot,
    palette: PaletteName,
    room: { room_category_id: number; name: string } | null,
  ): void => {
    const name = formatPictureName({ kind: shot.kind, palette, seed: random.int(1, 4000).toString(36) });
    pictures.push({
      property_id: property.property_id,
      image_id: pictures.length + 1,
      room_category_id: room?.room_category_id ?? null,
      position: pictures.length,
      name,
      width: 1600,
      height: 1067,
      alt: `${property.name}: ${shot.words}`,
      colour: pictureColour(name),
      category: shot.category,
    });
  };
  const of = (key: keyof typeof shots): Shot => shots[key] as Shot;
  add({ kind: exterior, category: "facade", words: "outside" }, light, null);
  add(kind.type === "home" ? of("living") : of("bedroom"), indoor, null);
  if ((has(3) || has(30)) && !snowy) add(of("pool"), light, null);
  if (kind.type === "home" || has(6)) add(of("kitchen"), indoor, null);
  if (has(7)) add(of("breakfast"), indoor, null);
  if (kind.type === "home") add(of("bedroom"), evening, null);
  add(of("bathroom"), indoor, null);
  if (has(31) || has(32)) add(of("terrace"), evening, null);
  add({ kind: landscapes[city.setting], category: "view", words: `view of ${city.name}` }, light, null);
  for (const room of rooms) {
    add(of("bedroom"), random.pick([indoor, evening]), room);
    if (kind.type === "hotel") add(of("bathroom"), indoor, room);
  }
  return pictures;
}

/** The picture of a city. */
export function cityPicture(
  random: SeededRandom,
  city: DemoCity,
): Omit<PictureRow, "property_id" | "image_id" | "room_category_id" | "position"> {
  const kind =
    city.setting === "city" && ["NL"].includes(city.countryCode) ? "canal" : landscapes[city.setting];
  const name = formatPictureName({
    kind,
    palette: random.pick(lights[city.setting]),
    seed: random.int(1, 4000).toString(36),
  });
  return { name, width: 1600, height: 1067, alt: city.name, colour: pictureColour(name), category: "city" };
}
