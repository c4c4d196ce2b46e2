import type { DemoArticle } from "../demo-article.ts";

/** Articles in English, the language that stands in for every other. */
export const articlesEn: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "en",
    title: "Holidays with a four-wheel drive",
    description: "Where four driven wheels take you further, and where to leave them parked.",
    paragraphs: [
      "A four-wheel drive reaches places no bus goes to: a farmhouse behind a pass, a beach at the end of a sandy track. It also costs more to rent, drinks more and fits badly into old town centres. Whether it is worth it depends on the last ten kilometres of your trip, not on the first five hundred.",
    ],
    sections: [
      {
        title: "Where it pays off",
        paragraphs: [
          "In the Alps in winter, when the house lies above the village and the road is cleared only after breakfast. In the desert, where a track can be firm in the morning and soft in the afternoon. And in the hills after rain, when clay turns to soap.",
          "In a city it is dead weight. Leave it outside the ring, take the train in, and collect it when you go on.",
        ],
      },
      {
        title: "Before you drive off",
        paragraphs: [
          "Ask the rental company in writing whether unpaved roads are insured; many contracts exclude tyres, glass and the underside. Look for a full-size spare wheel and a jack, and find out how the low gears are engaged while you still stand on asphalt.",
          "On sand, let a third of the air out of the tyres and drive in the tracks of others. On snow, all four wheels help you to start, never to stop: keep twice the distance.",
        ],
      },
      {
        title: "Leave it as you found it",
        paragraphs: [
          "Drive only where it is allowed and stay on the tracks. Plants in dry country need years to close a single wheel mark. Carry water for a day more than you plan, and tell your hosts which way you are going.",
        ],
      },
    ],
    questions: [
      [
        "Do I need a special licence?",
        "No. An ordinary car licence is enough in Europe, the Gulf and India; outside your own country carry an international permit with it.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "en",
    title: "48 hours in Amsterdam",
    description: "Two unhurried days between canals, markets and a ferry across the water.",
    paragraphs: [
      "Two days are enough for Amsterdam if you leave half of the list at home. The city is small, flat and best at walking pace; whoever runs from museum to museum sees queues and misses the water.",
    ],
    sections: [
      {
        title: "Day one: the ring",
        paragraphs: [
          "Start before nine, when the canals still mirror the gables and the streets belong to cyclists. Walk the ring from west to east: the narrow streets of the Jordaan first, then the wide bends of the Herengracht, and have coffee where the boats turn.",
          "At noon there is herring from a stall, eaten standing. In the afternoon take the free ferry behind the central station, sit by the water on the northern side, and come back when the lights go on.",
        ],
      },
      {
        title: "Day two: one museum, one market",
        paragraphs: [
          "Choose one museum only and book the first hour of the day. Three rooms seen properly are worth more than thirty passed through. Afterwards walk south to De Pijp: the Albert Cuyp market has been selling fish, cloth and warm waffles since 1905.",
          "If it rains, and it may, the courtyards and covered passages are yours: they are quietest when everybody else is in a café.",
        ],
      },
      {
        title: "Where to sleep",
        paragraphs: [
          "Inside the ring you pay for the view and carry the suitcase up steep stairs. The Plantage and De Pijp are calmer and fifteen minutes on foot from everything; north of the water rooms are larger, and the ferry runs all night.",
        ],
      },
    ],
    questions: [
      [
        "Do I need a car?",
        "No. Trams, ferries and your feet are faster, and parking costs more than dinner.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "en",
    title: "A slow week in the Ardennes",
    description: "Forests, rivers and a house with a fire: seven days without a plan.",
    paragraphs: [
      "The Ardennes are close to half of Europe and still quiet. Two hours from Brussels the motorway ends in beech woods, the rivers turn back on themselves, and every second village has a bakery, a bridge and a bench.",
    ],
    sections: [
      {
        title: "How to fill a day with little",
        paragraphs: [
          "Rent a house with a stove, buy bread in the village, and let the weather decide. On dry days follow a river upstream: the Ourthe above La Roche, the Semois around Bouillon, where the castle looks down on three loops of water at once.",
          "On wet days there are games on the shelf and soup on the stove. Durbuy calls itself the smallest town in the world and can be walked in the time it takes to finish an ice cream; go in the evening, when the coaches have left.",
        ],
      },
      {
        title: "Walking, cycling, paddling",
        paragraphs: [
          "Paths are marked by numbered junctions, so that a walk is a row of numbers on a scrap of paper. The old railway lines have become cycle tracks without a hill in them. Canoes are let from April to the end of September when the rivers carry enough water; your hosts know before the websites do.",
        ],
      },
      {
        title: "What to eat",
        paragraphs: [
          "Smoked ham cut thin, trout with almonds, and a beer brewed by monks or by people who would have liked to be. In autumn, menus turn to game. Book a table for Sunday lunch: that is when the region eats out.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "en",
    title: "Autumn walks in the Black Forest",
    description: "Three walks for golden days, each ending where cake is served.",
    paragraphs: [
      "October is the month of clear air and long views. The valleys lie under mist until eleven, and whoever stands on a ridge by then looks over a white sea to the Alps. These three walks need no climbing, only shoes that have seen rain.",
    ],
    sections: [
      {
        title: "Around the lake, two hours",
        paragraphs: [
          "Begin with a lake. Walk it against the clock, so that the sun is in your face on the way out and on your back on the way home. Spruce stands dark to the water; between them the beeches burn. The last kilometre is paved and ends at a terrace with blankets.",
        ],
      },
      {
        title: "Along the ridge, four hours",
        paragraphs: [
          "From Freudenstadt buses climb to the high road. Get off at the pass and stay on the ridge: the path neither rises nor falls for ten kilometres, and there are benches where the trees have been cut for the view. Take the bus back from the next pass, and look up its last departure before you start.",
        ],
      },
      {
        title: "Through the gorge, half a day",
        paragraphs: [
          "The gorges are for grey days, when ridges show nothing. Wooden steps lead past the falls; leaves hide the roots, so poles help. Walk downhill: it is kinder to the lungs, and the inn stands at the bottom.",
        ],
      },
    ],
    questions: [
      [
        "When do the leaves turn?",
        "Usually in the second and third week of October, a week earlier above 900 metres.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "en",
    title: "Street food in New Delhi",
    description: "What to eat, when to go, and how to choose a stall.",
    paragraphs: [
      "Delhi eats in the street from the first tea at six to the last kebab after midnight. Nobody can try it all; three rounds on three days, with an appetite each time, give a fair picture.",
    ],
    sections: [
      {
        title: "Morning: fried and warm",
        paragraphs: [
          "Breakfast is chole bhature, a chickpea curry with bread that swells like a balloon, or bedmi puri with potatoes. In winter look for daulat ki chaat, a foam of milk and saffron that collapses by noon. Go to the lanes of the old city before nine, when the shutters are still half down.",
        ],
      },
      {
        title: "Afternoon: sour and cold",
        paragraphs: [
          "Around Connaught Place the carts bring out golgappe: hollow crisps filled with potato and dipped in tamarind water, eaten in one bite, six to a plate. Papri chaat adds yoghurt. A glass of jaljeera, cumin and mint, settles everything.",
        ],
      },
      {
        title: "Night: smoke",
        paragraphs: [
          "After dark follow the smoke to the grills: seekh kebabs in thin bread, fish fried in gram flour, and kulfi cut from the mould at the end. Karol Bagh is good on weekdays, the streets near the great mosque every evening but crowded on Fridays.",
        ],
      },
      {
        title: "How to choose a stall",
        paragraphs: [
          "Go where the queue is long and the oil is fresh. Eat what is made in front of you and served hot; leave cut fruit and ice alone for the first days. Drink what is bottled or boiled, carry small notes, and share plates so that you can try more.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "en",
    title: "Monsoon weekends near Mumbai",
    description: "Green hills, waterfalls and hot tea within a few hours of the city.",
    paragraphs: [
      "From late June the hills behind Mumbai turn a green that no photograph believes. Waterfalls appear where there was rock in May, the forts stand in cloud, and every bend has someone roasting maize. Two days are enough, if you leave before the city does.",
    ],
    sections: [
      {
        title: "Choose height or coast",
        paragraphs: [
          "The ghats are two to three hours away by road or rail: mornings in cloud, afternoons of sudden views. Pune lies behind them in the rain shadow and makes a dry base. The Konkan coast is for those who like a rough sea; swimming is out of the question until October, but the fish is at its best.",
        ],
      },
      {
        title: "The train is the better seat",
        paragraphs: [
          "On Saturday mornings the expressway stands still. The trains over the ghats cross tunnels and viaducts with waterfalls on both sides; sit on the left going up, and book a week ahead.",
        ],
      },
      {
        title: "What to bring",
        paragraphs: [
          "Sandals that may get wet, a second pair of dry trousers, a bag inside your bag. Choose a room with a covered balcony: you will spend hours on it. Roads near waterfalls close at short notice, so ask your hosts on the morning you travel, and never stand below a fall after a night of rain.",
        ],
      },
    ],
    questions: [
      [
        "When does the monsoon end?",
        "Around the end of September; the hills stay green for about a month longer.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "en",
    title: "How to pack for a week in the Alps",
    description: "One bag, four layers, and the things people forget.",
    paragraphs: [
      "In the mountains a day may begin at two degrees and be in shirt sleeves by noon. Whoever packs for the coldest hour carries too much, whoever packs for the warmest freezes. Layers solve it, and they fit into one bag.",
    ],
    sections: [
      {
        title: "Four layers",
        paragraphs: [
          "Next to the skin a shirt of wool or something that dries overnight, two of them. Over it a thin fleece. Then something warm for evenings and summits, light enough to be forgotten at the bottom of the rucksack. Outermost a shell against wind and rain: it is the one piece worth spending on.",
          "One pair of walking trousers and one for dinner are enough. Boots go on your feet when you travel; shoes for the house weigh nothing and please the owners.",
        ],
      },
      {
        title: "What people forget",
        paragraphs: [
          "Slippers, a torch for the walk back from dinner, coins for the ski locker, and sun cream even when it is cold: at 2,000 metres the sun burns through cloud. Add a small first-aid kit with blister plasters, and a paper map, because batteries dislike frost.",
        ],
      },
      {
        title: "What the house has already",
        paragraphs: [
          "Look at the list of amenities before you pack towels, a hair dryer or a raclette grill. Many chalets have a drying room for boots and a sledge in the shed; a question in advance saves half a car boot.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "en",
    title: "Travelling with a dog in France",
    description: "Papers, beaches and restaurants: what your dog may and may not do.",
    paragraphs: [
      "France likes dogs. They sit under café tables, ride in trains and are greeted before their owners. Still there are rules, and they differ from one beach to the next.",
    ],
    sections: [
      {
        title: "Papers",
        paragraphs: [
          "Your dog needs a microchip, a passport and a rabies vaccination that is at least twenty-one days old. From outside the European Union a health certificate takes the passport's place; ask your vet six weeks ahead. Two groups of strong breeds may not enter, or only with papers and a muzzle.",
        ],
      },
      {
        title: "Beaches and parks",
        paragraphs: [
          "Many beaches close to dogs from June to September, and open again before ten in the morning or after seven at night. Around Arcachon and Biarritz signs at each access say which; the Atlantic has more room than the Riviera. In national parks even a lead is often not enough: dogs stay outside.",
        ],
      },
      {
        title: "Trains, tables, houses",
        paragraphs: [
          "Small dogs travel in a bag for a few euros, large ones with a ticket of their own and a muzzle. Restaurants welcome dogs on the terrace and often inside; a bowl of water comes unasked.",
          "When you search, add your pet to the guests: only homes that welcome it are shown, with the pet fee in the total. Bring a blanket that smells of home, and never leave the dog alone in the house on the first evening.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "en",
    title: "Your first time in Dubai",
    description: "Old creek, tall towers and when to be indoors.",
    paragraphs: [
      "Dubai is two cities: one that grew along a creek, and one that was drawn. See the first before the second, and both make sense.",
    ],
    sections: [
      {
        title: "Start at the creek",
        paragraphs: [
          "Cross the water in a wooden abra for one dirham, from Bur Dubai to Deira and back. The spice and textile souks are best before eleven, when traders have time to talk. In the wind-tower houses of Al Fahidi you feel how people kept cool before there was electricity: the breeze falls down the shaft and across the floor.",
        ],
      },
      {
        title: "Then go up",
        paragraphs: [
          "Choose one tower and book the slot an hour before sunset, to see the city by day, in gold and by night for one price. Afterwards the promenade of the Marina is for walking, from October to April until late.",
        ],
      },
      {
        title: "Heat, dress, days",
        paragraphs: [
          "From May to September noon belongs to museums, malls and the pool. Dress lightly, with shoulders and knees covered in the old quarters and in mosques. During Ramadan cafés are quieter by day and wonderful at night.",
          "Put the desert evening in the middle of your stay, not on the last night: sand in the shoes and an early flight do not go together. The metro runs from the airport to most hotels and is the cheapest view of the skyline.",
        ],
      },
    ],
    questions: [
      [
        "Do I need cash?",
        "A little: cards work almost everywhere, but the abra, small tea rooms and tips want coins.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "en",
    title: "Cottages near the sea",
    description: "How to choose a house you can walk to the water from.",
    paragraphs: [
      "Near the sea is a wide word. It can mean dunes behind the garden gate, or a view of the water from the bathroom if you stand on the bath. A few questions tell one from the other.",
    ],
    sections: [
      {
        title: "Distance is not the way",
        paragraphs: [
          "Look at the map and the distance to the beach, then at what lies between: a main road, a golf course or a harbour can turn 600 metres into half an hour. Ask where the nearest crossing through the dunes is, and whether the last stretch is sand, if you come with a pram.",
        ],
      },
      {
        title: "Wind before view",
        paragraphs: [
          "On the North Sea a sheltered garden is worth more than a view. Ask which way the terrace faces and whether it has a wall or a hedge to the west. A house one street back is often warmer, quieter and a fifth cheaper.",
        ],
      },
      {
        title: "The other seasons",
        paragraphs: [
          "In spring and autumn the same houses cost a third less, the beach is yours, and the stove is lit for you. Domburg and Zandvoort keep cafés open all year; on the islands check the ferry first, for in winter it sails less often.",
          "Bring a line for wet clothes, a second pair of shoes and a pack of cards. The sea does the rest.",
        ],
      },
    ],
  },
];
