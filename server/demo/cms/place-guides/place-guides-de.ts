import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in German, by slug. */
export const cityGuidesDe: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Übernachten in Amsterdam",
    description: "Welches Viertel von Amsterdam zu welchem Aufenthalt passt.",
    paragraphs: [
      "Der Grachtengürtel ist die Postkarte, und nach zehn ist es dort still. De Pijp ist für Menschen, die von Märkten und kleinen Restaurants leben; die Plantage ist grün, mit dem Zoo und zwei Museen um die Ecke.",
      "Nördlich des Wassers sind die Zimmer größer und die Preise niedriger, und die Fähre hinter dem Hauptbahnhof ist kostenlos und fährt die ganze Nacht.",
    ],
    questions: [
      [
        "Wann ist in Amsterdam am wenigsten los?",
        "Von Mitte Januar bis Ende Februar und im November außerhalb des Light Festivals.",
      ],
      [
        "Gibt es eine Touristensteuer?",
        "Ja, einen Anteil vom Preis der Nacht. Auf dieser Seite steht bei jedem Preis, ob sie enthalten ist.",
      ],
    ],
  },
  berlin: {
    title: "Übernachten in Berlin",
    description: "Berlin besteht aus vielen Städten; suchen Sie sich Ihre aus.",
    paragraphs: [
      "Prenzlauer Berg hat breite Gehwege und Spielplätze, Kreuzberg den Kanal und die Nächte, Charlottenburg Altbauten mit hohen Decken.",
      "Am Wochenende fahren U- und S-Bahn die ganze Nacht: Eine ruhige Straße weiter draußen kostet Sie nur ein paar Stationen.",
    ],
  },
  paris: {
    title: "Übernachten in Paris",
    description: "Linkes Ufer, rechtes Ufer, und wo es morgens ruhig ist.",
    paragraphs: [
      "Vom Marais erreicht man fast alles zu Fuß, und auch sonntags ist dort Leben. Montmartre ist ein Dorf auf einem Hügel: Denken Sie an die Treppen, wenn Sie Gepäck haben.",
      "In den alten Häusern sind die Zimmer klein. Auf der Seite der Unterkunft steht, wie viele Quadratmeter ein Zimmer hat, sofern wir es wissen.",
    ],
  },
  barcelona: {
    title: "Übernachten in Barcelona",
    description: "Zwischen den Hügeln und dem Meer.",
    paragraphs: [
      "Gràcia hat die Plätze des Dorfes bewahrt, das es einmal war. El Born, das sind steinerne Gassen und späte Abendessen; das Eixample hat Aufzüge, Licht und breite Ecken.",
      "Zum Strand sind es aus fast jeder Gegend zwanzig Minuten mit der Metro oder dem Rad.",
    ],
  },
  rome: {
    title: "Übernachten in Rom",
    description: "Drei Viertel zum Aufwachen.",
    paragraphs: [
      "Monti liegt nah am Forum und ist voller Werkstätten. Trastevere ist bis Mitternacht laut und um sieben Uhr früh wunderschön. Prati, das sind gerade Straßen und guter Kaffee neben dem Vatikan.",
      "Die Stadt erhebt eine Touristensteuer je Person und Nacht, zu zahlen in der Unterkunft.",
    ],
  },
  "new-delhi": {
    title: "Übernachten in Neu-Delhi",
    description: "Wer an der Metro wohnt, wohnt überall in der Nähe.",
    paragraphs: [
      "Rund um den Connaught Place sind Sie mitten zwischen beiden Metrolinien. Der Süden Delhis ist grüner und hat in jedem Block einen Markt; Aerocity ist für frühe Flüge.",
      "Von November bis Januar ist es morgens neblig: Rechnen Sie für den Weg zum Flughafen eine Stunde mehr ein.",
    ],
    questions: [
      [
        "Welche Dokumente brauche ich beim Check-in?",
        "Einen amtlichen Ausweis; Gäste aus dem Ausland zeigen Reisepass und Visum.",
      ],
    ],
  },
  jaipur: {
    title: "Übernachten in Jaipur",
    description: "Innerhalb der Mauern oder gleich daneben.",
    paragraphs: [
      "Innerhalb der rosafarbenen Mauern gehen Sie zu Fuß zum Palast und zu den Basaren, und hören sie auch. C-Scheme und Bani Park sind ruhiger, mit Gärten und Parkplätzen.",
      "Am kühlsten ist es in den Festungen vor zehn Uhr morgens; die meisten Häuser servieren ab halb acht Frühstück.",
    ],
  },
  dubai: {
    title: "Übernachten in Dubai",
    description: "Der Creek, die Türme oder der Strand.",
    paragraphs: [
      "Deira und der Creek sind der alte Hafen, wo man für wenig Geld am besten isst. Downtown ist für den Turm und die Fontänen, Jumeirah für den Strand.",
      "Die Metro verbindet den Flughafen mit den meisten davon; Taxis gibt es viele, und sie fahren mit Taxameter.",
    ],
  },
};

/** Guides to tags in German, by path part. */
export const tagGuidesDe: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Mit Kindern",
    description: "Worauf Sie achten, wenn Kinder mitreisen.",
    paragraphs: [
      "Unterkünfte mit diesem Merkmal haben auf Wunsch ein Kinderbett, eine Wanne oder flache Dusche und Platz zum Toben in der Nähe. Geben Sie bei der Suche an, wie alt die Kinder sind: Dann sehen Sie nur Zimmer, in denen sie willkommen sind.",
    ],
  },
};
