import type { DemoArticle } from "../demo-article.ts";

/** Articles in French. */
export const articlesFr: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "fr",
    title: "Partir en vacances en 4x4",
    description: "Où quatre roues motrices vous mènent plus loin, et où mieux vaut les laisser au parking.",
    paragraphs: [
      "Un 4x4 va là où aucun bus ne passe : une ferme derrière un col, une plage au bout d’une piste de sable. Mais il se loue plus cher, consomme davantage et se faufile mal dans les vieux centres. Pour savoir s’il en vaut la peine, regardez les dix derniers kilomètres du voyage, pas les cinq cents premiers.",
    ],
    sections: [
      {
        title: "Là où il se justifie",
        paragraphs: [
          "Dans les Alpes en hiver, quand la maison domine le village et que la route n’est déneigée qu’après le petit-déjeuner. Dans le désert, où une piste ferme le matin peut être molle l’après-midi. Et dans les collines après la pluie, quand l’argile se change en savon.",
          "En ville, c’est un poids mort. Laissez-le à l’extérieur du périphérique, entrez en train et reprenez-le au moment de repartir.",
        ],
      },
      {
        title: "Avant de prendre la route",
        paragraphs: [
          "Demandez par écrit au loueur si les routes non goudronnées sont assurées : beaucoup de contrats excluent les pneus, les vitres et le bas de caisse. Vérifiez qu’il y a un cric et une vraie roue de secours, et apprenez à enclencher les vitesses courtes tant que vous êtes encore sur l’asphalte.",
          "Sur le sable, dégonflez les pneus d’un tiers et roulez dans les traces des autres. Sur la neige, les quatre roues motrices aident à démarrer, jamais à s’arrêter : doublez les distances.",
        ],
      },
      {
        title: "Ne rien laisser derrière soi",
        paragraphs: [
          "Ne roulez que là où c’est permis et restez sur les pistes. En terre aride, il faut des années aux plantes pour effacer une seule trace de roue. Emportez de l’eau pour un jour de plus que prévu et dites à vos hôtes par où vous partez.",
        ],
      },
    ],
    questions: [
      [
        "Faut-il un permis spécial ?",
        "Non. Un permis voiture ordinaire suffit en Europe, dans le Golfe et en Inde ; hors de votre pays, emportez aussi un permis international.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "fr",
    title: "48 heures à Amsterdam",
    description: "Deux jours sans hâte entre canaux, marchés et une traversée en bac.",
    paragraphs: [
      "Deux jours suffisent pour Amsterdam, à condition de laisser la moitié de la liste à la maison. La ville est petite, plate et faite pour la marche ; qui court de musée en musée voit des files d’attente et manque l’eau.",
    ],
    sections: [
      {
        title: "Premier jour : la ceinture des canaux",
        paragraphs: [
          "Partez avant neuf heures, quand les canaux reflètent encore les pignons et que les rues sont aux cyclistes. Parcourez la ceinture d’ouest en est : d’abord les ruelles du Jordaan, puis les larges courbes du Herengracht, et prenez un café là où les bateaux font demi-tour.",
          "À midi, un hareng acheté à l’étal et mangé debout. L’après-midi, prenez le bac gratuit derrière la gare centrale, asseyez-vous au bord de l’eau côté nord et revenez quand les lumières s’allument.",
        ],
      },
      {
        title: "Deuxième jour : un musée, un marché",
        paragraphs: [
          "Choisissez un seul musée et réservez la première heure du jour. Trois salles bien regardées valent mieux que trente traversées. Descendez ensuite à pied vers De Pijp : au marché Albert Cuyp, on vend du poisson, des étoffes et des gaufres chaudes depuis 1905.",
          "S’il pleut, et cela arrive, les cours intérieures et les passages couverts sont à vous : ils ne sont jamais si calmes que lorsque tout le monde est au café.",
        ],
      },
      {
        title: "Où dormir",
        paragraphs: [
          "Dans la ceinture, on paie la vue et on hisse sa valise dans des escaliers raides. La Plantage et De Pijp sont plus calmes, à un quart d’heure à pied de tout ; au nord de l’eau, les chambres sont plus grandes et le bac circule toute la nuit.",
        ],
      },
    ],
    questions: [
      [
        "Ai-je besoin d’une voiture ?",
        "Non. Le tram, le bac et vos jambes vont plus vite, et le parking coûte plus cher que le dîner.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "fr",
    title: "Une semaine au ralenti dans les Ardennes",
    description: "Des forêts, des rivières et une maison avec un feu : sept jours sans programme.",
    paragraphs: [
      "Les Ardennes sont à portée de la moitié de l’Europe et restent pourtant tranquilles. À deux heures de Bruxelles, l’autoroute s’achève dans les hêtraies, les rivières reviennent sur leurs pas, et un village sur deux a une boulangerie, un pont et un banc.",
    ],
    sections: [
      {
        title: "Remplir une journée de peu",
        paragraphs: [
          "Louez une maison avec un poêle, achetez le pain au village et laissez la météo décider. Par temps sec, remontez une rivière : l’Ourthe en amont de La Roche, la Semois autour de Bouillon, où le château regarde trois méandres à la fois.",
          "Les jours de pluie, il y a des jeux sur l’étagère et de la soupe sur le poêle. Durbuy se dit la plus petite ville du monde et se visite le temps de finir une glace ; allez-y le soir, quand les cars sont repartis.",
        ],
      },
      {
        title: "À pied, à vélo, en canoë",
        paragraphs: [
          "Les sentiers relient des carrefours numérotés : une promenade tient en une suite de chiffres sur un bout de papier. Les anciennes voies ferrées sont devenues des pistes cyclables sans la moindre côte. Les canoës se louent d’avril à fin septembre, quand les rivières ont assez d’eau ; vos hôtes le savent avant les sites internet.",
        ],
      },
      {
        title: "Que manger",
        paragraphs: [
          "Du jambon fumé en tranches fines, de la truite aux amandes et une bière brassée par des moines, ou par des gens qui auraient aimé l’être. En automne, le gibier passe à la carte. Réservez pour le déjeuner du dimanche : c’est le jour où toute la région va au restaurant.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "fr",
    title: "Balades d’automne en Forêt-Noire",
    description: "Trois promenades pour les jours dorés, qui finissent toutes là où l’on sert du gâteau.",
    paragraphs: [
      "Octobre est le mois de l’air limpide et des vues lointaines. Les vallées restent sous la brume jusqu’à onze heures, et qui se tient alors sur une crête regarde, par-dessus une mer blanche, jusqu’aux Alpes. Ces trois balades ne demandent aucune escalade, seulement des chaussures qui ont déjà vu la pluie.",
    ],
    sections: [
      {
        title: "Autour du lac, deux heures",
        paragraphs: [
          "Commencez par un lac. Faites-en le tour dans le sens inverse des aiguilles d’une montre : vous aurez le soleil au visage à l’aller et dans le dos au retour. Les épicéas descendent, sombres, jusqu’à l’eau ; entre eux, les hêtres flamboient. Le dernier kilomètre est goudronné et s’achève sur une terrasse où l’on prête des couvertures.",
        ],
      },
      {
        title: "Sur la crête, quatre heures",
        paragraphs: [
          "De Freudenstadt, des bus montent à la route des crêtes. Descendez au col et restez en haut : pendant dix kilomètres le sentier ne monte ni ne descend, et des bancs attendent là où l’on a coupé les arbres pour la vue. Reprenez le bus au col suivant, après avoir vérifié avant de partir l’heure du dernier.",
        ],
      },
      {
        title: "Par les gorges, une demi-journée",
        paragraphs: [
          "Les gorges sont pour les jours gris, quand les crêtes ne montrent rien. Des marches de bois longent les cascades ; les feuilles cachent les racines, des bâtons sont utiles. Marchez vers l’aval : les poumons vous en sauront gré, et l’auberge est en bas.",
        ],
      },
    ],
    questions: [
      [
        "Quand les feuilles changent-elles de couleur ?",
        "En général pendant la deuxième et la troisième semaine d’octobre, une semaine plus tôt au-dessus de 900 mètres.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "fr",
    title: "Manger dans la rue à New Delhi",
    description: "Que manger, à quelle heure y aller et comment choisir son étal.",
    paragraphs: [
      "Delhi mange dans la rue, du premier thé à six heures au dernier kebab passé minuit. Personne ne peut goûter à tout ; trois tournées sur trois jours, chaque fois avec l’estomac vide, en donnent une idée juste.",
    ],
    sections: [
      {
        title: "Le matin : frit et chaud",
        paragraphs: [
          "Au petit-déjeuner, c’est le chole bhature, un curry de pois chiches avec un pain qui gonfle comme un ballon, ou le bedmi puri aux pommes de terre. En hiver, cherchez le daulat ki chaat, une mousse de lait et de safran qui retombe avant midi. Allez dans les ruelles de la vieille ville avant neuf heures, quand les rideaux sont encore à demi baissés.",
        ],
      },
      {
        title: "L’après-midi : acide et frais",
        paragraphs: [
          "Autour de Connaught Place, les chariots sortent les golgappe : des coques croustillantes garnies de pomme de terre et plongées dans l’eau de tamarin, avalées d’une bouchée, six par assiette. Le papri chaat y ajoute du yaourt. Un verre de jaljeera, cumin et menthe, remet tout en place.",
        ],
      },
      {
        title: "La nuit : la fumée",
        paragraphs: [
          "À la nuit tombée, suivez la fumée jusqu’aux grils : seekh kebabs roulés dans un pain fin, poisson frit à la farine de pois chiche et, pour finir, un kulfi démoulé à la tranche. Karol Bagh est agréable en semaine ; les rues proches de la grande mosquée le sont tous les soirs, mais bondées le vendredi.",
        ],
      },
      {
        title: "Comment choisir un étal",
        paragraphs: [
          "Allez où la file est longue et l’huile fraîche. Mangez ce que l’on prépare devant vous et que l’on sert brûlant ; les premiers jours, laissez de côté les fruits coupés et la glace. Buvez ce qui est en bouteille ou bouilli, ayez de petits billets et partagez les assiettes pour goûter davantage.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "fr",
    title: "Week-ends de mousson près de Bombay",
    description: "Collines vertes, cascades et thé brûlant à quelques heures de la ville.",
    paragraphs: [
      "Dès la fin juin, les collines derrière Bombay prennent un vert qu’aucune photo ne rend crédible. Des cascades naissent là où il n’y avait que de la roche en mai, les forts sont dans les nuages, et à chaque virage quelqu’un grille du maïs. Deux jours suffisent, si vous partez avant le reste de la ville.",
    ],
    sections: [
      {
        title: "La montagne ou la côte",
        paragraphs: [
          "Les Ghats sont à deux ou trois heures par la route ou le rail : matinées dans les nuages, après-midi de vues soudaines. Pune est derrière, à l’abri de la pluie, et fait une base au sec. La côte du Konkan est pour ceux qui aiment la mer agitée ; pas question de s’y baigner avant octobre, mais le poisson n’est jamais meilleur.",
        ],
      },
      {
        title: "On est mieux assis dans le train",
        paragraphs: [
          "Le samedi matin, l’autoroute est à l’arrêt. Les trains qui franchissent les Ghats enchaînent tunnels et viaducs, des cascades de part et d’autre ; asseyez-vous à gauche à la montée et réservez une semaine à l’avance.",
        ],
      },
      {
        title: "Que mettre dans le sac",
        paragraphs: [
          "Des sandales qui ne craignent pas l’eau, un second pantalon sec, un sac dans le sac. Choisissez une chambre avec un balcon couvert : vous y passerez des heures. Les routes proches des cascades ferment sans prévenir ; interrogez vos hôtes le matin du départ, et ne vous tenez jamais sous une chute après une nuit de pluie.",
        ],
      },
    ],
    questions: [
      [
        "Quand la mousson se termine-t-elle ?",
        "Vers la fin septembre ; les collines restent vertes environ un mois de plus.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "fr",
    title: "Faire son sac pour une semaine dans les Alpes",
    description: "Un sac, quatre couches, et ce que l’on oublie toujours.",
    paragraphs: [
      "En montagne, une journée peut commencer à deux degrés et se passer en manches courtes dès midi. Qui s’équipe pour l’heure la plus froide porte trop, qui s’équipe pour la plus chaude grelotte. La solution tient en couches, et les couches tiennent dans un seul sac.",
    ],
    sections: [
      {
        title: "Quatre couches",
        paragraphs: [
          "À même la peau, un tee-shirt en laine ou dans une matière qui sèche en une nuit ; prenez-en deux. Par-dessus, une polaire fine. Ensuite, quelque chose de chaud pour les soirées et les sommets, assez léger pour s’oublier au fond du sac. Enfin, une veste contre le vent et la pluie : c’est la seule pièce pour laquelle il vaut la peine de dépenser.",
          "Un pantalon de marche et un pour le dîner suffisent. Voyagez avec vos chaussures de randonnée aux pieds ; celles d’intérieur ne pèsent rien et font plaisir aux propriétaires.",
        ],
      },
      {
        title: "Ce que l’on oublie",
        paragraphs: [
          "Des chaussons, une lampe pour rentrer du dîner, de la monnaie pour le casier à skis, et de la crème solaire même par grand froid : à 2 000 mètres, le soleil brûle à travers les nuages. Ajoutez une petite trousse de secours avec des pansements pour ampoules, et une carte en papier, car les batteries n’aiment pas le gel.",
        ],
      },
      {
        title: "Ce qui est déjà dans la maison",
        paragraphs: [
          "Regardez la liste des équipements avant d’emporter serviettes, sèche-cheveux ou appareil à raclette. Beaucoup de chalets ont un local pour sécher les chaussures et une luge dans la remise ; une question posée d’avance libère la moitié du coffre.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "fr",
    title: "Voyager avec un chien en France",
    description: "Papiers, plages et restaurants : ce que votre chien peut faire, et ce qu’il ne peut pas.",
    paragraphs: [
      "La France aime les chiens. Ils se couchent sous les tables des cafés, prennent le train et sont salués avant leurs maîtres. Il y a tout de même des règles, et elles changent d’une plage à l’autre.",
    ],
    sections: [
      {
        title: "Les papiers",
        paragraphs: [
          "Pour entrer dans le pays, votre chien doit avoir une puce électronique, un passeport et une vaccination antirabique d’au moins vingt et un jours. Hors de l’Union européenne, un certificat sanitaire remplace le passeport ; voyez votre vétérinaire six semaines avant le départ. Deux catégories de chiens puissants n’entrent pas, ou seulement avec des papiers et une muselière.",
        ],
      },
      {
        title: "Plages et parcs",
        paragraphs: [
          "De nombreuses plages sont interdites aux chiens de juin à septembre, mais leur rouvrent avant dix heures du matin ou après dix-neuf heures. Autour d’Arcachon et de Biarritz, un panneau à chaque accès dit lesquelles ; l’Atlantique offre plus de place que la Côte d’Azur. Dans les parcs nationaux, même la laisse ne suffit souvent pas : les chiens restent dehors.",
        ],
      },
      {
        title: "Trains, tables, maisons",
        paragraphs: [
          "Les petits chiens voyagent dans un sac pour quelques euros, les grands avec leur propre billet et une muselière. Les restaurants les accueillent en terrasse et souvent en salle ; la gamelle d’eau arrive sans qu’on la demande.",
          "Dans la recherche, ajoutez votre animal aux voyageurs : seuls les logements qui l’acceptent s’affichent, son supplément compris dans le total. Emportez une couverture qui sent la maison et ne le laissez jamais seul dans le logement le premier soir.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "fr",
    title: "Dubaï pour la première fois",
    description: "La vieille crique, les hautes tours et les heures où rester à l’intérieur.",
    paragraphs: [
      "Dubaï est deux villes : l’une a grandi le long d’une crique, l’autre a été dessinée. Voyez la première avant la seconde, et toutes deux prennent sens.",
    ],
    sections: [
      {
        title: "Commencer par la crique",
        paragraphs: [
          "Traversez l’eau en abra, une barque de bois, pour un dirham, de Bur Dubai à Deira et retour. Les souks aux épices et aux étoffes sont à leur meilleur avant onze heures, quand les marchands ont le temps de parler. Dans les maisons à tour à vent d’Al Fahidi, on sent comment on restait au frais avant l’électricité : la brise descend par le conduit et court sur le sol.",
        ],
      },
      {
        title: "Puis monter",
        paragraphs: [
          "Choisissez une tour et réservez le créneau une heure avant le coucher du soleil : vous verrez la ville de jour, en or et de nuit pour un seul prix. Ensuite, la promenade de la Marina est faite pour flâner, d’octobre à avril jusque tard.",
        ],
      },
      {
        title: "Chaleur, tenue, calendrier",
        paragraphs: [
          "De mai à septembre, le milieu du jour est aux musées, aux centres commerciaux et à la piscine. Habillez-vous léger, épaules et genoux couverts dans les vieux quartiers et les mosquées. Pendant le ramadan, les cafés sont plus calmes le jour et merveilleux la nuit.",
          "Placez la soirée dans le désert au milieu du séjour, pas le dernier soir : du sable dans les chaussures et un vol à l’aube ne font pas bon ménage. Le métro va de l’aéroport à la plupart des hôtels et offre la vue la moins chère sur les tours.",
        ],
      },
    ],
    questions: [
      [
        "Faut-il de l’argent liquide ?",
        "Un peu : la carte passe presque partout, mais l’abra, les petites maisons de thé et les pourboires veulent des pièces.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "fr",
    title: "Une petite maison près de la mer",
    description: "Comment choisir une maison d’où l’on va à l’eau à pied.",
    paragraphs: [
      "Près de la mer, cela peut tout dire : des dunes derrière la barrière du jardin, ou une vue sur l’eau depuis la salle de bains, à condition de monter sur la baignoire. Quelques questions suffisent à distinguer l’une de l’autre.",
    ],
    sections: [
      {
        title: "La distance n’est pas le chemin",
        paragraphs: [
          "Regardez la carte et la distance jusqu’à la plage, puis ce qu’il y a entre les deux : une grande route, un golf ou un port peuvent faire de 600 mètres une demi-heure. Demandez où se trouve le passage le plus proche à travers les dunes et, si vous venez avec une poussette, si le dernier tronçon est en sable.",
        ],
      },
      {
        title: "Le vent avant la vue",
        paragraphs: [
          "En mer du Nord, un jardin abrité vaut mieux qu’une vue. Demandez comment la terrasse est orientée et si un mur ou une haie la protège à l’ouest. Une maison une rue en retrait est souvent plus chaude, plus calme et un cinquième moins chère.",
        ],
      },
      {
        title: "Les autres saisons",
        paragraphs: [
          "Au printemps et en automne, les mêmes maisons coûtent un tiers de moins, la plage est à vous et l’on vous a allumé le poêle. À Domburg et à Zandvoort, des cafés restent ouverts toute l’année ; sur les îles, regardez d’abord les horaires du ferry, plus rare en hiver.",
          "Emportez une corde à linge, une seconde paire de chaussures et un jeu de cartes. La mer fait le reste.",
        ],
      },
    ],
  },
];
