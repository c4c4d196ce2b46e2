import type { DemoArticle } from "../demo-article.ts";

/** Articles in German. */
export const articlesDe: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "de",
    title: "Urlaub mit Allradantrieb",
    description: "Wo vier angetriebene Räder Sie weiterbringen und wo man sie besser stehen lässt.",
    paragraphs: [
      "Mit Allrad kommt man an Orte, die kein Bus anfährt: zu einem Hof hinter dem Pass, an einen Strand am Ende einer Sandpiste. Dafür kostet ein solcher Wagen mehr Miete, braucht mehr Benzin und tut sich in alten Stadtkernen schwer. Ob er sich lohnt, entscheiden die letzten zehn Kilometer der Reise, nicht die ersten fünfhundert.",
    ],
    sections: [
      {
        title: "Wo er sich auszahlt",
        paragraphs: [
          "Im Winter in den Alpen, wenn das Haus oberhalb des Dorfes liegt und die Straße erst nach dem Frühstück geräumt wird. In der Wüste, wo eine Piste morgens fest und nachmittags weich sein kann. Und im Hügelland nach dem Regen, wenn der Lehm zu Schmierseife wird.",
          "In der Stadt ist er nur Ballast. Lassen Sie ihn draußen stehen, fahren Sie mit der Bahn hinein und holen Sie ihn ab, wenn es weitergeht.",
        ],
      },
      {
        title: "Bevor Sie losfahren",
        paragraphs: [
          "Lassen Sie sich vom Vermieter schriftlich geben, dass unbefestigte Straßen versichert sind; viele Verträge schließen Reifen, Glas und Unterboden aus. Sehen Sie nach, ob ein vollwertiges Ersatzrad und ein Wagenheber da sind, und finden Sie heraus, wie man die Untersetzung einlegt, solange Sie noch auf Asphalt stehen.",
          "Auf Sand lassen Sie ein Drittel der Luft aus den Reifen und fahren in den Spuren der anderen. Auf Schnee helfen vier Räder beim Anfahren, niemals beim Bremsen: Halten Sie doppelten Abstand.",
        ],
      },
      {
        title: "So hinterlassen, wie man es vorfand",
        paragraphs: [
          "Fahren Sie nur, wo es erlaubt ist, und bleiben Sie auf der Piste. In trockenen Gegenden brauchen Pflanzen Jahre, um eine einzige Reifenspur zu schließen. Nehmen Sie Wasser für einen Tag mehr mit als geplant, und sagen Sie Ihren Gastgebern, welchen Weg Sie nehmen.",
        ],
      },
    ],
    questions: [
      [
        "Brauche ich einen besonderen Führerschein?",
        "Nein. In Europa, am Golf und in Indien genügt der gewöhnliche Autoführerschein; nehmen Sie im Ausland einen internationalen dazu mit.",
      ],
    ],
  },
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
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "de",
    title: "Eine langsame Woche in den Ardennen",
    description: "Wälder, Flüsse und ein Haus mit Kamin: sieben Tage ohne Plan.",
    paragraphs: [
      "Die Ardennen liegen für halb Europa um die Ecke und sind trotzdem still. Zwei Stunden hinter Brüssel endet die Autobahn im Buchenwald, die Flüsse kehren in Schleifen zu sich selbst zurück, und jedes zweite Dorf hat eine Bäckerei, eine Brücke und eine Bank.",
    ],
    sections: [
      {
        title: "Wie man mit wenig einen Tag füllt",
        paragraphs: [
          "Mieten Sie ein Haus mit Ofen, kaufen Sie Brot im Dorf und überlassen Sie dem Wetter den Rest. An trockenen Tagen folgen Sie einem Fluss stromaufwärts: der Ourthe oberhalb von La Roche oder der Semois um Bouillon, wo die Burg auf drei Flussschleifen zugleich hinabsieht.",
          "An nassen Tagen stehen Spiele im Regal und Suppe auf dem Herd. Durbuy nennt sich die kleinste Stadt der Welt und ist durchquert, bevor das Eis gegessen ist; gehen Sie abends hin, wenn die Reisebusse fort sind.",
        ],
      },
      {
        title: "Wandern, radeln, paddeln",
        paragraphs: [
          "Die Wege führen über nummerierte Knotenpunkte, und eine Wanderung ist eine Zahlenreihe auf einem Zettel. Aus alten Bahnstrecken sind Radwege ohne jede Steigung geworden. Kanus gibt es von April bis Ende September, sofern die Flüsse genug Wasser führen; Ihre Gastgeber wissen das früher als jede Website.",
        ],
      },
      {
        title: "Was auf den Tisch kommt",
        paragraphs: [
          "Hauchdünner Räucherschinken, Forelle mit Mandeln und dazu ein Bier, gebraut von Mönchen oder von Leuten, die gern welche geworden wären. Im Herbst steht Wild auf der Karte. Reservieren Sie für den Sonntagmittag: Dann geht die ganze Gegend essen.",
        ],
      },
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
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "de",
    title: "Streetfood in Neu-Delhi",
    description: "Was man isst, wann man hingeht und woran man einen guten Stand erkennt.",
    paragraphs: [
      "Delhi isst auf der Straße, vom ersten Tee um sechs bis zum letzten Kebab nach Mitternacht. Alles probieren kann niemand; drei Runden an drei Tagen, jede mit gutem Appetit, ergeben ein ehrliches Bild.",
    ],
    sections: [
      {
        title: "Morgens: frittiert und warm",
        paragraphs: [
          "Zum Frühstück gibt es Chole Bhature, ein Kichererbsencurry mit Brot, das sich wie ein Ballon aufbläht, oder Bedmi Puri mit Kartoffeln. Im Winter lohnt die Suche nach Daulat ki Chaat, einem Schaum aus Milch und Safran, der bis Mittag zusammenfällt. Gehen Sie vor neun in die Gassen der Altstadt, solange die Rollläden noch halb unten sind.",
        ],
      },
      {
        title: "Nachmittags: sauer und kalt",
        paragraphs: [
          "Rund um den Connaught Place rollen die Karren mit Golgappe an: hohle Knusperkugeln mit Kartoffelfüllung, in Tamarindenwasser getaucht und mit einem Bissen gegessen, sechs auf dem Teller. Zum Papri Chaat kommt Joghurt. Ein Glas Jaljeera mit Kreuzkümmel und Minze bringt am Ende alles ins Lot.",
        ],
      },
      {
        title: "Nachts: immer dem Rauch nach",
        paragraphs: [
          "Nach Einbruch der Dunkelheit führt der Rauch zu den Grills: Seekh-Kebabs in dünnem Brot, Fisch im Kichererbsenteig und zum Schluss Kulfi, frisch aus der Form geschnitten. Karol Bagh ist unter der Woche gut, die Straßen bei der großen Moschee sind es jeden Abend, freitags allerdings sehr voll.",
        ],
      },
      {
        title: "Wie man einen Stand auswählt",
        paragraphs: [
          "Gehen Sie dorthin, wo die Schlange lang und das Öl frisch ist. Essen Sie, was vor Ihren Augen zubereitet und heiß serviert wird; von aufgeschnittenem Obst und Eis lassen Sie in den ersten Tagen die Finger. Trinken Sie nur aus der Flasche oder Abgekochtes, halten Sie kleine Scheine bereit und teilen Sie, dann kommt mehr zum Probieren auf den Tisch.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "de",
    title: "Monsunwochenenden bei Mumbai",
    description: "Grüne Hügel, Wasserfälle und heißer Tee, wenige Stunden von der Stadt entfernt.",
    paragraphs: [
      "Ab Ende Juni werden die Berge hinter Mumbai so grün, dass man keinem Foto glaubt. Wo im Mai noch nackter Fels war, stürzen Wasserfälle herab, die Festungen stehen in den Wolken, und in jeder Kurve röstet jemand Maiskolben. Zwei Tage genügen, wenn Sie vor der Stadt aufbrechen.",
    ],
    sections: [
      {
        title: "Berge oder Küste",
        paragraphs: [
          "Die Ghats sind zwei bis drei Stunden entfernt, ob auf der Straße oder der Schiene: morgens Wolken, nachmittags plötzlich freie Sicht. Pune liegt dahinter im Regenschatten und ist ein trockenes Quartier. Die Konkanküste ist etwas für Freunde rauer See; ans Baden ist bis Oktober nicht zu denken, doch der Fisch schmeckt dann am besten.",
        ],
      },
      {
        title: "Im Zug sitzt man besser",
        paragraphs: [
          "Samstagmorgens steht auf der Schnellstraße alles. Die Züge über die Ghats fahren durch Tunnel und über Viadukte, mit Wasserfällen zu beiden Seiten; setzen Sie sich bergauf nach links, und buchen Sie eine Woche vorher.",
        ],
      },
      {
        title: "Was mitkommt",
        paragraphs: [
          "Sandalen, die nass werden dürfen, eine zweite, trockene Hose und eine Tüte in der Tasche. Nehmen Sie ein Zimmer mit überdachtem Balkon: Sie werden dort Stunden verbringen. Straßen an Wasserfällen werden kurzfristig gesperrt, fragen Sie also am Reisemorgen Ihre Gastgeber, und stellen Sie sich nach einer Regennacht niemals unter einen Fall.",
        ],
      },
    ],
    questions: [
      [
        "Wann endet der Monsun?",
        "Gegen Ende September; grün bleiben die Hügel noch etwa einen Monat länger.",
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
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "de",
    title: "Mit dem Hund durch Frankreich",
    description: "Papiere, Strände, Restaurants: was Ihr Hund darf und was nicht.",
    paragraphs: [
      "Frankreich mag Hunde. Sie liegen unter Cafétischen, fahren Bahn und werden noch vor ihren Menschen begrüßt. Regeln gibt es trotzdem, und sie ändern sich von einem Strand zum nächsten.",
    ],
    sections: [
      {
        title: "Papiere",
        paragraphs: [
          "Ihr Hund braucht einen Mikrochip, einen Heimtierausweis und eine Tollwutimpfung, die mindestens einundzwanzig Tage alt ist. Wer von außerhalb der Europäischen Union kommt, legt statt des Ausweises ein Gesundheitszeugnis vor; sprechen Sie sechs Wochen vorher mit Ihrer Tierarztpraxis. Zwei Gruppen kräftiger Rassen dürfen gar nicht einreisen oder nur mit Papieren und Maulkorb.",
        ],
      },
      {
        title: "Strände und Parks",
        paragraphs: [
          "Viele Strände sind von Juni bis September für Hunde gesperrt und erst vor zehn Uhr morgens oder nach sieben Uhr abends wieder offen. Um Arcachon und Biarritz steht an jedem Zugang ein Schild; der Atlantik hat mehr Platz als die Riviera. In Nationalparks reicht oft nicht einmal die Leine: Hunde bleiben draußen.",
        ],
      },
      {
        title: "Bahn, Restaurant, Haus",
        paragraphs: [
          "Kleine Hunde reisen für wenige Euro in der Tasche, große mit eigener Fahrkarte und Maulkorb. Auf der Terrasse sind Hunde im Restaurant willkommen, oft auch drinnen; der Wassernapf kommt ungefragt.",
          "Geben Sie bei der Suche Ihr Haustier mit an: Dann erscheinen nur Häuser, in denen es willkommen ist, und die Gebühr steckt schon im Gesamtpreis. Packen Sie eine Decke ein, die nach Zuhause riecht, und lassen Sie den Hund am ersten Abend nie allein im Haus.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "de",
    title: "Zum ersten Mal in Dubai",
    description: "Der alte Creek, hohe Türme und wann man besser drinnen ist.",
    paragraphs: [
      "Dubai ist zwei Städte: eine, die an einem Meeresarm gewachsen ist, und eine, die am Reißbrett entstand. Sehen Sie die erste vor der zweiten, dann leuchten beide ein.",
    ],
    sections: [
      {
        title: "Am Creek beginnen",
        paragraphs: [
          "Setzen Sie für einen Dirham in einer hölzernen Abra über, von Bur Dubai nach Deira und zurück. Die Gewürz- und Stoffsouks sind vor elf am schönsten, wenn die Händler Zeit zum Plaudern haben. In den Windturmhäusern von Al Fahidi spürt man, wie man sich ohne Strom kühl hielt: Der Wind fällt durch den Schacht herab und streicht über den Boden.",
        ],
      },
      {
        title: "Dann hinauf",
        paragraphs: [
          "Entscheiden Sie sich für einen Turm und buchen Sie die Stunde vor Sonnenuntergang: So sehen Sie die Stadt bei Tag, in Gold und bei Nacht zu einem Preis. Danach lädt die Promenade der Marina zum Schlendern ein, von Oktober bis April bis spät in die Nacht.",
        ],
      },
      {
        title: "Hitze, Kleidung, Tage",
        paragraphs: [
          "Von Mai bis September gehört der Mittag den Museen, den Einkaufszentren und dem Pool. Kleiden Sie sich leicht, in den alten Vierteln und in Moscheen mit bedeckten Schultern und Knien. Im Ramadan sind die Cafés tagsüber stiller und abends wunderbar.",
          "Legen Sie den Abend in der Wüste in die Mitte der Reise und nicht auf die letzte Nacht: Sand in den Schuhen und ein früher Flug vertragen sich nicht. Die Metro fährt vom Flughafen zu den meisten Hotels und bietet den günstigsten Blick auf die Skyline.",
        ],
      },
    ],
    questions: [
      [
        "Brauche ich Bargeld?",
        "Ein wenig: Karten nimmt man fast überall, aber Abra, kleine Teestuben und Trinkgeld verlangen nach Münzen.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "de",
    title: "Ferienhäuser am Meer",
    description: "Wie man ein Haus findet, von dem aus man zu Fuß ans Wasser kommt.",
    paragraphs: [
      "Am Meer ist ein dehnbarer Begriff. Er kann heißen, dass hinter dem Gartentor die Dünen anfangen, oder dass man vom Badezimmer aus Wasser sieht, wenn man auf den Wannenrand steigt. Ein paar Fragen trennen das eine vom anderen.",
    ],
    sections: [
      {
        title: "Entfernung ist noch kein Weg",
        paragraphs: [
          "Sehen Sie auf der Karte nach der Entfernung zum Strand und dann nach dem, was dazwischenliegt: Eine Hauptstraße, ein Golfplatz oder ein Hafen macht aus 600 Metern eine halbe Stunde. Fragen Sie nach dem nächsten Dünenübergang und, wenn Sie mit Kinderwagen kommen, ob das letzte Stück aus Sand ist.",
        ],
      },
      {
        title: "Erst der Wind, dann die Aussicht",
        paragraphs: [
          "An der Nordsee ist ein windgeschützter Garten mehr wert als der Blick. Fragen Sie, wohin die Terrasse zeigt und ob im Westen eine Mauer oder Hecke steht. Ein Haus in zweiter Reihe ist oft wärmer, ruhiger und um ein Fünftel günstiger.",
        ],
      },
      {
        title: "Die anderen Jahreszeiten",
        paragraphs: [
          "Im Frühjahr und Herbst kosten dieselben Häuser ein Drittel weniger, der Strand gehört Ihnen, und im Ofen brennt schon Feuer. In Domburg und Zandvoort haben Cafés das ganze Jahr geöffnet; auf den Inseln sehen Sie zuerst nach der Fähre, denn im Winter fährt sie seltener.",
          "Nehmen Sie eine Wäscheleine mit, ein zweites Paar Schuhe und ein Kartenspiel. Den Rest erledigt das Meer.",
        ],
      },
    ],
  },
];
