import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in French, by slug. */
export const cityGuidesFr: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Séjourner à Amsterdam",
    description: "Quel quartier d’Amsterdam pour quel séjour.",
    paragraphs: [
      "La ceinture des canaux, c’est la carte postale, et le calme après vingt-deux heures. De Pijp est pour ceux qui vivent de marchés et de petits restaurants ; la Plantage est verte, avec le zoo et deux musées au coin de la rue.",
      "Au nord de l’eau, les chambres sont plus grandes et les prix plus bas ; le bac derrière la gare centrale est gratuit et circule toute la nuit.",
    ],
    questions: [
      [
        "Quand y a-t-il le moins de monde à Amsterdam ?",
        "De la mi-janvier à la fin février, et en novembre en dehors du Light Festival.",
      ],
      [
        "Y a-t-il une taxe de séjour ?",
        "Oui, une part du prix de la nuit. Sur ce site, chaque prix dit si elle y est comprise.",
      ],
    ],
  },
  berlin: {
    title: "Séjourner à Berlin",
    description: "Berlin est faite de plusieurs villes : choisissez la vôtre.",
    paragraphs: [
      "Prenzlauer Berg a de larges trottoirs et des aires de jeux, Kreuzberg le canal et les nuits, Charlottenburg des appartements anciens à hauts plafonds.",
      "Le week-end, les trains circulent toute la nuit : une rue calme un peu plus loin ne vous coûte que quelques stations.",
    ],
  },
  paris: {
    title: "Séjourner à Paris",
    description: "Rive gauche, rive droite, et où les matins sont calmes.",
    paragraphs: [
      "Le Marais se parcourt à pied et vit aussi le dimanche. Montmartre est un village sur une colline : pensez aux escaliers si vous avez des bagages.",
      "Dans les immeubles anciens, les chambres sont petites. La page de l’établissement indique la surface quand nous la connaissons.",
    ],
  },
  barcelona: {
    title: "Séjourner à Barcelone",
    description: "Entre les collines et la mer.",
    paragraphs: [
      "Gràcia a gardé les places du village qu’elle était. El Born, ce sont des ruelles de pierre et des dîners tardifs ; l’Eixample a des ascenseurs, de la lumière et de larges carrefours.",
      "De presque partout en ville, la plage est à vingt minutes en métro ou à vélo.",
    ],
  },
  rome: {
    title: "Séjourner à Rome",
    description: "Trois quartiers où se réveiller.",
    paragraphs: [
      "Monti est à deux pas du Forum et plein d’ateliers. Le Trastevere est bruyant jusqu’à minuit et délicieux à sept heures. Prati, ce sont des rues droites et du bon café à côté du Vatican.",
      "La ville demande une taxe de séjour par personne et par nuit, à régler sur place.",
    ],
  },
  "new-delhi": {
    title: "Séjourner à New Delhi",
    description: "Près du métro, près de tout.",
    paragraphs: [
      "Autour de Connaught Place, vous êtes au milieu des deux lignes de métro. Le sud de Delhi est plus vert, avec un marché dans chaque quartier ; Aerocity est pour les vols matinaux.",
      "De novembre à janvier, les matins sont brumeux : comptez une heure de plus pour aller à l’aéroport.",
    ],
    questions: [
      [
        "Quels documents faut-il à l’arrivée ?",
        "Une pièce d’identité officielle ; les voyageurs venus de l’étranger présentent leur passeport et leur visa.",
      ],
    ],
  },
  jaipur: {
    title: "Séjourner à Jaipur",
    description: "Dans les murs ou juste à côté.",
    paragraphs: [
      "À l’intérieur des murs roses, on va à pied au palais et aux bazars, et on les entend aussi. C-Scheme et Bani Park sont plus calmes, avec des jardins et de quoi se garer.",
      "Les forts sont au plus frais avant dix heures du matin ; la plupart des maisons servent le petit-déjeuner dès sept heures et demie.",
    ],
  },
  dubai: {
    title: "Séjourner à Dubaï",
    description: "La crique, les tours ou la plage.",
    paragraphs: [
      "Deira et la crique forment le vieux port, où l’on mange le mieux pour peu d’argent. Downtown est pour la tour et les fontaines, Jumeirah pour la plage.",
      "Le métro relie l’aéroport à la plupart de ces quartiers ; les taxis sont nombreux et ont un compteur.",
    ],
  },
};

/** Guides to tags in French, by path part. */
export const tagGuidesFr: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Avec des enfants",
    description: "Ce qui compte quand on voyage avec des enfants.",
    paragraphs: [
      "Les lieux ainsi marqués ont un lit bébé sur demande, une baignoire ou une douche basse, et de la place pour courir à proximité. Indiquez l’âge des enfants dans la recherche : seules les chambres qui les accueillent s’affichent.",
    ],
  },
};
