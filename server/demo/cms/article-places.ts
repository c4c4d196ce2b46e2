import type { PaletteName } from "../pictures/palettes.ts";
import type { SceneKind } from "../pictures/scenes.ts";

/** The picture of an article, and the cities it leads to, in every language. */
interface ArticlePlaces {
  readonly scene: SceneKind;
  readonly palette: PaletteName;
  readonly cities: readonly string[];
}

/** By id of the article. */
export const articlePlaces: Readonly<Record<string, ArticlePlaces>> = {
  a1: { scene: "mountain", palette: "golden", cities: ["zell-am-see", "hatta", "durbuy"] },
  a2: { scene: "canal", palette: "dawn", cities: ["amsterdam", "haarlem", "zandvoort"] },
  a3: {
    scene: "countryside",
    palette: "autumn",
    cities: ["durbuy", "la-roche-en-ardenne", "bouillon", "dinant"],
  },
  a4: { scene: "mountain", palette: "autumn", cities: ["freudenstadt", "heidelberg", "stuttgart"] },
  a5: { scene: "palace", palette: "dusk", cities: ["new-delhi", "agra", "jaipur"] },
  a6: { scene: "coast", palette: "noon", cities: ["mumbai", "pune", "goa"] },
  a7: { scene: "chalet", palette: "winter", cities: ["kitzbuhel", "mayrhofen", "zermatt", "chamonix"] },
  a8: { scene: "beach", palette: "azure", cities: ["arcachon", "biarritz", "honfleur", "annecy"] },
  a9: { scene: "tower", palette: "dusk", cities: ["dubai", "sharjah", "hatta"] },
  a10: { scene: "cottage", palette: "golden", cities: ["domburg", "zandvoort", "texel", "st-ives"] },
};

/** The heading over the links, and the words of one, by language. */
export const linkWords: Readonly<Record<string, readonly [heading: string, link: string]>> = {
  en: ["Places to stay", "Places to stay in {city}"],
  nl: ["Overnachten", "Overnachten in {city}"],
  de: ["Übernachten", "Übernachten in {city}"],
  ar: ["أماكن الإقامة", "أماكن الإقامة في {city}"],
  fr: ["Où séjourner", "Séjourner à {city}"],
  es: ["Dónde alojarse", "Alojarse en {city}"],
  it: ["Dove soggiornare", "Soggiornare a {city}"],
  ja: ["宿を探す", "{city}の宿"],
  id: ["Tempat menginap", "Menginap di {city}"],
  my: ["Tempat menginap", "Menginap di {city}"],
  th: ["ที่พัก", "ที่พักใน{city}"],
  vi: ["Nơi lưu trú", "Nơi lưu trú ở {city}"],
  pt: ["Onde ficar", "Onde ficar em {city}"],
  hi: ["कहाँ ठहरें", "{city} में ठहरें"],
};
