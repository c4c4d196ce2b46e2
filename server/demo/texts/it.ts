import type { DemoTexts } from "./description-texts.ts";

export const it: DemoTexts = {
  hotelOpening: [
    "{name} è un indirizzo tranquillo a {locality}, a due passi dai luoghi per cui quasi tutti vengono a {city}.",
    "Dietro una bella facciata a {locality}, {name} offre camere comode, buoni letti e uno staff che conosce {city} a memoria.",
    "{name} è nato da un’idea: che un hotel a {city} possa far sentire come da amici ben organizzati.",
    "Lavoro al mattino, una lunga cena la sera: {name}, a {locality}, va bene per entrambe le metà di una giornata a {city}.",
  ],
  homeOpening: [
    "{name} è una casa tutta per voi vicino a {city}: la vostra chiave, la vostra cucina, i vostri tempi.",
    "I proprietari di {name} l’hanno arredata per le proprie vacanze, e si vede in tutto, dal coltello del pane alle lampade da lettura.",
    "A {name} ci si sveglia con calma. Il sole del mattino arriva prima al tavolo della colazione, il resto di {city} può aspettare.",
    "{name} è stata restaurata con pazienza: travi antiche, bagni nuovi e finestre dove c’è la vista.",
  ],
  setting: {
    city: [
      "Mercati, musei e centro storico si raggiungono a piedi, e il tram si ferma dietro l’angolo.",
      "La via di notte è silenziosa; due isolati più in là i caffè tengono i tavolini fuori fino a tardi.",
    ],
    coast: [
      "La spiaggia è così vicina che ci si va scalzi, e con il vento giusto si sente il mare.",
      "Un sentiero porta all’acqua attraverso le dune; la sera vale la pena percorrerlo due volte.",
    ],
    mountain: [
      "I sentieri segnati partono dalla porta e d’inverno l’impianto è a pochi minuti.",
      "La valle si apre davanti alle finestre, con le cime che prendono l’ultima luce del giorno.",
    ],
    countryside: [
      "Intorno ci sono campi, stradine fatte per la bicicletta e un fornaio di paese per cui vale la pena alzarsi.",
      "Di notte si sentono solo i gufi, e al mattino c’è da decidere soltanto da che parte andare a passeggio.",
    ],
    desert: [
      "Le dune cominciano dove finisce la strada, e il cielo notturno è lo spettacolo migliore della settimana.",
      "Le mattine sono fresche e dorate; a mezzogiorno il posto giusto è il cortile all’ombra.",
    ],
  },
  hotelInside: [
    "Le camere sono silenziose e pratiche, con tende vere, prese a sufficienza e docce subito calde.",
    "Ogni camera ha una vera scrivania, wifi veloce e letti scelti da chi ci ha dormito.",
    "Al piano terra c’è un salotto con giornali e buon caffè; di sopra, muri spessi e lenzuola morbide.",
  ],
  homeInside: [
    "La cucina è attrezzata per cucinare, non solo per scaldare, e al tavolo c’è posto per tutti.",
    "All’interno trovate un ampio soggiorno, i letti fatti all’arrivo e uno scaffale di giochi per i pomeriggi di pioggia.",
    "Grandi finestre, legno caldo e un divano abbastanza lungo per un riposino danno il tono.",
  ],
  homeLarge: [
    "Con {bedrooms} camere da letto accoglie fino a {guests} ospiti.",
    "Fino a {guests} persone si dividono {bedrooms} camere da letto, così famiglie e amici hanno porte da chiudere.",
  ],
  homeSmall: [
    "È perfetta per due, e anche una coppia con un bambino piccolo non starà stretta.",
    "Raccolta e ben pensata, offre a due persone tutto quello che serve e niente di superfluo.",
  ],
  pool: "La piscina è aperta nei mesi caldi ed è abbastanza lunga per nuotare davvero.",
  garden: "C’è un giardino con sedie al sole e all’ombra.",
  fireplace: "Nei mesi freddi c’è un camino davanti al quale sedersi.",
  breakfast: "La colazione è preparata al momento, con frutta, uova a piacere e pane del quartiere.",
  pets: "I cani sono benvenuti e trovano una ciotola e un asciugamano alla porta.",
  closing: [
    "Il check-in è semplice e qualcuno risponde al telefono fino a tardi.",
    "Alle domande si risponde in fretta, prima e durante il soggiorno.",
    "Tutto quello che serve per la prima sera è già lì.",
  ],
  cityIntro: {
    city: "{city} premia chi cammina: piazze, mercati e stradine, con buone camere in ogni quartiere.",
    coast:
      "Aria di mare, lunghe spiagge e brevi distanze: {city} è fatta per giornate all’aperto e cene tardi.",
    mountain: "A {city} i sentieri cominciano alla porta, d’estate con gli scarponi e d’inverno con gli sci.",
    countryside: "{city} è per giornate lente: stradine, paesi e case con posto per tutti.",
    desert: "{city} è cielo aperto e sere fresche, con le dune a portata di mano.",
  },
  rooms: {
    compact: [
      "Camera compatta",
      "Una camera piccola e ben pensata, con letto matrimoniale, scrivania a parete e doccia a filo pavimento.",
    ],
    classic: [
      "Camera doppia classica",
      "Una camera doppia silenziosa, con un buon materasso, una poltrona da lettura e doccia o vasca.",
    ],
    twin: [
      "Camera con due letti",
      "Due letti singoli che si possono accostare, una scrivania e tanti ripiani.",
    ],
    superior: ["Camera superior", "Più spazio, un letto queen e un angolo per sedersi vicino alla finestra."],
    deluxe: [
      "Camera deluxe con letto king",
      "Un letto king, un’ampia finestra con vista e un bagno con vasca e doccia.",
    ],
    family: [
      "Camera familiare",
      "Un letto matrimoniale e due singoli, con spazio in mezzo e un tavolo per giocare.",
    ],
    suite: [
      "Suite",
      "Una camera da letto e un soggiorno tutto suo, per soggiorni lunghi o una serata speciale.",
    ],
    wholeHome: [
      "Intero alloggio",
      "Tutto l’alloggio è vostro, con cucina, soggiorno e tutte le camere da letto.",
    ],
  },
  reviewsGood: [
    [
      "Ci tornerei domani",
      "Tutto era come descritto e pulitissimo. Abbiamo dormito benissimo e l’accoglienza è stata calorosa.",
    ],
    [
      "Una bella scoperta",
      "Ottima posizione, silenzio di notte e un letto comodo. I piccoli dettagli hanno fatto la differenza.",
    ],
    [
      "Proprio quello che ci serviva",
      "Check-in in un minuto, doccia calda e una vista ancora più bella che nelle foto.",
    ],
    [
      "Ospiti gentilissimi",
      "Ci hanno dato consigli che da soli non avremmo mai trovato. I bambini non volevano più andare via.",
    ],
    [
      "Buon rapporto qualità-prezzo",
      "Prezzo giusto per quello che si riceve. Pulito, tranquillo e vicino a tutto quello che volevamo vedere.",
    ],
    [
      "Perfetto per un fine settimana lungo",
      "Siamo rimasti tre notti e ci siamo sentiti subito a casa. In cucina non mancava nulla.",
    ],
  ],
  reviewsMixed: [
    [
      "Bello, con piccoli difetti",
      "Comodo e ben posizionato, ma il wifi era lento dalla nostra parte dell’edificio.",
    ],
    [
      "Va bene per pochi giorni",
      "La camera era più piccola del previsto, ma pulita e silenziosa. Il personale è stato disponibile.",
    ],
  ],
  authors: [
    "Giulia",
    "Marco",
    "Chiara",
    "Luca",
    "Francesca",
    "Matteo",
    "Sara",
    "Andrea",
    "Elisa",
    "Davide",
    "Martina",
    "Paolo",
  ],
};
