import type { DemoArticle } from "./demo-article.ts";

/** Articles in Dutch. */
export const articlesNl: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "4x4-vakantie",
    language: "nl",
    title: "Op vakantie met een 4x4",
    description: "Waar je met vierwielaandrijving verder komt, en waar je hem beter laat staan.",
    paragraphs: [
      "Een auto met vierwielaandrijving brengt je op plekken waar de bus niet komt: een boerderij achter een bergpas, een strand aan het eind van een zandpad. Hij kost ook meer huur, drinkt meer en past slecht in oude binnensteden. Of het loont, hangt af van de laatste tien kilometer van je reis, niet van de eerste vijfhonderd.",
    ],
    sections: [
      {
        title: "Waar het loont",
        paragraphs: [
          "In de Alpen in de winter, als het huis boven het dorp ligt en de weg pas na het ontbijt wordt geveegd. In de woestijn, waar een pad 's ochtends hard kan zijn en 's middags zacht. En in de heuvels na regen, als klei zeep wordt.",
          "In de stad heb je er niets aan. Zet hem buiten de ring, neem de trein naar binnen en haal hem op als je verder gaat.",
        ],
      },
      {
        title: "Voor je wegrijdt",
        paragraphs: [
          "Vraag het verhuurbedrijf op papier of onverharde wegen verzekerd zijn; in veel contracten zijn banden, ruiten en de onderkant uitgesloten. Kijk of er een volwaardig reservewiel en een krik zijn, en zoek uit hoe de lage gearing werkt zolang je nog op asfalt staat.",
          "Laat op zand een derde van de lucht uit de banden en rijd in het spoor van anderen. Op sneeuw helpen vier wielen je op gang, nooit tot stilstand: houd dubbele afstand.",
        ],
      },
      {
        title: "Laat het achter zoals je het vond",
        paragraphs: [
          "Rijd alleen waar het mag en blijf op de paden. In droge streken hebben planten jaren nodig om één bandenspoor te sluiten. Neem water mee voor een dag meer dan je denkt, en zeg je gastheer welke kant je op gaat.",
        ],
      },
    ],
    questions: [
      [
        "Heb ik een speciaal rijbewijs nodig?",
        "Nee, een gewoon rijbewijs B is genoeg; neem buiten Europa een internationaal rijbewijs mee.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "nl",
    title: "48 uur in Amsterdam",
    description: "Twee dagen zonder haast tussen grachten, markten en een pont over het water.",
    paragraphs: [
      "Twee dagen zijn genoeg voor Amsterdam, als je de helft van je lijstje thuislaat. De stad is klein, vlak en het mooist in wandeltempo; wie van museum naar museum rent, ziet rijen en mist het water.",
    ],
    sections: [
      {
        title: "Dag één: de ring",
        paragraphs: [
          "Begin voor negenen, als de gevels nog in de gracht staan en de straten van de fietsers zijn. Loop de grachtengordel van west naar oost: eerst de smalle straten van de Jordaan, dan de ruime bochten van de Herengracht, en drink koffie waar de boten keren.",
          "Tussen de middag een haring uit het vuistje. Neem 's middags de gratis pont achter het Centraal Station, zoek in Noord een plek aan het water en kom terug als de lichten aangaan.",
        ],
      },
      {
        title: "Dag twee: één museum, één markt",
        paragraphs: [
          "Kies één museum en boek het eerste uur van de dag. Drie zalen goed bekeken zijn meer waard dan dertig doorgelopen. Wandel daarna naar De Pijp: op de Albert Cuyp worden al sinds 1905 vis, stof en warme wafels verkocht.",
          "Regent het, en dat kan, dan zijn de hofjes en passages voor jou: ze zijn het stilst als iedereen in een café zit.",
        ],
      },
      {
        title: "Waar je slaapt",
        paragraphs: [
          "Binnen de ring betaal je voor het uitzicht en draag je je koffer een steile trap op. De Plantage en De Pijp zijn rustiger en liggen op een kwartier lopen van alles; boven het IJ zijn de kamers groter, en de pont vaart de hele nacht.",
        ],
      },
    ],
    questions: [
      [
        "Heb ik een auto nodig?",
        "Nee. Met tram, pont en benen ben je sneller, en parkeren kost meer dan een diner.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "nl",
    title: "Een trage week in de Ardennen",
    description: "Bossen, rivieren en een huis met een haard: zeven dagen zonder plan.",
    paragraphs: [
      "De Ardennen liggen dicht bij half Europa en zijn toch stil. Twee uur van Brussel eindigt de snelweg in beukenbos, keren de rivieren op zichzelf terug en heeft elk tweede dorp een bakker, een brug en een bankje.",
    ],
    sections: [
      {
        title: "Een dag vullen met weinig",
        paragraphs: [
          "Huur een huis met een kachel, koop brood in het dorp en laat het weer beslissen. Volg op droge dagen een rivier stroomopwaarts: de Ourthe boven La Roche, de Semois rond Bouillon, waar het kasteel op drie lussen water tegelijk neerkijkt.",
          "Op natte dagen zijn er spelletjes in de kast en staat er soep op het vuur. Durbuy noemt zich het kleinste stadje ter wereld en is uitgelopen voor je ijsje op is; ga 's avonds, als de bussen weg zijn.",
        ],
      },
      {
        title: "Wandelen, fietsen, peddelen",
        paragraphs: [
          "Routes lopen langs genummerde knooppunten, dus een wandeling is een rijtje cijfers op een briefje. Oude spoorlijnen zijn fietspaden geworden zonder één helling. Kano's zijn er van april tot eind september, als de rivieren genoeg water hebben; je gastheer weet dat eerder dan het internet.",
        ],
      },
      {
        title: "Wat er op tafel komt",
        paragraphs: [
          "Gerookte ham in dunne plakken, forel met amandelen en bier van monniken, of van mensen die het graag geweest waren. In de herfst staat er wild op de kaart. Reserveer voor de zondagmiddag: dan gaat de streek uit eten.",
        ],
      },
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "nl",
    title: "Huisjes aan zee",
    description: "Hoe je een huis kiest vanwaar je naar het water loopt.",
    paragraphs: [
      "Aan zee is een ruim begrip. Het kan betekenen dat de duinen achter het tuinhek beginnen, of dat je vanuit de badkamer water ziet als je op de rand van het bad gaat staan. Met een paar vragen weet je welk van de twee het is.",
    ],
    sections: [
      {
        title: "Afstand is nog geen weg",
        paragraphs: [
          "Kijk op de kaart naar de afstand tot het strand, en dan naar wat ertussen ligt: een drukke weg, een golfbaan of een haven maakt van 600 meter een half uur. Vraag waar de dichtstbijzijnde strandopgang is, en of het laatste stuk zand is als je met een kinderwagen komt.",
        ],
      },
      {
        title: "Eerst de wind, dan het uitzicht",
        paragraphs: [
          "Aan de Noordzee is een beschutte tuin meer waard dan uitzicht. Vraag op welke kant het terras ligt en of er aan de westkant een muur of haag staat. Een straat terug is het vaak warmer, stiller en een vijfde goedkoper.",
        ],
      },
      {
        title: "De andere seizoenen",
        paragraphs: [
          "In het voor- en najaar kosten dezelfde huizen een derde minder, is het strand van jou en brandt de kachel al. In Domburg en Zandvoort zijn het hele jaar cafés open; kijk voor de eilanden eerst naar de boot, die vaart 's winters minder vaak.",
          "Neem een waslijn mee, een tweede paar schoenen en een spel kaarten. De zee doet de rest.",
        ],
      },
    ],
  },
];
