import type { SceneKind } from "../pictures/scenes.ts";
import type { Setting } from "../texts/description-texts.ts";

/** A category of property: how often it occurs where, what it costs, what it has and how it looks. */
export interface PropertyKind {
  readonly code: string;
  readonly name: string;
  readonly type: "hotel" | "home";
  /** Weight by setting; absent means never. */
  readonly weights: Partial<Readonly<Record<Setting, number>>>;
  /** Euros a night for two at price level 1, before the seed's own variation. */
  readonly price: number;
  /** Fewest and most bedrooms of a home. */
  readonly bedrooms?: readonly [number, number];
  /** Amenities it always has, and ones it may have. */
  readonly amenities: readonly number[];
  readonly extras: readonly number[];
  /** Exterior by region of names; `default` otherwise. */
  /** Exteriors in a city, where they differ. */
  readonly urban?: readonly SceneKind[];
  readonly exteriors: Partial<Readonly<Record<string, readonly SceneKind[]>>> & {
    readonly default: readonly SceneKind[];
  };
}

const hotelBase = [53, 2, 49, 50, 51, 52, 13, 19, 22, 64, 65];
const homeBase = [53, 2, 49, 51, 52, 5, 11, 41, 43, 44, 64];

export const propertyKinds: readonly PropertyKind[] = [
  {
    code: "city_hotel",
    name: "City hotel",
    type: "hotel",
    weights: { city: 6, coast: 2, desert: 2, countryside: 1 },
    price: 92,
    amenities: [...hotelBase, 15, 7],
    extras: [8, 9, 10, 20, 21, 24, 54, 55, 56, 129, 70, 16, 17, 48],
    exteriors: {
      default: ["facade", "tower", "facade"],
      arabic: ["tower", "palace"],
      indian: ["palace", "tower", "facade"],
      tropical: ["tower", "facade"],
      eastern: ["tower", "facade"],
      dutch: ["facade", "canal"],
    },
  },
  {
    code: "boutique_hotel",
    name: "Boutique hotel",
    type: "hotel",
    weights: { city: 4, coast: 2, countryside: 2, mountain: 1 },
    price: 128,
    amenities: [...hotelBase, 7, 9],
    extras: [8, 10, 15, 23, 25, 31, 32, 48, 54, 56, 129, 71],
    exteriors: {
      default: ["facade"],
      dutch: ["canal", "facade"],
      indian: ["palace"],
      arabic: ["palace"],
      nordic: ["facade", "canal"],
    },
  },
  {
    code: "guesthouse",
    name: "Guest house",
    type: "hotel",
    weights: { city: 3, coast: 3, mountain: 3, countryside: 4 },
    price: 66,
    amenities: [53, 2, 49, 51, 52, 7, 64],
    extras: [33, 31, 129, 4, 43, 61, 71, 72, 20],
    urban: ["facade"],
    exteriors: {
      default: ["cottage", "farmhouse"],
      german: ["chalet", "cottage"],
      indian: ["villa", "palace"],
      arabic: ["villa"],
      tropical: ["villa", "beach"],
      english: ["cottage"],
    },
  },
  {
    code: "aparthotel",
    name: "Aparthotel",
    type: "hotel",
    weights: { city: 3, coast: 1 },
    price: 88,
    amenities: [53, 2, 49, 51, 52, 6, 11, 12, 13, 15, 45, 64],
    extras: [24, 54, 129, 21, 70, 44],
    exteriors: { default: ["tower", "facade"] },
  },
  {
    code: "resort",
    name: "Resort",
    type: "hotel",
    weights: { coast: 3, mountain: 3, desert: 4, countryside: 1 },
    price: 155,
    amenities: [...hotelBase, 3, 7, 8, 9, 129],
    extras: [24, 25, 26, 27, 28, 36, 37, 57, 10, 69, 71],
    exteriors: {
      default: ["villa", "pool"],
      german: ["chalet"],
      indian: ["palace", "villa"],
      arabic: ["palace", "villa"],
    },
  },
  {
    code: "apartment",
    name: "Apartment",
    type: "home",
    weights: { city: 8, coast: 3, mountain: 2 },
    price: 96,
    bedrooms: [1, 3],
    amenities: homeBase,
    extras: [12, 13, 15, 32, 42, 45, 48, 54, 58, 129, 68, 70],
    exteriors: {
      default: ["facade"],
      dutch: ["canal", "facade"],
      arabic: ["tower"],
      indian: ["tower", "facade"],
      tropical: ["tower"],
      eastern: ["tower"],
    },
  },
  {
    code: "townhouse",
    name: "Townhouse",
    type: "home",
    weights: { city: 4, countryside: 1 },
    price: 142,
    bedrooms: [2, 4],
    amenities: [...homeBase, 42, 45],
    extras: [12, 31, 33, 39, 54, 58, 61, 129, 72],
    exteriors: {
      default: ["facade", "canal"],
      english: ["facade", "cottage"],
      indian: ["palace"],
      arabic: ["palace"],
    },
  },
  {
    code: "house",
    name: "Holiday house",
    type: "home",
    weights: { coast: 4, countryside: 5, mountain: 2, desert: 2 },
    price: 128,
    bedrooms: [2, 5],
    amenities: [...homeBase, 33, 129],
    extras: [12, 31, 35, 39, 40, 42, 45, 57, 58, 59, 60, 61, 62, 71, 72, 34],
    exteriors: {
      default: ["cottage", "farmhouse"],
      arabic: ["villa"],
      tropical: ["villa"],
      indian: ["villa"],
      greek: ["villa"],
    },
  },
  {
    code: "villa",
    name: "Villa",
    type: "home",
    weights: { coast: 4, countryside: 2, city: 1, desert: 4 },
    price: 235,
    bedrooms: [3, 6],
    amenities: [...homeBase, 13, 30, 31, 33, 35, 42, 45, 129],
    extras: [36, 27, 26, 58, 59, 61, 70, 39],
    exteriors: { default: ["villa"] },
  },
  {
    code: "chalet",
    name: "Chalet",
    type: "home",
    weights: { mountain: 8 },
    price: 168,
    bedrooms: [2, 5],
    amenities: [...homeBase, 4, 37, 39, 42, 129],
    extras: [26, 27, 32, 45, 48, 58, 60, 61, 73, 74, 40],
    exteriors: { default: ["chalet"] },
  },
  {
    code: "cottage",
    name: "Cottage",
    type: "home",
    weights: { countryside: 6, coast: 2, mountain: 2 },
    price: 104,
    bedrooms: [1, 3],
    amenities: [...homeBase, 33, 129],
    extras: [35, 40, 45, 48, 58, 60, 61, 62, 71, 34, 18],
    exteriors: {
      default: ["cottage"],
      arabic: ["villa"],
      indian: ["villa"],
      tropical: ["villa", "beach"],
      eastern: ["farmhouse", "villa"],
    },
  },
  {
    code: "farmhouse",
    name: "Farmhouse",
    type: "home",
    weights: { countryside: 5, mountain: 1 },
    price: 152,
    bedrooms: [3, 6],
    amenities: [...homeBase, 33, 35, 42, 45, 129],
    extras: [3, 30, 31, 39, 40, 57, 58, 59, 60, 61, 62, 71],
    exteriors: {
      default: ["farmhouse"],
      arabic: ["villa"],
      indian: ["villa"],
      tropical: ["villa"],
    },
  },
  {
    code: "beach_house",
    name: "Beach house",
    type: "home",
    weights: { coast: 7 },
    price: 162,
    bedrooms: [2, 4],
    amenities: [...homeBase, 31, 36, 129],
    extras: [13, 35, 42, 45, 58, 60, 61, 71, 49, 26],
    exteriors: { default: ["beach"], tropical: ["beach", "villa"] },
  },
];
