import type { DemoTexts } from "./description-texts.ts";

export const nl: DemoTexts = {
  hotelOpening: [
    "{name} is een rustig adres in {locality}, op korte loopafstand van waar de meeste mensen voor naar {city} komen.",
    "Achter een fraaie gevel in {locality} heeft {name} comfortabele kamers, goede bedden en een team dat {city} door en door kent.",
    "{name} is bedacht vanuit één idee: dat een hotel in {city} kan voelen als logeren bij goed georganiseerde vrienden.",
    "Overdag aan het werk, 's avonds lang tafelen: {name} in {locality} past bij beide helften van een dag in {city}.",
  ],
  homeOpening: [
    "{name} is een huis voor jezelf bij {city}: eigen sleutel, eigen keuken, eigen tempo.",
    "De eigenaren van {name} richtten het in voor hun eigen vakanties, en dat merk je aan alles, van het broodmes tot de leeslampen.",
    "Word langzaam wakker in {name}. De ochtendzon valt het eerst op de ontbijttafel; de rest van {city} kan wachten.",
    "{name} is met geduld opgeknapt: oude balken, nieuwe badkamers, en ramen waar het uitzicht is.",
  ],
  setting: {
    city: [
      "Markten, musea en het oude centrum zijn te voet bereikbaar, en de tram stopt om de hoek.",
      "De straat zelf is 's nachts stil; twee hoeken verder staan de terrassen tot laat buiten.",
    ],
    coast: [
      "Het strand is dichtbij genoeg om blootsvoets te gaan, en bij de juiste wind hoor je de zee.",
      "Een pad loopt door de duinen naar het water; 's avonds is het de wandeling dubbel waard.",
    ],
    mountain: [
      "Gemarkeerde paden beginnen bij de deur, en in de winter is de lift een paar minuten verderop.",
      "Het dal ligt open voor de ramen, met toppen die het laatste licht van de dag vangen.",
    ],
    countryside: [
      "Rondom liggen velden, fietslanen en een dorpsbakker waar je graag vroeg voor opstaat.",
      "'s Nachts hoor je alleen uilen, en 's ochtends hoef je alleen te kiezen welke kant je op wandelt.",
    ],
    desert: [
      "De duinen beginnen waar de weg ophoudt, en de sterrenhemel is de mooiste voorstelling van de week.",
      "De ochtenden zijn koel en goudkleurig; rond het middaguur is de schaduwrijke binnenplaats de beste plek.",
    ],
  },
  hotelInside: [
    "De kamers zijn stil en praktisch, met echte gordijnen, genoeg stopcontacten en een douche die meteen warm is.",
    "Elke kamer heeft een echt bureau, snelle wifi en bedden die gekozen zijn door mensen die erin hebben geslapen.",
    "Beneden is een lounge met kranten en goede koffie; boven dikke muren en zacht linnen.",
  ],
  homeInside: [
    "De keuken is ingericht om te koken, niet alleen om op te warmen, en aan tafel is plaats voor iedereen.",
    "Binnen vind je een ruime woonkamer, opgemaakte bedden en een plank spelletjes voor natte middagen.",
    "Grote ramen, warm hout en een bank die lang genoeg is voor een middagdutje bepalen de sfeer.",
  ],
  homeLarge: [
    "Met {bedrooms} slaapkamers is er plaats voor {guests} gasten.",
    "{guests} personen delen {bedrooms} slaapkamers, zodat families en vrienden een deur kunnen dichtdoen.",
  ],
  homeSmall: [
    "Het is precies goed voor twee, en ook met een klein kind erbij is er ruimte genoeg.",
    "Klein en goed doordacht: alles wat twee mensen nodig hebben en niets te veel.",
  ],
  pool: "Het zwembad is open in de warme maanden en lang genoeg om echt te zwemmen.",
  garden: "Er hoort een tuin bij met stoelen in de zon en in de schaduw.",
  fireplace: "In de koude maanden brandt er een vuur om bij te zitten.",
  breakfast: "Het ontbijt is vers, met fruit, eieren naar keuze en brood uit de buurt.",
  pets: "Honden zijn welkom en vinden een bak en een handdoek bij de deur.",
  closing: [
    "Inchecken gaat vlot, en tot laat neemt er iemand de telefoon op.",
    "Vragen worden snel beantwoord, vooraf en tijdens je verblijf.",
    "Wat je de eerste avond nodig hebt, staat al klaar.",
  ],
  cityIntro: {
    city: "{city} beloont wie loopt: pleinen, markten en kleine straten, met goede kamers in elke wijk.",
    coast: "Zeelucht, lange stranden en korte afstanden: {city} is gemaakt voor dagen buiten en laat eten.",
    mountain: "In {city} beginnen de paden bij de deur, 's zomers op wandelschoenen en 's winters op ski's.",
    countryside: "{city} is voor trage dagen: laantjes, dorpen en huizen met plaats voor iedereen.",
    desert: "{city} is weidse lucht en koele avonden, met de duinen vlakbij.",
  },
  rooms: {
    compact: [
      "Compacte kamer",
      "Een kleine, slim ingedeelde kamer met tweepersoonsbed, bureau en inloopdouche.",
    ],
    classic: [
      "Klassieke tweepersoonskamer",
      "Een stille kamer met een goed matras, een leesstoel en douche of bad.",
    ],
    twin: [
      "Kamer met twee bedden",
      "Twee eenpersoonsbedden die tegen elkaar kunnen, een bureau en veel bergruimte.",
    ],
    superior: ["Superior kamer", "Meer ruimte, een queensize bed en een zithoek bij het raam."],
    deluxe: [
      "Deluxe kamer met kingsize bed",
      "Een kingsize bed, een breed raam met uitzicht en een badkamer met bad en douche.",
    ],
    family: [
      "Familiekamer",
      "Een tweepersoonsbed en twee eenpersoonsbedden, met ruimte ertussen en een speltafel.",
    ],
    suite: [
      "Suite",
      "Een slaapkamer en een eigen woonkamer, voor een langer verblijf of een bijzondere avond.",
    ],
    wholeHome: ["Het hele huis", "Het hele huis is voor jou, met keuken, woonkamer en alle slaapkamers."],
  },
  reviewsGood: [
    [
      "Morgen zo weer",
      "Alles klopte met de beschrijving en het was brandschoon. Heerlijk geslapen en hartelijk ontvangen.",
    ],
    [
      "Een heerlijke plek",
      "Topligging, stil 's nachts en een fijn bed. De kleine details maakten het verschil.",
    ],
    [
      "Precies wat we zochten",
      "Inchecken in een minuut, warme douche en een uitzicht nog mooier dan op de foto's.",
    ],
    [
      "Heel vriendelijke gastheren",
      "We kregen tips die we zelf nooit hadden gevonden. De kinderen wilden niet weg.",
    ],
    ["Goede prijs", "Eerlijke prijs voor wat je krijgt. Schoon, rustig en dicht bij alles."],
    [
      "Ideaal voor een lang weekend",
      "Drie nachten gebleven en meteen thuis. In de keuken was alles aanwezig.",
    ],
  ],
  reviewsMixed: [
    ["Fijn, met kleine minpunten", "Comfortabel en goed gelegen, maar de wifi was traag aan onze kant."],
    ["Prima voor kort verblijf", "Kleiner dan verwacht, maar schoon en stil. Het personeel was behulpzaam."],
  ],
  authors: ["Sanne", "Daan", "Lotte", "Bram", "Fleur", "Thijs", "Noor", "Ruben", "Iris", "Jeroen"],
};
