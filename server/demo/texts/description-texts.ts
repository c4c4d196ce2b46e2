/** Surroundings that decide what a property looks like and what is said of it. */
export const settings = ["city", "coast", "mountain", "countryside", "desert"] as const;
export type Setting = (typeof settings)[number];

/**
 * Sentences and names of one language, to make the words of the demo supply from. `{name}`, `{city}`,
 * `{locality}`, `{bedrooms}` and `{guests}` are filled in.
 */
export interface DemoTexts {
  readonly hotelOpening: readonly string[];
  readonly homeOpening: readonly string[];
  readonly setting: Readonly<Record<Setting, readonly string[]>>;
  readonly hotelInside: readonly string[];
  readonly homeInside: readonly string[];
  /** Homes with two bedrooms or more, then smaller ones. */
  readonly homeLarge: readonly string[];
  readonly homeSmall: readonly string[];
  /** Said only when the property has it. */
  readonly pool: string;
  readonly garden: string;
  readonly fireplace: string;
  readonly breakfast: string;
  readonly pets: string;
  readonly closing: readonly string[];
  readonly cityIntro: Readonly<Record<Setting, string>>;
  /** Names of room categories by code, with a sentence each. */
  readonly rooms: Readonly<Record<RoomCode, readonly [name: string, description: string]>>;
  readonly reviewsGood: readonly (readonly [title: string, text: string])[];
  readonly reviewsMixed: readonly (readonly [title: string, text: string])[];
  readonly authors: readonly string[];
}

export const roomCodes = [
  "compact",
  "classic",
  "twin",
  "superior",
  "deluxe",
  "family",
  "suite",
  "wholeHome",
] as const;
export type RoomCode = (typeof roomCodes)[number];
