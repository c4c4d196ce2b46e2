/** An editorial page: paragraphs, and questions with answers. */
export interface DemoArticle {
  readonly id: string;
  readonly slug: string;
  readonly language: string;
  readonly title: string;
  readonly description: string;
  readonly paragraphs: readonly string[];
  readonly questions?: readonly (readonly [question: string, answer: string])[];
  /** City ids shown below. */
  readonly cities?: readonly number[];
}

export const demoArticles: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "4x4-vakantie",
    language: "nl",
    title: "Op vakantie met een 4x4",
    description: "Waar je met vierwielaandrijving verder komt, en waar je hem beter laat staan.",
    paragraphs: [
      "Een vierwielaangedreven auto brengt je op plekken waar de bus niet komt: een boerderij achter een bergpas, een strand aan het eind van een zandpad. Rijd alleen waar het mag en houd je aan de paden.",
      "Huur je er een, vraag dan naar de verzekering op onverharde wegen. Laat lucht uit de banden op zand, en neem water mee voor een dag meer dan je denkt.",
    ],
    questions: [["Heb ik een speciaal rijbewijs nodig?", "Nee, een gewoon rijbewijs B is in Europa genoeg."]],
  },
  {
    id: "a1",
    slug: "4x4-vakantie",
    language: "en",
    title: "Holidays with a four-wheel drive",
    description: "Where four driven wheels take you further, and where to leave them parked.",
    paragraphs: [
      "A four-wheel drive reaches places no bus goes to: a farmhouse behind a pass, a beach at the end of a sandy track. Drive only where it is allowed and stay on the tracks.",
      "When you rent one, ask about insurance on unpaved roads. Let some air out of the tyres on sand, and carry water for a day more than you plan.",
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "en",
    title: "48 hours in Amsterdam",
    description: "Two unhurried days between canals, markets and a ferry across the water.",
    paragraphs: [
      "Start before nine, when the canals still mirror the gables and the streets belong to cyclists. Walk the ring from west to east and have coffee where the boats turn.",
      "In the afternoon take the free ferry north, sit by the water, and come back when the lights go on. Keep the second morning for one museum only, and a market after it.",
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
      "The Ardennes are close to half of Europe and still quiet. Rent a house with a stove, buy bread in the village, and let the weather decide.",
      "On dry days follow a river upstream; on wet ones there are games on the shelf and soup on the stove.",
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "en",
    title: "Autumn walks in the Black Forest",
    description: "Three walks for golden days, each ending where cake is served.",
    paragraphs: [
      "October is the month of clear air and long views. Choose a ridge in the morning, a valley at noon, and be down before the light goes.",
      "Good shoes matter more than a map app: paths are well marked, but leaves hide the roots.",
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "en",
    title: "Street food in New Delhi",
    description: "What to eat, when to go, and how to choose a stall.",
    paragraphs: [
      "Go where the queue is long and the oil is fresh. Breakfast is for fried bread with chickpeas, late evening for kebabs and kulfi.",
      "Drink what is bottled or boiled, carry small notes, and share plates so that you can try more.",
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "en",
    title: "Monsoon weekends near Mumbai",
    description: "Green hills, waterfalls and hot tea within a few hours of the city.",
    paragraphs: [
      "From late June the hills turn a green that no photograph believes. Leave early, expect rain, and choose a room with a covered balcony.",
      "Roads near waterfalls close at short notice: ask your hosts on the morning you travel.",
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "en",
    title: "How to pack for a week in the Alps",
    description: "One bag, four layers, and the things people forget.",
    paragraphs: [
      "Layers beat thick coats. Bring a shell against wind, something warm for evenings, and sun cream even when it is cold.",
      "What people forget: slippers for the house, a torch for the walk back from dinner, and coins for the ski locker.",
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "en",
    title: "Travelling with a dog in France",
    description: "Papers, beaches and restaurants: what your dog may and may not do.",
    paragraphs: [
      "Your dog needs a passport, a chip and a valid rabies vaccination. Many restaurants welcome dogs on the terrace; many beaches do not in July and August.",
      "When you search, add your pet to the guests: only homes that welcome it are shown, with the pet fee in the total.",
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "en",
    title: "Your first time in Dubai",
    description: "Old creek, tall towers and when to be indoors.",
    paragraphs: [
      "Cross the creek in a wooden boat before you go up any tower: the old city explains the new one. Mornings and evenings are for walking, noon is for museums and shade.",
      "Dress lightly and modestly in the old quarters, and book a desert evening for the middle of your stay, not the last night.",
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "en",
    title: "Cottages near the sea",
    description: "How to choose a house you can walk to the water from.",
    paragraphs: [
      "Near the sea is a wide word. Look at the map and the distance to the beach, and ask which way the garden faces: wind matters more than view.",
      "In spring and autumn the same houses cost a third less, and the stove is lit for you.",
    ],
  },
];

/** Sample policies: they say so themselves, and a launch replaces them. */
export const demoPolicies: readonly DemoArticle[] = [
  ["terms", "Terms of booking", "What you and we agree on when you book."],
  ["guest-policy", "House rules for guests", "What every stay rests on."],
  ["privacy-policy", "Privacy", "What we keep, why and for how long."],
  ["cookie-policy", "Cookies", "What is stored in your browser, and how to say no."],
  [
    "corporate-social-responsibility",
    "Corporate social responsibility",
    "What we do for the places our guests stay in.",
  ],
  ["saved-card-policy", "Saved cards", "How a card is kept when you ask for it."],
].map(([slug = "", title = "", description = ""], index) => ({
  id: `p${index + 1}`,
  slug,
  language: "en",
  title,
  description,
  paragraphs: [
    "Sample text. This page shows how a policy looks; it is not legal advice and binds nobody. Replace it with the policy of your company before going live.",
    `${description} The final text names the company, the law that applies, the dates, and whom to write to.`,
  ],
}));
