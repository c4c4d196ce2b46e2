import type { Setting } from "../texts/description-texts.ts";

/** Surroundings of cities that are not plain cities, by slug; other nature destinations are countryside. */
const places: Readonly<Record<Exclude<Setting, "city" | "countryside">, string>> = {
  coast: `goa zandvoort domburg texel noordwijk renesse egmond-aan-zee vlieland norderney binz westerland arcachon honfleur biarritz
    saint-malo porto-vecchio nerja cadaques denia conil-de-la-frontera llanes tossa-de-mar adeje soller amalfi taormina positano
    st-ives whitby tenby lyme-regis portree conwy knokke-heist de-haan de-panne nieuwpoort khor-fakkan dibba-al-fujairah fujairah
    hurghada essaouira aqaba salalah male phuket krabi hoi-an ubud langkawi boracay batumi punta-cana paraty knysna flic-en-flac
    byron-bay nadi lagos-portugal sintra skagen blokhus lofoten visby vik rovinj kotor budva sarande chania santorini paphos limassol
    dubrovnik zanzibar mombasa velden-am-worthersee sirmione riva-del-garda malcesine bellagio siofok ohrid cancun flic-en-flac`,
  mountain: `manali rishikesh munnar shimla darjeeling ooty mussoorie winterberg willingen garmisch-partenkirchen freudenstadt
    fussen chamonix gerardmer annecy benasque potes hallstatt zell-am-see kitzbuhel mayrhofen schladming solden bad-gastein saalbach
    seefeld-in-tirol lech sankt-johann-im-pongau ortisei keswick windermere fort-william aviemore pokhara ella thimphu
    interlaken zermatt lucerne banff bariloche queenstown zakopane bled hakone innsbruck la-fortuna cusco brasov`,
  desert: "liwa hatta wadi-musa nizwa moab goreme al-ain",
};

const bySlug: ReadonlyMap<string, Setting> = new Map(
  Object.entries(places).flatMap(([setting, slugs]) =>
    slugs.split(/\s+/).map((slug) => [slug, setting as Setting] as const),
  ),
);

/** The setting that pictures of a city are drawn in. */
export function settingOf(city: { readonly slug: string; readonly kind: string }): Setting {
  return bySlug.get(city.slug) ?? (city.kind === "nature" ? "countryside" : "city");
}

/** Cities whose streets and houses have French names in a country whose others have not. */
export const frenchSpeaking: ReadonlySet<string> = new Set(
  "liege namur durbuy la-roche-en-ardenne spa bouillon dinant malmedy".split(" "),
);

/** Cities with enough properties for several pages of results. */
export const flagshipCities: ReadonlySet<string> = new Set(
  "amsterdam zandvoort new-delhi mumbai bengaluru goa dubai abu-dhabi paris berlin london winterberg vienna hallstatt barcelona brussels".split(
    " ",
  ),
);
