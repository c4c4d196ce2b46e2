import type { DemoArticle } from "./demo-article.ts";

/** Articles in German. */
export const articlesDe: readonly DemoArticle[] = [
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "de",
    title: "48 Stunden in Amsterdam",
    description: "Zwei Tage ohne Eile zwischen Grachten, Märkten und einer Fähre über das Wasser.",
    paragraphs: [
      "Zwei Tage reichen für Amsterdam, wenn man die halbe Liste zu Hause lässt. Die Stadt ist klein, flach und im Schritttempo am schönsten; wer von Museum zu Museum eilt, sieht Schlangen und versäumt das Wasser.",
    ],
    sections: [
      {
        title: "Erster Tag: der Ring",
        paragraphs: [
          "Brechen Sie vor neun auf, wenn sich die Giebel noch in den Grachten spiegeln und die Straßen den Radfahrern gehören. Gehen Sie den Grachtengürtel von West nach Ost: erst durch die schmalen Gassen des Jordaan, dann die weiten Bögen der Herengracht entlang, und trinken Sie Kaffee, wo die Boote wenden.",
          "Mittags gibt es Hering vom Stand, im Stehen gegessen. Am Nachmittag bringt Sie die kostenlose Fähre hinter dem Hauptbahnhof nach Norden; kommen Sie zurück, wenn die Lichter angehen.",
        ],
      },
      {
        title: "Zweiter Tag: ein Museum, ein Markt",
        paragraphs: [
          "Wählen Sie ein einziges Museum und buchen Sie die erste Stunde des Tages. Drei gründlich gesehene Säle sind mehr wert als dreißig durchquerte. Danach geht es nach De Pijp: Auf dem Albert-Cuyp-Markt werden seit 1905 Fisch, Stoffe und warme Waffeln verkauft.",
          "Falls es regnet, gehören Ihnen die Höfe und Passagen: Dort ist es am stillsten, wenn alle anderen im Café sitzen.",
        ],
      },
      {
        title: "Wo man schläft",
        paragraphs: [
          "Im Ring bezahlt man für die Aussicht und trägt den Koffer eine steile Treppe hinauf. Plantage und De Pijp sind ruhiger und eine Viertelstunde zu Fuß von allem; nördlich des Wassers sind die Zimmer größer, und die Fähre fährt die ganze Nacht.",
        ],
      },
    ],
    questions: [
      [
        "Brauche ich ein Auto?",
        "Nein. Straßenbahn, Fähre und Füße sind schneller, und Parken kostet mehr als das Abendessen.",
      ],
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "de",
    title: "Herbstwanderungen im Schwarzwald",
    description: "Drei Wege für goldene Tage, und jeder endet, wo es Kuchen gibt.",
    paragraphs: [
      "Der Oktober ist der Monat der klaren Luft und der weiten Blicke. Bis elf liegen die Täler im Nebel, und wer dann auf einem Kamm steht, schaut über ein weißes Meer bis zu den Alpen. Für diese drei Wege muss niemand klettern; es genügen Schuhe, die schon Regen gesehen haben.",
    ],
    sections: [
      {
        title: "Um den See, zwei Stunden",
        paragraphs: [
          "Beginnen Sie mit einem See. Gehen Sie gegen den Uhrzeigersinn, dann haben Sie die Sonne auf dem Hinweg im Gesicht und auf dem Heimweg im Rücken. Die Fichten stehen dunkel bis ans Wasser, dazwischen leuchten die Buchen. Der letzte Kilometer ist befestigt und endet an einer Terrasse mit Decken.",
        ],
      },
      {
        title: "Auf dem Kamm, vier Stunden",
        paragraphs: [
          "Von Freudenstadt fahren Busse hinauf zur Höhenstraße. Steigen Sie am Pass aus und bleiben Sie oben: Zehn Kilometer lang geht es weder hinauf noch hinab, und wo der Wald für die Aussicht gelichtet ist, stehen Bänke. Zurück bringt Sie der Bus vom nächsten Pass; sehen Sie die letzte Abfahrt nach, bevor Sie losgehen.",
        ],
      },
      {
        title: "Durch die Schlucht, ein halber Tag",
        paragraphs: [
          "Schluchten sind für graue Tage, an denen die Kämme nichts zeigen. Holzstufen führen an den Fällen vorbei; das Laub verdeckt die Wurzeln, Stöcke helfen. Gehen Sie bergab: Das schont den Atem, und das Gasthaus steht unten.",
        ],
      },
    ],
    questions: [
      [
        "Wann färbt sich das Laub?",
        "Meist in der zweiten und dritten Oktoberwoche, oberhalb von 900 Metern eine Woche früher.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "de",
    title: "Packen für eine Woche in den Alpen",
    description: "Eine Tasche, vier Schichten und was alle vergessen.",
    paragraphs: [
      "In den Bergen beginnt ein Tag bei zwei Grad und ist mittags hemdsärmelig. Wer für die kälteste Stunde packt, schleppt zu viel, wer für die wärmste packt, friert. Schichten lösen das, und sie passen in eine Tasche.",
    ],
    sections: [
      {
        title: "Vier Schichten",
        paragraphs: [
          "Auf der Haut ein Hemd aus Wolle oder etwas, das über Nacht trocknet, davon zwei. Darüber ein dünnes Fleece. Dann etwas Warmes für Abend und Gipfel, so leicht, dass man es unten im Rucksack vergisst. Außen eine Hülle gegen Wind und Regen: Sie ist das eine Stück, an dem man nicht spart.",
          "Eine Wanderhose und eine für das Abendessen genügen. Die Stiefel reisen an den Füßen; Hausschuhe wiegen nichts und freuen die Besitzer.",
        ],
      },
      {
        title: "Was alle vergessen",
        paragraphs: [
          "Hausschuhe, eine Taschenlampe für den Heimweg vom Essen, Münzen für das Skischließfach und Sonnencreme auch bei Kälte: Auf 2.000 Metern brennt die Sonne durch Wolken. Dazu Blasenpflaster und eine Karte aus Papier, denn Akkus mögen keinen Frost.",
        ],
      },
      {
        title: "Was im Haus schon ist",
        paragraphs: [
          "Sehen Sie in die Ausstattung, bevor Sie Handtücher, Föhn oder Raclettegerät einpacken. Viele Chalets haben einen Trockenraum für Schuhe und einen Schlitten im Schuppen; eine Frage vorab spart den halben Kofferraum.",
        ],
      },
    ],
  },
];
