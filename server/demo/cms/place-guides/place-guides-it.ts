import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in Italian, by slug. */
export const cityGuidesIt: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Dormire ad Amsterdam",
    description: "Quale zona di Amsterdam per quale soggiorno.",
    paragraphs: [
      "La cerchia dei canali è la cartolina, e dopo le dieci di sera è silenziosa. De Pijp è per chi vive di mercati e piccoli ristoranti; la Plantage è verde, con lo zoo e due musei dietro l’angolo.",
      "A nord dell’acqua le camere sono più grandi e i prezzi più bassi, e il traghetto dietro la stazione centrale è gratuito e fa servizio tutta la notte.",
    ],
    questions: [
      [
        "Quando c’è meno gente ad Amsterdam?",
        "Da metà gennaio a fine febbraio, e a novembre fuori dal Light Festival.",
      ],
      [
        "C’è una tassa di soggiorno?",
        "Sì, una quota del prezzo della notte. I prezzi su questo sito dicono se è compresa.",
      ],
    ],
  },
  berlin: {
    title: "Dormire a Berlino",
    description: "Berlino è fatta di tante città: scegli la tua.",
    paragraphs: [
      "Prenzlauer Berg ha marciapiedi larghi e parchi giochi, Kreuzberg il canale e le notti, Charlottenburg vecchi appartamenti dai soffitti alti.",
      "Nel fine settimana i treni viaggiano tutta la notte: una via tranquilla più fuori ti costa solo qualche fermata.",
    ],
  },
  paris: {
    title: "Dormire a Parigi",
    description: "Rive gauche, rive droite, e dove le mattine sono quiete.",
    paragraphs: [
      "Dal Marais si va a piedi quasi ovunque, ed è vivo anche la domenica. Montmartre è un paese in collina: pensa alle scale se hai bagagli.",
      "Nei palazzi antichi le camere sono piccole. La pagina della struttura dice quanti metri quadri misura una camera, quando lo sappiamo.",
    ],
  },
  barcelona: {
    title: "Dormire a Barcellona",
    description: "Tra le colline e il mare.",
    paragraphs: [
      "Gràcia ha ancora le piazze del paese che era. Il Born è vicoli di pietra e cene tardi; l’Eixample ha ascensori, luce e incroci ampi.",
      "Da quasi tutta la città la spiaggia è a venti minuti, in metropolitana o in bicicletta.",
    ],
  },
  rome: {
    title: "Dormire a Roma",
    description: "Tre rioni in cui svegliarsi.",
    paragraphs: [
      "Monti è vicino ai Fori e piena di botteghe. Trastevere fa rumore fino a mezzanotte ed è incantevole alle sette. Prati ha strade dritte e buon caffè accanto al Vaticano.",
      "Il Comune chiede un contributo di soggiorno a persona e per notte, che si paga in struttura.",
    ],
  },
  "new-delhi": {
    title: "Dormire a Nuova Delhi",
    description: "Vicino alla metropolitana è vicino a tutto.",
    paragraphs: [
      "Intorno a Connaught Place sei in mezzo alle due linee della metropolitana. Il sud di Delhi è più verde, con un mercato in ogni quartiere; Aerocity è per i voli all’alba.",
      "Da novembre a gennaio le mattine sono nebbiose: calcola un’ora in più per andare all’aeroporto.",
    ],
    questions: [
      [
        "Quali documenti servono al check-in?",
        "Un documento d’identità ufficiale; chi arriva dall’estero mostra passaporto e visto.",
      ],
    ],
  },
  jaipur: {
    title: "Dormire a Jaipur",
    description: "Dentro le mura o accanto.",
    paragraphs: [
      "Dentro le mura rosa si va a piedi al palazzo e ai bazar, e li si sente anche. C-Scheme e Bani Park sono più tranquilli, con giardini e parcheggio.",
      "I forti sono più freschi prima delle dieci del mattino; quasi tutte le case servono la colazione dalle sette e mezza.",
    ],
  },
  dubai: {
    title: "Dormire a Dubai",
    description: "Il Creek, le torri o la spiaggia.",
    paragraphs: [
      "Deira e il Creek sono il vecchio porto, dove si mangia meglio con poco. Downtown è per la torre e le fontane, Jumeirah per la spiaggia.",
      "La metropolitana collega l’aeroporto con quasi tutte queste zone; i taxi sono tanti e hanno il tassametro.",
    ],
  },
};

/** Guides to tags in Italian, by path part. */
export const tagGuidesIt: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Con bambini",
    description: "A che cosa badare quando si viaggia con bambini.",
    paragraphs: [
      "Le strutture con questa etichetta hanno una culla su richiesta, una vasca o una doccia bassa e spazio per correre nei dintorni. Indica l’età dei bambini nella ricerca: vedrai solo camere che li accolgono.",
    ],
  },
};
