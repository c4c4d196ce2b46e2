import type { DemoArticle, PlaceGuide } from "./demo-article.ts";
import { cityGuidesEs, tagGuidesEs } from "./place-guides-es.ts";
import { cityGuidesFr, tagGuidesFr } from "./place-guides-fr.ts";
import { cityGuidesIt, tagGuidesIt } from "./place-guides-it.ts";
import { cityGuidesPt, tagGuidesPt } from "./place-guides-pt.ts";

type Guides = Readonly<Record<string, Readonly<Record<string, PlaceGuide>>>>;

/** What listings of a city say below their results, by slug and language (SEO-03). */
const CITY_GUIDES: Guides = {
  amsterdam: {
    en: {
      title: "Staying in Amsterdam",
      description: "Which part of Amsterdam suits which stay.",
      paragraphs: [
        "The canal ring is the postcard, and quiet after ten. De Pijp is for people who live on markets and small restaurants; the Plantage is green, with the zoo and two museums around the corner.",
        "North of the water rooms are larger and prices lower, and the ferry behind the central station is free and runs all night.",
      ],
      questions: [
        [
          "When is Amsterdam least busy?",
          "From mid-January to the end of February, and in November outside the Light Festival.",
        ],
        [
          "Is there a tourist tax?",
          "Yes, a share of the price of the night. Prices on this site say whether it is in them.",
        ],
      ],
    },
    nl: {
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
  },
  berlin: {
    en: {
      title: "Staying in Berlin",
      description: "Berlin is many towns; choose yours.",
      paragraphs: [
        "Prenzlauer Berg has wide pavements and playgrounds, Kreuzberg the canal and the nights, Charlottenburg old flats with high ceilings.",
        "Trains run all night at weekends, so a quiet street further out costs you little but a few stops.",
      ],
    },
    de: {
      title: "Übernachten in Berlin",
      description: "Berlin besteht aus vielen Städten; suchen Sie sich Ihre aus.",
      paragraphs: [
        "Prenzlauer Berg hat breite Gehwege und Spielplätze, Kreuzberg den Kanal und die Nächte, Charlottenburg Altbauten mit hohen Decken.",
        "Am Wochenende fahren U- und S-Bahn die ganze Nacht: Eine ruhige Straße weiter draußen kostet Sie nur ein paar Stationen.",
      ],
    },
  },
  paris: {
    en: {
      title: "Staying in Paris",
      description: "Left bank, right bank, and where mornings are quiet.",
      paragraphs: [
        "The Marais is walkable to almost everything and alive on Sundays. Montmartre is a village on a hill: mind the stairs when you bring luggage.",
        "Rooms are small in the old houses. The property's page says how many square metres a room has where we know it.",
      ],
    },
  },
  barcelona: {
    en: {
      title: "Staying in Barcelona",
      description: "Between the hills and the sea.",
      paragraphs: [
        "Gràcia keeps the squares of the village it was. El Born is stone lanes and late dinners; the Eixample has lifts, light and wide corners.",
        "The beach is twenty minutes from most of the city by metro or bicycle.",
      ],
    },
  },
  rome: {
    en: {
      title: "Staying in Rome",
      description: "Three quarters to wake up in.",
      paragraphs: [
        "Monti is close to the Forum and full of workshops. Trastevere is loud until midnight and lovely at seven. Prati is straight streets and good coffee beside the Vatican.",
        "The city asks for a tourist tax per person and night, paid at the property.",
      ],
    },
  },
  "new-delhi": {
    en: {
      title: "Staying in New Delhi",
      description: "Near the metro is near everything.",
      paragraphs: [
        "Around Connaught Place you are in the middle of both metro lines. South Delhi is greener, with markets in every block; Aerocity is for early flights.",
        "From November to January mornings are foggy: allow an hour more for the way to the airport.",
      ],
      questions: [
        [
          "Which documents do I need at check-in?",
          "A government identity card; guests from abroad show a passport and visa.",
        ],
      ],
    },
    hi: {
      title: "नई दिल्ली में ठहरना",
      description: "मेट्रो के पास यानी हर जगह के पास।",
      paragraphs: [
        "कनॉट प्लेस के आसपास आप दोनों मेट्रो लाइनों के बीच होते हैं। दक्षिण दिल्ली ज़्यादा हरी-भरी है और हर मोहल्ले में बाज़ार है; सुबह की उड़ान के लिए एयरोसिटी ठीक है।",
        "नवंबर से जनवरी तक सुबह कोहरा रहता है: हवाई अड्डे के रास्ते के लिए एक घंटा ज़्यादा रखें।",
      ],
      questions: [
        ["चेक-इन पर कौन से दस्तावेज़ चाहिए?", "सरकारी पहचान पत्र; विदेश से आए मेहमान पासपोर्ट और वीज़ा दिखाते हैं।"],
      ],
    },
  },
  jaipur: {
    en: {
      title: "Staying in Jaipur",
      description: "Inside the walls or beside them.",
      paragraphs: [
        "Within the pink walls you walk to the palace and the bazaars, and hear them too. C-Scheme and Bani Park are calmer, with gardens and parking.",
        "The forts are coolest before ten in the morning; most houses serve breakfast from half past seven.",
      ],
    },
  },
  dubai: {
    en: {
      title: "Staying in Dubai",
      description: "The creek, the towers or the beach.",
      paragraphs: [
        "Deira and the creek are the old port, with the best food for little money. Downtown is for the tower and the fountains, Jumeirah for the beach.",
        "The metro joins the airport with most of them; taxis are many and metered.",
      ],
    },
    ar: {
      title: "الإقامة في دبي",
      description: "الخور أو الأبراج أو الشاطئ.",
      paragraphs: [
        "ديرة والخور هما الميناء القديم وفيهما أطيب الطعام بأقل ثمن. وسط المدينة للبرج والنوافير، وجميرا للشاطئ.",
        "يصل المترو المطار بمعظمها، وسيارات الأجرة كثيرة وتعمل بالعداد.",
      ],
    },
  },
};

/** What listings of a tag say, by its path part and language; `city/tag` for one city alone. */
const TAG_GUIDES: Guides = {
  family: {
    en: {
      title: "With children",
      description: "What to look for when you travel with children.",
      paragraphs: [
        "Places with this tag have a cot on request, a bath or a low shower, and somewhere to run nearby. Say how old the children are when you search: then only rooms that take them are shown.",
      ],
    },
    nl: {
      title: "Met kinderen",
      description: "Waar je op let als je met kinderen reist.",
      paragraphs: [
        "Plekken met dit label hebben op verzoek een kinderbed, een bad of lage douche, en ruimte om te rennen in de buurt. Geef bij het zoeken op hoe oud de kinderen zijn: dan zie je alleen kamers waar ze welkom zijn.",
      ],
    },
    de: {
      title: "Mit Kindern",
      description: "Worauf Sie achten, wenn Kinder mitreisen.",
      paragraphs: [
        "Unterkünfte mit diesem Merkmal haben auf Wunsch ein Kinderbett, eine Wanne oder flache Dusche und Platz zum Toben in der Nähe. Geben Sie bei der Suche an, wie alt die Kinder sind: Dann sehen Sie nur Zimmer, in denen sie willkommen sind.",
      ],
    },
    hi: {
      title: "बच्चों के साथ",
      description: "बच्चों के साथ यात्रा में किन बातों का ध्यान रखें।",
      paragraphs: [
        "इस टैग वाली जगहों में माँगने पर शिशु-पलंग, टब या नीचा शावर और पास में खेलने की जगह मिलती है। खोजते समय बच्चों की उम्र बताएँ: तब केवल वही कमरे दिखेंगे जहाँ उनका स्वागत है।",
      ],
    },
    ar: {
      title: "مع الأطفال",
      description: "ما يهم عند السفر مع الأطفال.",
      paragraphs: [
        "في الأماكن التي تحمل هذه العلامة سرير رضيع عند الطلب، وحوض أو دش منخفض، ومكان قريب للعب. اذكروا أعمار الأطفال عند البحث لتظهر الغرف التي تستقبلهم فقط.",
      ],
    },
  },
};

export const cityGuides = [
  ...documentsOf(CITY_GUIDES, "city"),
  ...documentsIn("fr", cityGuidesFr, "city"),
  ...documentsIn("es", cityGuidesEs, "city"),
  ...documentsIn("it", cityGuidesIt, "city"),
  ...documentsIn("pt", cityGuidesPt, "city"),
];
export const tagGuides = [
  ...documentsOf(TAG_GUIDES, "tag"),
  ...documentsIn("fr", tagGuidesFr, "tag"),
  ...documentsIn("es", tagGuidesEs, "tag"),
  ...documentsIn("it", tagGuidesIt, "tag"),
  ...documentsIn("pt", tagGuidesPt, "tag"),
];

/** Texts of a kind as documents, each in each of its languages. */
function documentsOf(guides: Guides, prefix: string): readonly DemoArticle[] {
  return Object.entries(guides).flatMap(([slug, byLanguage]) =>
    Object.entries(byLanguage).flatMap(([language, guide]) =>
      documentsIn(language, { [slug]: guide }, prefix),
    ),
  );
}

/** Texts of a kind in one language, by slug, as documents. */
function documentsIn(
  language: string,
  guides: Readonly<Record<string, PlaceGuide>>,
  prefix: string,
): readonly DemoArticle[] {
  return Object.entries(guides).map(([slug, guide]) => ({
    id: `${prefix}-${slug}`,
    slug,
    language,
    ...guide,
  }));
}
