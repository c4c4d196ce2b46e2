import type { Generated } from "kysely";
import type { Instant, Json, JsonWithDefault } from "./column.ts";

/** A country with its region id (CONF-11). Key `country_code`. */
export interface CountryRegionTable {
  country_code: string;
  region_id: number;
  name: string;
  /** Names by locale. */
  names: JsonWithDefault<Readonly<Record<string, string>>>;
}

/** A city. Key `city_id`; the slug is unique. */
export interface CityTable {
  city_id: number;
  slug: string;
  name: string;
  /** Names by locale, and other spellings and scripts to find it by. */
  names: JsonWithDefault<Readonly<Record<string, string>>>;
  aliases: Generated<string[]>;
  country_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  description: string;
  image: Json<ImageValue> | null;
  population: Generated<number>;
  /** Whether it is offered before anything is typed. */
  popular: Generated<boolean>;
  tags: Generated<string[]>;
}

/** A part of a city, or a place to stay near. Key `place_id`. */
export interface PlaceTable {
  place_id: number;
  city_id: number;
  kind: "locality" | "location" | "holiday_park";
  slug: string;
  name: string;
  /** Names by locale. */
  names: JsonWithDefault<Readonly<Record<string, string>>>;
  latitude: number;
  longitude: number;
  position: Generated<number>;
}

/** An editorial document in one language. Key `document_id, language`. */
export interface CmsDocumentTable {
  document_id: string;
  language: string;
  type: "home" | "dynamic" | "static" | "city" | "tag";
  slug: string;
  /** Null means every brand, every country. */
  brand_id: string | null;
  country_code: string | null;
  title: string;
  description: string;
  /** As the wire has them; rich text is sanitised on read. */
  blocks: JsonWithDefault<readonly unknown[]>;
  updated_at: Instant;
}

export interface ImageValue {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly colour: string;
  readonly category?: string;
}
