import type { DemoArticle } from "../demo-article.ts";

/** Articles in Italian. */
export const articlesIt: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "it",
    title: "In vacanza con il fuoristrada",
    description: "Dove quattro ruote motrici portano più lontano, e dove è meglio lasciarle ferme.",
    paragraphs: [
      "Un fuoristrada arriva dove non arriva nessun autobus: una cascina dietro un passo, una spiaggia in fondo a una pista di sabbia. Però costa di più a noleggio, consuma di più e nei centri storici entra a fatica. Se ne valga la pena lo decidono gli ultimi dieci chilometri del viaggio, non i primi cinquecento.",
    ],
    sections: [
      {
        title: "Dove conviene",
        paragraphs: [
          "Sulle Alpi d’inverno, quando la casa sta sopra il paese e la strada viene sgombrata solo dopo colazione. Nel deserto, dove una pista può essere compatta al mattino e molle al pomeriggio. E in collina dopo la pioggia, quando l’argilla diventa sapone.",
          "In città è un peso morto. Lascialo fuori dalla tangenziale, entra in treno e riprendilo quando riparti.",
        ],
      },
      {
        title: "Prima di partire",
        paragraphs: [
          "Chiedi per iscritto al noleggiatore se le strade sterrate sono coperte dall’assicurazione; molti contratti escludono pneumatici, vetri e sottoscocca. Controlla che ci siano il cric e una ruota di scorta di misura normale, e impara a inserire le marce ridotte finché sei ancora sull’asfalto.",
          "Sulla sabbia, togli un terzo dell’aria alle gomme e segui le tracce degli altri. Sulla neve le quattro ruote motrici aiutano a partire, mai a fermarsi: tieni il doppio della distanza.",
        ],
      },
      {
        title: "Lascia tutto come l’hai trovato",
        paragraphs: [
          "Guida solo dove è permesso e resta sulle piste. Nelle terre aride le piante impiegano anni a richiudere un solo solco. Porta acqua per un giorno in più del previsto e di’ a chi ti ospita da che parte vai.",
        ],
      },
    ],
    questions: [
      [
        "Serve una patente speciale?",
        "No. In Europa, nel Golfo e in India basta la normale patente per l’auto; fuori dal tuo Paese porta anche il permesso internazionale.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "it",
    title: "48 ore ad Amsterdam",
    description: "Due giorni senza fretta tra canali, mercati e un traghetto per l’altra riva.",
    paragraphs: [
      "Per Amsterdam due giorni bastano, se lasci a casa metà della lista. La città è piccola, piatta e dà il meglio a passo d’uomo; chi corre da un museo all’altro vede code e si perde l’acqua.",
    ],
    sections: [
      {
        title: "Primo giorno: la cerchia dei canali",
        paragraphs: [
          "Esci prima delle nove, quando i canali riflettono ancora i frontoni e le strade sono dei ciclisti. Percorri la cerchia da ovest a est: prima le vie strette dello Jordaan, poi le ampie curve dell’Herengracht, e bevi il caffè dove i battelli fanno manovra.",
          "A mezzogiorno c’è l’aringa del chiosco, da mangiare in piedi. Nel pomeriggio prendi il traghetto gratuito dietro la stazione centrale, siediti in riva all’acqua sulla sponda nord e torna quando si accendono le luci.",
        ],
      },
      {
        title: "Secondo giorno: un museo, un mercato",
        paragraphs: [
          "Scegli un solo museo e prenota la prima ora del mattino. Tre sale guardate bene valgono più di trenta attraversate. Poi scendi a piedi verso De Pijp: al mercato Albert Cuyp si vendono pesce, stoffe e cialde calde dal 1905.",
          "Se piove, e può piovere, i cortili e i passaggi coperti sono tuoi: non sono mai così tranquilli come quando tutti gli altri sono al bar.",
        ],
      },
      {
        title: "Dove dormire",
        paragraphs: [
          "Dentro la cerchia si paga la vista e si porta la valigia su per scale ripide. La Plantage e De Pijp sono più tranquilli e a un quarto d’ora a piedi da tutto; a nord dell’acqua le camere sono più grandi, e il traghetto fa servizio tutta la notte.",
        ],
      },
    ],
    questions: [
      [
        "Mi serve l’auto?",
        "No. Tram, traghetti e gambe sono più veloci, e il parcheggio costa più della cena.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "it",
    title: "Una settimana lenta nelle Ardenne",
    description: "Boschi, fiumi e una casa con il fuoco acceso: sette giorni senza programma.",
    paragraphs: [
      "Le Ardenne sono vicine a mezza Europa, eppure restano silenziose. A due ore da Bruxelles l’autostrada finisce tra i faggi, i fiumi tornano sui loro passi e un paese su due ha un forno, un ponte e una panchina.",
    ],
    sections: [
      {
        title: "Riempire una giornata con poco",
        paragraphs: [
          "Affitta una casa con la stufa, compra il pane in paese e lascia decidere al tempo. Con il sereno risali un fiume: l’Ourthe a monte di La Roche, la Semois intorno a Bouillon, dove il castello guarda tre anse in una volta.",
          "Con la pioggia ci sono i giochi sullo scaffale e la zuppa sul fuoco. Durbuy si dice la città più piccola del mondo e si gira nel tempo di un gelato; vacci la sera, quando i pullman sono ripartiti.",
        ],
      },
      {
        title: "A piedi, in bici, in canoa",
        paragraphs: [
          "I sentieri uniscono incroci numerati, così una passeggiata è una fila di numeri su un pezzetto di carta. Le vecchie ferrovie sono diventate ciclabili senza una salita. Le canoe si noleggiano da aprile a fine settembre, quando i fiumi portano abbastanza acqua; chi ti ospita lo sa prima dei siti internet.",
        ],
      },
      {
        title: "Che cosa mangiare",
        paragraphs: [
          "Prosciutto affumicato tagliato sottile, trota alle mandorle e una birra fatta dai monaci, o da gente a cui sarebbe piaciuto esserlo. In autunno i menù passano alla selvaggina. Prenota un tavolo per il pranzo della domenica: è allora che la regione va al ristorante.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "it",
    title: "Passeggiate d’autunno nella Foresta Nera",
    description: "Tre percorsi per le giornate d’oro, e tutti finiscono dove si serve una torta.",
    paragraphs: [
      "Ottobre è il mese dell’aria tersa e delle viste lunghe. Le valli restano sotto la nebbia fino alle undici, e chi a quell’ora è su un crinale guarda, sopra un mare bianco, fino alle Alpi. Queste tre passeggiate non chiedono di arrampicarsi, solo scarpe che abbiano già visto la pioggia.",
    ],
    sections: [
      {
        title: "Intorno al lago, due ore",
        paragraphs: [
          "Comincia da un lago. Fanne il giro in senso antiorario: avrai il sole in faccia all’andata e sulla schiena al ritorno. Gli abeti scendono scuri fino all’acqua; in mezzo, i faggi sembrano in fiamme. L’ultimo chilometro è asfaltato e finisce su una terrazza con le coperte.",
        ],
      },
      {
        title: "Lungo il crinale, quattro ore",
        paragraphs: [
          "Da Freudenstadt gli autobus salgono alla strada panoramica. Scendi al passo e resta sul crinale: per dieci chilometri il sentiero non sale e non scende, e dove hanno tagliato gli alberi per aprire la vista ci sono le panchine. Riprendi l’autobus al passo successivo, e prima di partire guarda a che ora c’è l’ultimo.",
        ],
      },
      {
        title: "Nella gola, mezza giornata",
        paragraphs: [
          "Le gole sono per i giorni grigi, quando dai crinali non si vede nulla. Gradini di legno costeggiano le cascate; le foglie nascondono le radici, quindi i bastoncini aiutano. Percorrila in discesa: i polmoni ringraziano, e la locanda è in fondo.",
        ],
      },
    ],
    questions: [
      [
        "Quando cambiano colore le foglie?",
        "Di solito nella seconda e nella terza settimana di ottobre, una settimana prima sopra i 900 metri.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "it",
    title: "Cibo di strada a Nuova Delhi",
    description: "Che cosa mangiare, quando andare e come scegliere il banco.",
    paragraphs: [
      "Delhi mangia per strada dal primo tè delle sei all’ultimo kebab dopo mezzanotte. Nessuno può assaggiare tutto; tre giri in tre giorni, ogni volta con appetito, ne danno un’idea onesta.",
    ],
    sections: [
      {
        title: "Al mattino: fritto e caldo",
        paragraphs: [
          "A colazione c’è il chole bhature, un curry di ceci con un pane che si gonfia come un palloncino, oppure il bedmi puri con le patate. D’inverno cerca il daulat ki chaat, una spuma di latte e zafferano che si sgonfia entro mezzogiorno. Va’ nei vicoli della città vecchia prima delle nove, quando le serrande sono ancora a metà.",
        ],
      },
      {
        title: "Al pomeriggio: aspro e freddo",
        paragraphs: [
          "Intorno a Connaught Place i carretti tirano fuori i golgappe: gusci croccanti e vuoti riempiti di patata e immersi nell’acqua di tamarindo, da mangiare in un boccone, sei per piatto. Il papri chaat aggiunge lo yogurt. Un bicchiere di jaljeera, cumino e menta, rimette tutto a posto.",
        ],
      },
      {
        title: "Di notte: il fumo",
        paragraphs: [
          "Quando fa buio segui il fumo fino alle griglie: seekh kebab nel pane sottile, pesce fritto nella farina di ceci e, per finire, il kulfi tagliato appena tolto dallo stampo. Karol Bagh è piacevole nei giorni feriali, le strade vicino alla grande moschea tutte le sere, ma il venerdì c’è ressa.",
        ],
      },
      {
        title: "Come scegliere il banco",
        paragraphs: [
          "Va’ dove la coda è lunga e l’olio è fresco. Mangia ciò che preparano davanti a te e servono bollente; nei primi giorni lascia stare la frutta tagliata e il ghiaccio. Bevi acqua in bottiglia o bollita, tieni banconote piccole e dividi i piatti, così assaggi di più.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "it",
    title: "Weekend di monsone vicino a Mumbai",
    description: "Colline verdi, cascate e tè bollente a poche ore dalla città.",
    paragraphs: [
      "Da fine giugno le colline dietro Mumbai prendono un verde che nessuna foto rende credibile. Spuntano cascate dove a maggio c’era la roccia, i forti stanno tra le nuvole e a ogni curva qualcuno arrostisce pannocchie. Due giorni bastano, se parti prima della città.",
    ],
    sections: [
      {
        title: "Montagna o costa",
        paragraphs: [
          "I Ghati sono a due o tre ore di strada o di treno: mattine tra le nuvole, pomeriggi di vedute improvvise. Pune sta dall’altra parte, al riparo dalle piogge, ed è una buona base asciutta. La costa del Konkan è per chi ama il mare mosso; di fare il bagno non si parla fino a ottobre, ma il pesce è al suo meglio.",
        ],
      },
      {
        title: "In treno si sta seduti meglio",
        paragraphs: [
          "Il sabato mattina l’autostrada è ferma. I treni che salgono sui Ghati passano gallerie e viadotti con cascate da entrambi i lati; all’andata siediti a sinistra, e prenota una settimana prima.",
        ],
      },
      {
        title: "Che cosa portare",
        paragraphs: [
          "Sandali che si possano bagnare, un secondo paio di pantaloni asciutti, una borsa dentro la borsa. Scegli una camera con il balcone coperto: ci passerai ore. Le strade vicino alle cascate chiudono con poco preavviso, perciò informati da chi ti ospita la mattina stessa, e non stare mai sotto una cascata dopo una notte di pioggia.",
        ],
      },
    ],
    questions: [
      [
        "Quando finisce il monsone?",
        "Verso la fine di settembre; le colline restano verdi ancora per un mese circa.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "it",
    title: "Che cosa mettere in valigia per una settimana sulle Alpi",
    description: "Una borsa, quattro strati e ciò che si dimentica sempre.",
    paragraphs: [
      "In montagna si può cominciare la giornata a due gradi ed essere in maniche corte a mezzogiorno. Chi si prepara per l’ora più fredda porta troppo, chi si prepara per la più calda gela. La soluzione sono gli strati, e stanno in una borsa sola.",
    ],
    sections: [
      {
        title: "Quattro strati",
        paragraphs: [
          "A contatto con la pelle una maglia di lana o di qualcosa che asciughi in una notte; portane due. Sopra, un pile sottile. Poi qualcosa di caldo per le sere e le cime, tanto leggero da dimenticarlo in fondo allo zaino. All’esterno un guscio contro vento e pioggia: è l’unico capo per cui valga la pena spendere.",
          "Bastano un paio di pantaloni da cammino e uno per la cena. Gli scarponi si portano ai piedi durante il viaggio; le scarpe da casa non pesano nulla e fanno contenti i proprietari.",
        ],
      },
      {
        title: "Ciò che si dimentica",
        paragraphs: [
          "Le pantofole, una torcia per tornare dalla cena, le monete per l’armadietto degli sci e la crema solare anche se fa freddo: a 2000 metri il sole brucia attraverso le nuvole. Aggiungi un piccolo kit di pronto soccorso con i cerotti per le vesciche e una carta stampata, perché alle batterie il gelo non piace.",
        ],
      },
      {
        title: "Ciò che in casa c’è già",
        paragraphs: [
          "Guarda l’elenco dei servizi prima di mettere in borsa asciugamani, asciugacapelli o piastra per la raclette. Molti chalet hanno un locale per asciugare gli scarponi e uno slittino nel ripostiglio; una domanda fatta prima libera mezzo bagagliaio.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "it",
    title: "In viaggio con il cane in Francia",
    description: "Documenti, spiagge e ristoranti: che cosa il tuo cane può fare e che cosa no.",
    paragraphs: [
      "Alla Francia piacciono i cani. Stanno sotto i tavolini dei caffè, viaggiano in treno e vengono salutati prima dei padroni. Le regole però ci sono, e cambiano da una spiaggia all’altra.",
    ],
    sections: [
      {
        title: "Documenti",
        paragraphs: [
          "Il tuo cane deve avere il microchip, il passaporto e una vaccinazione antirabbica fatta da almeno ventun giorni. Da fuori dell’Unione europea un certificato sanitario sostituisce il passaporto; parlane con il veterinario sei settimane prima. Due gruppi di razze forti non possono entrare, o solo con documenti e museruola.",
        ],
      },
      {
        title: "Spiagge e parchi",
        paragraphs: [
          "Molte spiagge sono vietate ai cani da giugno a settembre, e riaprono per loro prima delle dieci del mattino o dopo le sette di sera. Intorno ad Arcachon e Biarritz lo dicono i cartelli a ogni accesso; l’Atlantico ha più spazio della Costa Azzurra. Nei parchi nazionali spesso non basta nemmeno il guinzaglio: i cani restano fuori.",
        ],
      },
      {
        title: "Treni, tavoli, case",
        paragraphs: [
          "I cani piccoli viaggiano in borsa per pochi euro, quelli grandi con un biglietto loro e la museruola. I ristoranti li accolgono all’aperto e spesso anche dentro; la ciotola d’acqua arriva senza chiederla.",
          "Quando cerchi, aggiungi il tuo animale agli ospiti: vedrai solo case che lo accolgono, con il suo supplemento già nel totale. Porta una coperta che sappia di casa e non lasciare mai il cane da solo nell’alloggio la prima sera.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "it",
    title: "La tua prima volta a Dubai",
    description: "Il vecchio Creek, le torri alte e le ore in cui stare al chiuso.",
    paragraphs: [
      "Dubai è due città: una è cresciuta lungo un’insenatura, il Creek, l’altra è stata disegnata. Guarda la prima prima della seconda, e avranno senso entrambe.",
    ],
    sections: [
      {
        title: "Comincia dal Creek",
        paragraphs: [
          "Attraversa l’acqua su un’abra di legno per un dirham, da Bur Dubai a Deira e ritorno. I suk delle spezie e delle stoffe sono più belli prima delle undici, quando i mercanti hanno tempo per parlare. Nelle case con la torre del vento di Al Fahidi si sente come ci si teneva al fresco prima dell’elettricità: la brezza scende per il condotto e attraversa il pavimento.",
        ],
      },
      {
        title: "Poi sali",
        paragraphs: [
          "Scegli una torre e prenota l’ingresso un’ora prima del tramonto: vedrai la città di giorno, dorata e di notte con un solo biglietto. Dopo, la passeggiata della Marina è fatta per camminare, da ottobre ad aprile fino a tardi.",
        ],
      },
      {
        title: "Caldo, abiti, giorni",
        paragraphs: [
          "Da maggio a settembre le ore centrali sono per i musei, i centri commerciali e la piscina. Vestiti leggero, con spalle e ginocchia coperte nei quartieri vecchi e nelle moschee. Durante il Ramadan i caffè sono più tranquilli di giorno e meravigliosi di notte.",
          "Metti la serata nel deserto a metà soggiorno, non l’ultima sera: sabbia nelle scarpe e un volo all’alba non vanno d’accordo. La metropolitana va dall’aeroporto a quasi tutti gli alberghi ed è la vista più economica sui grattacieli.",
        ],
      },
    ],
    questions: [
      [
        "Servono contanti?",
        "Pochi: la carta va bene quasi ovunque, ma per l’abra, le piccole sale da tè e le mance ci vogliono le monete.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "it",
    title: "Casette vicino al mare",
    description: "Come scegliere una casa da cui andare all’acqua a piedi.",
    paragraphs: [
      "Vicino al mare vuol dire tante cose. Può voler dire le dune dietro il cancello del giardino, o l’acqua che si vede dal bagno se sali sulla vasca. Bastano poche domande per distinguere.",
    ],
    sections: [
      {
        title: "La distanza non è la strada",
        paragraphs: [
          "Guarda la mappa e la distanza dalla spiaggia, poi quello che c’è in mezzo: una strada trafficata, un campo da golf o un porto possono fare di 600 metri mezz’ora. Chiedi dov’è il passaggio più vicino tra le dune e, se vieni con il passeggino, se l’ultimo tratto è di sabbia.",
        ],
      },
      {
        title: "Il vento prima della vista",
        paragraphs: [
          "Sul Mare del Nord un giardino riparato vale più di una vista. Chiedi da che parte guarda la terrazza e se a ovest ha un muro o una siepe. Una casa una via più indietro è spesso più calda, più tranquilla e di un quinto più economica.",
        ],
      },
      {
        title: "Le altre stagioni",
        paragraphs: [
          "In primavera e in autunno le stesse case costano un terzo in meno, la spiaggia è tua e trovi la stufa già accesa. A Domburg e a Zandvoort qualche caffè resta aperto tutto l’anno; per le isole controlla prima il traghetto, che d’inverno parte meno spesso.",
          "Porta un filo per i panni bagnati, un secondo paio di scarpe e un mazzo di carte. Al resto pensa il mare.",
        ],
      },
    ],
  },
];
