import type { DemoTexts } from "./description-texts.ts";

export const fr: DemoTexts = {
  hotelOpening: [
    "{name} est une adresse paisible, quartier {locality}, à quelques pas de ce que l'on vient chercher à {city}.",
    "Derrière une belle façade du quartier {locality}, {name} propose des chambres confortables, de bons lits et une équipe qui connaît {city} par cœur.",
    "{name} est né d'une idée simple : à {city}, un hôtel peut donner l'impression de loger chez des amis bien organisés.",
    "Réunion le matin, long dîner le soir : {name}, quartier {locality}, convient aux deux moitiés d'une journée à {city}.",
  ],
  homeOpening: [
    "{name} est une maison rien que pour vous près de {city} : votre clé, votre cuisine, votre rythme.",
    "Les propriétaires de {name} l'ont aménagée pour leurs propres vacances, et cela se voit partout, du couteau à pain aux lampes de lecture.",
    "À {name}, on se réveille doucement. Le soleil du matin touche d'abord la table du petit déjeuner ; {city} peut attendre.",
    "{name} a été restaurée avec patience : vieilles poutres, salles de bains neuves et des fenêtres là où se trouve la vue.",
  ],
  setting: {
    city: [
      "Marchés, musées et centre ancien se rejoignent à pied, et le tramway s'arrête au coin de la rue.",
      "La rue est calme la nuit ; deux rues plus loin, les terrasses restent ouvertes tard.",
    ],
    coast: [
      "La plage est assez proche pour y aller pieds nus, et l'on entend la mer quand le vent s'y prête.",
      "Un sentier traverse les dunes jusqu'à l'eau ; le soir, il mérite d'être parcouru deux fois.",
    ],
    mountain: [
      "Les sentiers balisés partent de la porte, et en hiver les remontées sont à quelques minutes.",
      "La vallée s'ouvre devant les fenêtres et les sommets gardent la dernière lumière du jour.",
    ],
    countryside: [
      "Autour, des champs, des chemins faits pour le vélo et un boulanger qui vaut de se lever tôt.",
      "La nuit, on n'entend que les chouettes, et le matin il ne reste qu'à choisir son chemin.",
    ],
    desert: [
      "Les dunes commencent où la route s'arrête, et le ciel étoilé est le plus beau spectacle de la semaine.",
      "Les matins sont frais et dorés ; à midi, la cour ombragée est l'endroit idéal.",
    ],
  },
  hotelInside: [
    "Les chambres sont calmes et pratiques, avec de vrais rideaux, assez de prises et une douche chaude tout de suite.",
    "Chaque chambre a un vrai bureau, un Wi-Fi rapide et des lits choisis par ceux qui y ont dormi.",
    "En bas, un salon avec des journaux et du bon café ; en haut, des murs épais et du linge doux.",
  ],
  homeInside: [
    "La cuisine est équipée pour cuisiner, pas seulement pour réchauffer, et la table accueille tout le monde.",
    "À l'intérieur, un grand séjour, des lits faits à l'arrivée et une étagère de jeux pour les après-midi de pluie.",
    "De grandes fenêtres, du bois chaleureux et un canapé assez long pour la sieste donnent le ton.",
  ],
  homeLarge: [
    "Ses {bedrooms} chambres accueillent {guests} personnes.",
    "Jusqu'à {guests} personnes se partagent {bedrooms} chambres, et chacun peut fermer sa porte.",
  ],
  homeSmall: [
    "C'est l'espace parfait pour deux, et un couple avec un petit enfant n'y sera pas à l'étroit.",
    "Petit et bien pensé : tout ce qu'il faut pour deux, et rien à dépoussiérer.",
  ],
  pool: "La piscine est ouverte à la belle saison, assez longue pour vraiment nager.",
  garden: "Un jardin avec des sièges au soleil et à l'ombre en fait partie.",
  fireplace: "Quand il fait froid, on s'installe près du feu.",
  breakfast: "Le petit déjeuner est frais : fruits, œufs à la demande et pain du quartier.",
  pets: "Les chiens sont les bienvenus ; une gamelle et une serviette les attendent à la porte.",
  closing: [
    "L'arrivée est simple et quelqu'un répond au téléphone jusque tard.",
    "Les questions trouvent vite une réponse, avant et pendant le séjour.",
    "Tout ce qu'il faut pour le premier soir est déjà là.",
  ],
  cityIntro: {
    city: "{city} récompense ceux qui marchent : places, marchés et petites rues, avec de bonnes chambres dans chaque quartier.",
    coast:
      "Air marin, longues plages et courtes distances : {city} est faite pour les journées dehors et les dîners tardifs.",
    mountain: "À {city}, les sentiers partent de la porte, en chaussures l'été et à skis l'hiver.",
    countryside: "{city} invite aux journées lentes : chemins, villages et maisons où chacun a sa place.",
    desert: "{city}, c'est un grand ciel et des soirées fraîches, avec les dunes à deux pas.",
  },
  rooms: {
    compact: [
      "Chambre compacte",
      "Une petite chambre bien pensée avec lit double, bureau et douche à l'italienne.",
    ],
    classic: [
      "Chambre double classique",
      "Une chambre calme avec un bon matelas, un fauteuil de lecture et douche ou bain.",
    ],
    twin: [
      "Chambre à deux lits",
      "Deux lits simples que l'on peut rapprocher, un bureau et beaucoup de rangements.",
    ],
    superior: ["Chambre supérieure", "Plus d'espace, un lit queen et un coin salon près de la fenêtre."],
    deluxe: [
      "Chambre deluxe avec lit king",
      "Un lit king, une large fenêtre avec vue et une salle de bains avec baignoire et douche.",
    ],
    family: [
      "Chambre familiale",
      "Un lit double et deux simples, de la place entre eux et une table de jeux.",
    ],
    suite: ["Suite", "Une chambre et un salon séparé, pour les longs séjours ou une soirée particulière."],
    wholeHome: [
      "Logement entier",
      "Tout le logement est à vous, avec cuisine, séjour et toutes les chambres.",
    ],
  },
  reviewsGood: [
    [
      "On reviendrait demain",
      "Tout était conforme et d'une propreté parfaite. Nous avons très bien dormi et l'accueil était chaleureux.",
    ],
    [
      "Une belle découverte",
      "Très bien situé, calme la nuit, lit confortable. Ce sont les petites attentions qui comptent.",
    ],
    [
      "Exactement ce qu'il nous fallait",
      "Arrivée en une minute, douche chaude et une vue encore plus belle que sur les images.",
    ],
    [
      "Hôtes adorables",
      "On nous a donné des conseils que nous n'aurions jamais trouvés seuls. Les enfants ne voulaient plus partir.",
    ],
    ["Bon rapport qualité-prix", "Prix juste. Propre, calme et proche de tout ce que nous voulions voir."],
    [
      "Parfait pour un long week-end",
      "Trois nuits et tout de suite comme chez soi. Il ne manquait rien en cuisine.",
    ],
  ],
  reviewsMixed: [
    ["Agréable, quelques défauts", "Confortable et bien placé, mais le Wi-Fi était lent de notre côté."],
    ["Bien pour un court séjour", "Plus petit que prévu, mais propre et calme. Personnel serviable."],
  ],
  authors: ["Camille", "Hugo", "Léa", "Louis", "Manon", "Jules", "Chloé", "Antoine", "Inès", "Mathieu"],
};
