import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in Dutch, by slug. */
export const cityGuidesNl: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Overnachten in Amsterdam",
    description: "Welke buurt van Amsterdam past bij welk verblijf.",
    paragraphs: [
      "De grachtengordel is de ansichtkaart, en na tienen stil. De Pijp is voor wie van markten en kleine restaurants houdt; de Plantage is groen, met Artis en twee musea om de hoek.",
      "Ten noorden van het IJ zijn de kamers groter en de prijzen lager, en de pont achter het Centraal Station is gratis en vaart de hele nacht.",
    ],
    questions: [
      [
        "Wanneer is het in Amsterdam het rustigst?",
        "Van half januari tot eind februari, en in november buiten het Light Festival.",
      ],
      [
        "Betaal ik toeristenbelasting?",
        "Ja, een deel van de prijs per nacht. Bij elke prijs op deze site staat of die erin zit.",
      ],
    ],
  },
  berlin: {
    title: "Overnachten in Berlijn",
    description: "Berlijn is een heleboel steden; kies de jouwe.",
    paragraphs: [
      "Prenzlauer Berg heeft brede stoepen en speeltuinen, Kreuzberg het kanaal en de nachten, Charlottenburg oude appartementen met hoge plafonds.",
      "In het weekend rijden de treinen de hele nacht, dus een stille straat verder naar buiten kost je niet meer dan een paar haltes.",
    ],
  },
  paris: {
    title: "Overnachten in Parijs",
    description: "Linkeroever, rechteroever, en waar het 's ochtends stil is.",
    paragraphs: [
      "Vanuit de Marais loop je bijna overal heen, en ook op zondag is er leven. Montmartre is een dorp op een heuvel: denk aan de trappen als je bagage hebt.",
      "In de oude huizen zijn de kamers klein. Op de pagina van de accommodatie staat hoeveel vierkante meter een kamer is, als wij het weten.",
    ],
  },
  barcelona: {
    title: "Overnachten in Barcelona",
    description: "Tussen de heuvels en de zee.",
    paragraphs: [
      "Gràcia heeft nog de pleinen van het dorp dat het was. El Born is stenen steegjes en laat dineren; de Eixample heeft liften, licht en ruime hoeken.",
      "Het strand is vanuit het grootste deel van de stad twintig minuten met de metro of op de fiets.",
    ],
  },
  rome: {
    title: "Overnachten in Rome",
    description: "Drie wijken om in wakker te worden.",
    paragraphs: [
      "Monti ligt dicht bij het Forum en zit vol werkplaatsen. Trastevere is luid tot middernacht en heerlijk om zeven uur 's ochtends. Prati is rechte straten en goede koffie naast het Vaticaan.",
      "De stad vraagt toeristenbelasting per persoon per nacht; die betaal je in de accommodatie.",
    ],
  },
  "new-delhi": {
    title: "Overnachten in New Delhi",
    description: "Dicht bij de metro is dicht bij alles.",
    paragraphs: [
      "Rond Connaught Place zit je midden tussen beide metrolijnen. Zuid-Delhi is groener, met in elk blok een markt; Aerocity is voor vroege vluchten.",
      "Van november tot en met januari is het 's ochtends mistig: reken een uur extra voor de weg naar het vliegveld.",
    ],
    questions: [
      [
        "Welke papieren heb ik nodig bij het inchecken?",
        "Een officieel identiteitsbewijs; gasten uit het buitenland laten paspoort en visum zien.",
      ],
    ],
  },
  jaipur: {
    title: "Overnachten in Jaipur",
    description: "Binnen de muren of er vlak naast.",
    paragraphs: [
      "Binnen de roze muren loop je naar het paleis en de bazaars, en hoor je ze ook. C-Scheme en Bani Park zijn rustiger, met tuinen en parkeerplaatsen.",
      "De forten zijn het koelst voor tien uur 's ochtends; de meeste huizen hebben vanaf half acht ontbijt.",
    ],
  },
  dubai: {
    title: "Overnachten in Dubai",
    description: "De kreek, de torens of het strand.",
    paragraphs: [
      "Deira en de kreek vormen de oude haven, waar je voor weinig geld het best eet. Downtown is voor de toren en de fonteinen, Jumeirah voor het strand.",
      "De metro verbindt het vliegveld met de meeste wijken; taxi's zijn er genoeg, en ze rijden op de meter.",
    ],
  },
};

/** Guides to tags in Dutch, by path part. */
export const tagGuidesNl: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Met kinderen",
    description: "Waar je op let als je met kinderen reist.",
    paragraphs: [
      "Plekken met dit label hebben op verzoek een kinderbed, een bad of lage douche, en ruimte om te rennen in de buurt. Geef bij het zoeken op hoe oud de kinderen zijn: dan zie je alleen kamers waar ze welkom zijn.",
    ],
  },
};
