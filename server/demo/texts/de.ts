import type { DemoTexts } from "./description-texts.ts";

export const de: DemoTexts = {
  hotelOpening: [
    "{name} ist eine ruhige Adresse in {locality}, nur wenige Gehminuten von allem, wofür man nach {city} kommt.",
    "Hinter einer schönen Fassade in {locality} bietet {name} bequeme Zimmer, gute Betten und ein Team, das {city} auswendig kennt.",
    "{name} folgt einer einfachen Idee: Ein Hotel in {city} darf sich anfühlen wie ein Besuch bei gut organisierten Freunden.",
    "Morgens Termine, abends ein langes Essen: {name} in {locality} passt zu beiden Hälften eines Tages in {city}.",
  ],
  homeOpening: [
    "{name} ist ein Zuhause für sich bei {city}: eigener Schlüssel, eigene Küche, eigenes Tempo.",
    "Die Besitzer haben {name} für ihre eigenen Ferien eingerichtet, und das merkt man allem an, vom Brotmesser bis zur Leselampe.",
    "In {name} wacht man langsam auf. Die Morgensonne erreicht zuerst den Frühstückstisch, {city} kann warten.",
    "{name} wurde mit Geduld restauriert: alte Balken, neue Bäder und Fenster dort, wo die Aussicht ist.",
  ],
  setting: {
    city: [
      "Märkte, Museen und die Altstadt sind zu Fuß erreichbar, die Straßenbahn hält um die Ecke.",
      "Die Straße selbst ist nachts still; zwei Ecken weiter stehen die Tische der Cafés bis spät draußen.",
    ],
    coast: [
      "Zum Strand kann man barfuß gehen, und bei richtigem Wind hört man das Meer.",
      "Ein Weg führt durch die Dünen ans Wasser; abends lohnt er sich zweimal.",
    ],
    mountain: [
      "Markierte Wege beginnen vor der Tür, im Winter ist der Lift wenige Minuten entfernt.",
      "Vor den Fenstern liegt das Tal, und die Gipfel fangen das letzte Licht des Tages.",
    ],
    countryside: [
      "Ringsum liegen Felder, Wege zum Radfahren und ein Dorfbäcker, für den man gern früh aufsteht.",
      "Nachts hört man nur Eulen, und morgens ist nur zu entscheiden, in welche Richtung man geht.",
    ],
    desert: [
      "Die Dünen beginnen, wo die Straße endet, und der Nachthimmel ist die beste Vorstellung der Woche.",
      "Die Morgen sind kühl und golden; mittags ist der schattige Innenhof der richtige Ort.",
    ],
  },
  hotelInside: [
    "Die Zimmer sind ruhig und praktisch, mit richtigen Vorhängen, genügend Steckdosen und sofort warmer Dusche.",
    "Jedes Zimmer hat einen echten Schreibtisch, schnelles WLAN und Betten, in denen die Gastgeber selbst geschlafen haben.",
    "Unten gibt es eine Lounge mit Zeitungen und gutem Kaffee, oben dicke Wände und weiche Wäsche.",
  ],
  homeInside: [
    "Die Küche ist zum Kochen da und nicht nur zum Aufwärmen, und am Tisch haben alle Platz.",
    "Innen erwarten Sie ein großzügiges Wohnzimmer, bezogene Betten und ein Regal voller Spiele für nasse Nachmittage.",
    "Große Fenster, warmes Holz und ein Sofa, das für den Mittagsschlaf lang genug ist, geben den Ton an.",
  ],
  homeLarge: [
    "Mit {bedrooms} Schlafzimmern finden {guests} Gäste Platz.",
    "{guests} Personen teilen sich {bedrooms} Schlafzimmer, sodass Familien und Freunde auch einmal die Tür schließen können.",
  ],
  homeSmall: [
    "Es ist genau richtig für zwei, und auch mit einem kleinen Kind wird es nicht eng.",
    "Klein und klug geplant: alles, was zwei Menschen brauchen, und nichts zum Abstauben.",
  ],
  pool: "Der Pool ist in den warmen Monaten geöffnet und lang genug für richtige Züge.",
  garden: "Ein Garten mit Plätzen in Sonne und Schatten gehört dazu.",
  fireplace: "In der kalten Zeit sitzt man am Feuer.",
  breakfast: "Das Frühstück ist frisch, mit Obst, Eiern nach Wunsch und Brot aus der Nachbarschaft.",
  pets: "Hunde sind willkommen; Napf und Handtuch stehen an der Tür bereit.",
  closing: [
    "Die Anreise ist unkompliziert, und bis spät geht jemand ans Telefon.",
    "Fragen werden schnell beantwortet, vor und während des Aufenthalts.",
    "Was man am ersten Abend braucht, ist schon da.",
  ],
  cityIntro: {
    city: "{city} belohnt alle, die zu Fuß gehen: Plätze, Märkte und kleine Straßen, mit guten Zimmern in jedem Viertel.",
    coast: "Seeluft, lange Strände und kurze Wege: {city} ist gemacht für Tage draußen und späte Abendessen.",
    mountain: "In {city} beginnen die Wege vor der Tür, im Sommer mit Stiefeln und im Winter auf Skiern.",
    countryside: "{city} ist für langsame Tage: Feldwege, Dörfer und Häuser mit Platz für alle.",
    desert: "{city} bedeutet weiter Himmel und kühle Abende, mit den Dünen ganz nah.",
  },
  rooms: {
    compact: [
      "Kompaktes Zimmer",
      "Ein kleines, gut geplantes Zimmer mit Doppelbett, Schreibtisch und begehbarer Dusche.",
    ],
    classic: [
      "Klassisches Doppelzimmer",
      "Ein ruhiges Zimmer mit guter Matratze, Lesesessel und Dusche oder Bad.",
    ],
    twin: [
      "Zweibettzimmer",
      "Zwei Einzelbetten, die man zusammenschieben kann, ein Schreibtisch und viel Ablage.",
    ],
    superior: ["Superior-Zimmer", "Mehr Platz, ein Queensize-Bett und eine Sitzecke am Fenster."],
    deluxe: [
      "Deluxe-Zimmer mit Kingsize-Bett",
      "Ein Kingsize-Bett, ein breites Fenster mit Aussicht und ein Bad mit Wanne und Dusche.",
    ],
    family: [
      "Familienzimmer",
      "Ein Doppelbett und zwei Einzelbetten, mit Platz dazwischen und einem Spieltisch.",
    ],
    suite: [
      "Suite",
      "Schlafzimmer und eigenes Wohnzimmer, für längere Aufenthalte oder einen besonderen Abend.",
    ],
    wholeHome: [
      "Ganze Unterkunft",
      "Das ganze Haus gehört Ihnen, mit Küche, Wohnzimmer und allen Schlafzimmern.",
    ],
  },
  reviewsGood: [
    [
      "Jederzeit wieder",
      "Alles war wie beschrieben und blitzsauber. Wir haben wunderbar geschlafen und wurden herzlich empfangen.",
    ],
    [
      "Ein Glücksgriff",
      "Tolle Lage, nachts ruhig, bequemes Bett. Die kleinen Details haben den Unterschied gemacht.",
    ],
    [
      "Genau richtig",
      "Ankunft in einer Minute, heiße Dusche und eine Aussicht, die noch schöner ist als auf den Bildern.",
    ],
    [
      "Sehr freundliche Gastgeber",
      "Wir bekamen Tipps, die wir allein nie gefunden hätten. Die Kinder wollten nicht weg.",
    ],
    [
      "Gutes Preis-Leistungs-Verhältnis",
      "Fairer Preis. Sauber, ruhig und nah an allem, was wir sehen wollten.",
    ],
    ["Perfekt fürs lange Wochenende", "Drei Nächte und sofort zu Hause. In der Küche fehlte nichts."],
  ],
  reviewsMixed: [
    ["Schön, mit kleinen Schwächen", "Bequem und gut gelegen, nur das WLAN war auf unserer Seite langsam."],
    ["Gut für kurze Zeit", "Kleiner als gedacht, aber sauber und ruhig. Das Personal war hilfsbereit."],
  ],
  authors: ["Lena", "Jonas", "Mia", "Felix", "Clara", "Lukas", "Johanna", "Paul", "Emilia", "Moritz"],
};
