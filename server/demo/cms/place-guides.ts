import type { DemoArticle, PlaceGuide } from "./demo-article.ts";
import { cityGuidesAr, tagGuidesAr } from "./place-guides/place-guides-ar.ts";
import { cityGuidesDe, tagGuidesDe } from "./place-guides/place-guides-de.ts";
import { cityGuidesEs, tagGuidesEs } from "./place-guides/place-guides-es.ts";
import { cityGuidesFr, tagGuidesFr } from "./place-guides/place-guides-fr.ts";
import { cityGuidesHi, tagGuidesHi } from "./place-guides/place-guides-hi.ts";
import { cityGuidesId, tagGuidesId } from "./place-guides/place-guides-id.ts";
import { cityGuidesIt, tagGuidesIt } from "./place-guides/place-guides-it.ts";
import { cityGuidesJa, tagGuidesJa } from "./place-guides/place-guides-ja.ts";
import { cityGuidesMy, tagGuidesMy } from "./place-guides/place-guides-my.ts";
import { cityGuidesNl, tagGuidesNl } from "./place-guides/place-guides-nl.ts";
import { cityGuidesPt, tagGuidesPt } from "./place-guides/place-guides-pt.ts";
import { cityGuidesTh, tagGuidesTh } from "./place-guides/place-guides-th.ts";
import { cityGuidesVi, tagGuidesVi } from "./place-guides/place-guides-vi.ts";

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
  },
};

export const cityGuides = [
  ...documentsOf(CITY_GUIDES, "city"),
  ...documentsIn("nl", cityGuidesNl, "city"),
  ...documentsIn("de", cityGuidesDe, "city"),
  ...documentsIn("ar", cityGuidesAr, "city"),
  ...documentsIn("hi", cityGuidesHi, "city"),
  ...documentsIn("fr", cityGuidesFr, "city"),
  ...documentsIn("es", cityGuidesEs, "city"),
  ...documentsIn("it", cityGuidesIt, "city"),
  ...documentsIn("pt", cityGuidesPt, "city"),
  ...documentsIn("ja", cityGuidesJa, "city"),
  ...documentsIn("th", cityGuidesTh, "city"),
  ...documentsIn("id", cityGuidesId, "city"),
  ...documentsIn("my", cityGuidesMy, "city"),
  ...documentsIn("vi", cityGuidesVi, "city"),
];
export const tagGuides = [
  ...documentsOf(TAG_GUIDES, "tag"),
  ...documentsIn("nl", tagGuidesNl, "tag"),
  ...documentsIn("de", tagGuidesDe, "tag"),
  ...documentsIn("ar", tagGuidesAr, "tag"),
  ...documentsIn("hi", tagGuidesHi, "tag"),
  ...documentsIn("fr", tagGuidesFr, "tag"),
  ...documentsIn("es", tagGuidesEs, "tag"),
  ...documentsIn("it", tagGuidesIt, "tag"),
  ...documentsIn("pt", tagGuidesPt, "tag"),
  ...documentsIn("ja", tagGuidesJa, "tag"),
  ...documentsIn("th", tagGuidesTh, "tag"),
  ...documentsIn("id", tagGuidesId, "tag"),
  ...documentsIn("my", tagGuidesMy, "tag"),
  ...documentsIn("vi", tagGuidesVi, "tag"),
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
