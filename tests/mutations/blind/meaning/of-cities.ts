import type { BlindMutation } from "../blind-mutation.ts";
import { putIn } from "./put.ts";

interface City {
  readonly slug: string;
  readonly name: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly countryCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** What is mistyped or left over when cities are added by hand. */
export function cityMeanings(file: string, text: string): BlindMutation[] {
  const cities = JSON.parse(text) as readonly City[];
  const put = putIn(file, text);
  const others = (city: City) => cities.filter((other) => other.countryCode === city.countryCode).length > 3;
  return cities.flatMap((city, index) => {
    const { latitude, longitude, countryCode } = city;
    const near = cities.find((each) => each.countryCode === countryCode && each.slug !== city.slug);
    const other = cities.find((each) => each.countryCode !== countryCode);
    // Where north and east are nearly as many degrees, or nearly none, the slip moves the city less than a
    // day's walk.
    const isFar = others(city) && Math.abs(longitude) > 25 && Math.abs(latitude - longitude) > 25;
    const moved = isFar ? "mistake" : "choice";
    return [
      ...put(
        "city with latitude and longitude in each other's place",
        [index],
        {
          ...city,
          latitude: longitude,
          longitude: latitude,
        },
        Math.abs(longitude) > 90 ? "mistake" : moved,
      ),
      ...put("city on the other side of Greenwich", [index, "longitude"], -longitude, moved),
      ...put("city with a point that slipped", [index, "longitude"], longitude / 10, moved),
      ...put(
        "city by the clock of another country",
        [index, "timeZone"],
        countryCode === "JP" ? "Europe/Paris" : "Asia/Tokyo",
      ),
      ...put(
        "city with the country's name left over",
        [index, "country"],
        countryCode === "JP" ? "France" : "Japan",
      ),
      ...put(
        "city where another one lies",
        [index],
        { ...city, latitude: near?.latitude, longitude: near?.longitude },
        near ? "mistake" : "choice",
      ),
      ...put("city with the name of another one", [index, "name"], near?.name),
      ...put("city without its clock", [index], { ...city, timeZone: undefined }),
      ...put("city with degrees as a text", [index, "latitude"], String(latitude)),
      ...put("city also called as another one", [index, "aliases"], [other?.slug]),
    ];
  });
}
