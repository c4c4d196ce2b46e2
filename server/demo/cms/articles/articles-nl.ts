import type { DemoArticle } from "../demo-article.ts";

/** Articles in Dutch. */
export const articlesNl: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "4x4-vakantie",
    language: "nl",
    title: "Op vakantie met een 4x4",
    description: "Waar je met vierwielaandrijving verder komt, en waar je hem beter laat staan.",
    paragraphs: [
      "Een auto met vierwielaandrijving brengt je op plekken waar de bus niet komt: een boerderij achter een bergpas, een strand aan het eind van een zandpad. Hij kost ook meer huur, drinkt meer en past slecht in oude binnensteden. Of het loont, hangt af van de laatste tien kilometer van je reis, niet van de eerste vijfhonderd.",
    ],
    sections: [
      {
        title: "Waar het loont",
        paragraphs: [
          "In de Alpen in de winter, als het huis boven het dorp ligt en de weg pas na het ontbijt wordt geveegd. In de woestijn, waar een pad 's ochtends hard kan zijn en 's middags zacht. En in de heuvels na regen, als klei zeep wordt.",
          "In de stad heb je er niets aan. Zet hem buiten de ring, neem de trein naar binnen en haal hem op als je verder gaat.",
        ],
      },
      {
        title: "Voor je wegrijdt",
        paragraphs: [
          "Vraag het verhuurbedrijf op papier of onverharde wegen verzekerd zijn; in veel contracten zijn banden, ruiten en de onderkant uitgesloten. Kijk of er een volwaardig reservewiel en een krik zijn, en zoek uit hoe de lage gearing werkt zolang je nog op asfalt staat.",
          "Laat op zand een derde van de lucht uit de banden en rijd in het spoor van anderen. Op sneeuw helpen vier wielen je op gang, nooit tot stilstand: houd dubbele afstand.",
        ],
      },
      {
        title: "Laat het achter zoals je het vond",
        paragraphs: [
          "Rijd alleen waar het mag en blijf op de paden. In droge streken hebben planten jaren nodig om één bandenspoor te sluiten. Neem water mee voor een dag meer dan je denkt, en zeg je gastheer welke kant je op gaat.",
        ],
      },
    ],
    questions: [
      [
        "Heb ik een speciaal rijbewijs nodig?",
        "Nee, een gewoon rijbewijs B is genoeg; neem buiten Europa een internationaal rijbewijs mee.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "nl",
    title: "48 uur in Amsterdam",
    description: "Twee dagen zonder haast tussen grachten, markten en een pont over het water.",
    paragraphs: [
      "Twee dagen zijn genoeg voor Amsterdam, als je de helft van je lijstje thuislaat. De stad is klein, vlak en het mooist in wandeltempo; wie van museum naar museum rent, ziet rijen en mist het water.",
    ],
    sections: [
      {
        title: "Dag één: de ring",
        paragraphs: [
          "Begin voor negenen, als de gevels nog in de gracht staan en de straten van de fietsers zijn. Loop de grachtengordel van west naar oost: eerst de smalle straten van de Jordaan, dan de ruime bochten van de Herengracht, en drink koffie waar de boten keren.",
          "Tussen de middag een haring uit het vuistje. Neem 's middags de gratis pont achter het Centraal Station, zoek in Noord een plek aan het water en kom terug als de lichten aangaan.",
        ],
      },
      {
        title: "Dag twee: één museum, één markt",
        paragraphs: [
          "Kies één museum en boek het eerste uur van de dag. Drie zalen goed bekeken zijn meer waard dan dertig doorgelopen. Wandel daarna naar De Pijp: op de Albert Cuyp worden al sinds 1905 vis, stof en warme wafels verkocht.",
          "Regent het, en dat kan, dan zijn de hofjes en passages voor jou: ze zijn het stilst als iedereen in een café zit.",
        ],
      },
      {
        title: "Waar je slaapt",
        paragraphs: [
          "Binnen de ring betaal je voor het uitzicht en draag je je koffer een steile trap op. De Plantage en De Pijp zijn rustiger en liggen op een kwartier lopen van alles; boven het IJ zijn de kamers groter, en de pont vaart de hele nacht.",
        ],
      },
    ],
    questions: [
      [
        "Heb ik een auto nodig?",
        "Nee. Met tram, pont en benen ben je sneller, en parkeren kost meer dan een diner.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "nl",
    title: "Een trage week in de Ardennen",
    description: "Bossen, rivieren en een huis met een haard: zeven dagen zonder plan.",
    paragraphs: [
      "De Ardennen liggen dicht bij half Europa en zijn toch stil. Twee uur van Brussel eindigt de snelweg in beukenbos, keren de rivieren op zichzelf terug en heeft elk tweede dorp een bakker, een brug en een bankje.",
    ],
    sections: [
      {
        title: "Een dag vullen met weinig",
        paragraphs: [
          "Huur een huis met een kachel, koop brood in het dorp en laat het weer beslissen. Volg op droge dagen een rivier stroomopwaarts: de Ourthe boven La Roche, de Semois rond Bouillon, waar het kasteel op drie lussen water tegelijk neerkijkt.",
          "Op natte dagen zijn er spelletjes in de kast en staat er soep op het vuur. Durbuy noemt zich het kleinste stadje ter wereld en is uitgelopen voor je ijsje op is; ga 's avonds, als de bussen weg zijn.",
        ],
      },
      {
        title: "Wandelen, fietsen, peddelen",
        paragraphs: [
          "Routes lopen langs genummerde knooppunten, dus een wandeling is een rijtje cijfers op een briefje. Oude spoorlijnen zijn fietspaden geworden zonder één helling. Kano's zijn er van april tot eind september, als de rivieren genoeg water hebben; je gastheer weet dat eerder dan het internet.",
        ],
      },
      {
        title: "Wat er op tafel komt",
        paragraphs: [
          "Gerookte ham in dunne plakken, forel met amandelen en bier van monniken, of van mensen die het graag geweest waren. In de herfst staat er wild op de kaart. Reserveer voor de zondagmiddag: dan gaat de streek uit eten.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "nl",
    title: "Herfstwandelingen in het Zwarte Woud",
    description: "Drie tochten voor gouden dagen, met taart aan het eind.",
    paragraphs: [
      "Oktober is de maand van heldere lucht en verre uitzichten. Tot een uur of elf liggen de dalen in de mist, en wie dan op een bergkam staat, kijkt over een witte zee naar de Alpen. Klimmen hoef je voor deze drie wandelingen niet; schoenen die weleens regen hebben gezien zijn genoeg.",
    ],
    sections: [
      {
        title: "Rond het meer, twee uur",
        paragraphs: [
          "Begin met een meer. Loop tegen de klok in, dan heb je op de heenweg de zon in je gezicht en op de terugweg in je rug. De sparren staan donker tot aan het water, met daartussen beuken in vuur en vlam. De laatste kilometer is verhard en eindigt bij een terras met dekens.",
        ],
      },
      {
        title: "Over de kam, vier uur",
        paragraphs: [
          "Vanuit Freudenstadt rijden bussen omhoog naar de hoogteweg. Stap uit op de pas en blijf op de kam: tien kilometer lang gaat het pad omhoog noch omlaag, en waar bomen zijn gekapt voor het uitzicht staan bankjes. Neem bij de volgende pas de bus terug, en zoek voor vertrek op hoe laat de laatste gaat.",
        ],
      },
      {
        title: "Door de kloof, een halve dag",
        paragraphs: [
          "De kloven zijn voor grijze dagen, als er boven niets te zien is. Houten trappen voeren langs de watervallen; onder het blad zitten wortels verstopt, dus stokken helpen. Loop bergafwaarts: dat scheelt adem, en de herberg staat beneden.",
        ],
      },
    ],
    questions: [
      [
        "Wanneer kleuren de bladeren?",
        "Meestal in de tweede en derde week van oktober, boven de 900 meter een week eerder.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "nl",
    title: "Streetfood in New Delhi",
    description: "Wat je eet, wanneer je gaat en hoe je een kraam kiest.",
    paragraphs: [
      "Delhi eet op straat, van de eerste thee om zes uur tot de laatste kebab na middernacht. Alles proeven lukt niemand; drie rondes op drie dagen, steeds met trek, geven een eerlijk beeld.",
    ],
    sections: [
      {
        title: "Ochtend: gefrituurd en warm",
        paragraphs: [
          "Het ontbijt is chole bhature, kikkererwtencurry met brood dat opbolt als een ballon, of bedmi puri met aardappel. Zoek in de winter naar daulat ki chaat, een schuim van melk en saffraan dat tegen de middag is ingezakt. Ga voor negenen de stegen van de oude stad in, als de rolluiken nog half dicht zijn.",
        ],
      },
      {
        title: "Middag: zuur en koud",
        paragraphs: [
          "Rond Connaught Place komen de karren met golgappe: holle krokante bolletjes met aardappel, in tamarindewater gedoopt en in één hap gegeten, zes op een bord. Over papri chaat gaat ook nog yoghurt. Een glas jaljeera, met komijn en munt, brengt alles tot rust.",
        ],
      },
      {
        title: "Avond: rook",
        paragraphs: [
          "Volg na donker de rook naar de grills: seekh kebab in dun brood, vis in een jasje van kikkererwtenmeel en tot slot kulfi, zo uit de vorm gesneden. Karol Bagh is doordeweeks goed, de straten bij de grote moskee elke avond, al is het er op vrijdag druk.",
        ],
      },
      {
        title: "Hoe je een kraam kiest",
        paragraphs: [
          "Ga waar de rij lang is en de olie vers. Eet wat voor je neus wordt gemaakt en heet op je bord komt; laat gesneden fruit en ijs de eerste dagen staan. Drink uit een fles of wat gekookt is, neem klein geld mee en deel je bord, dan proef je meer.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "nl",
    title: "Moessonweekends bij Mumbai",
    description: "Groene heuvels, watervallen en hete thee op een paar uur van de stad.",
    paragraphs: [
      "Vanaf eind juni worden de heuvels achter Mumbai zo groen dat geen foto het geloofwaardig krijgt. Waar in mei kale rots was, storten watervallen omlaag, de forten staan in de wolken en in elke bocht roostert iemand maïs. Twee dagen zijn genoeg, als je voor de stad uit vertrekt.",
    ],
    sections: [
      {
        title: "Hoogte of kust",
        paragraphs: [
          "De Ghats liggen op twee tot drie uur, over de weg of per spoor: 's ochtends wolken, 's middags ineens uitzicht. Pune ligt erachter in de regenschaduw en is een droge uitvalsbasis. De Konkankust is voor wie van een ruwe zee houdt; zwemmen zit er tot oktober niet in, maar de vis is op zijn best.",
        ],
      },
      {
        title: "In de trein zit je beter",
        paragraphs: [
          "Op zaterdagochtend staat de snelweg vast. De treinen over de Ghats gaan door tunnels en over viaducten, met watervallen aan weerszijden; ga op de heenweg links zitten en boek een week van tevoren.",
        ],
      },
      {
        title: "Wat je meeneemt",
        paragraphs: [
          "Sandalen die nat mogen worden, een tweede, droge broek en een tas in je tas. Kies een kamer met een overdekt balkon: daar breng je uren door. Wegen bij watervallen gaan soms zonder aankondiging dicht, dus vraag het je gastheer op de ochtend van vertrek, en ga na een nacht regen nooit onder een waterval staan.",
        ],
      },
    ],
    questions: [
      [
        "Wanneer is de moesson voorbij?",
        "Rond eind september; de heuvels blijven daarna nog ongeveer een maand groen.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "nl",
    title: "Inpakken voor een week Alpen",
    description: "Eén tas, vier lagen en de dingen die iedereen vergeet.",
    paragraphs: [
      "In de bergen begint een dag soms bij twee graden en loop je om twaalf uur in je overhemd. Wie op het koudste uur pakt, sjouwt te veel; wie op het warmste pakt, heeft het koud. Laagjes lossen dat op, en ze passen in één tas.",
    ],
    sections: [
      {
        title: "Vier lagen",
        paragraphs: [
          "Op de huid een shirt van wol of iets anders dat in een nacht droogt; neem er twee. Daaroverheen een dunne fleece. Dan iets warms voor avonden en toppen, zo licht dat je het onder in je rugzak vergeet. Buitenom een jas tegen wind en regen: dat is het ene stuk waar je geld aan mag uitgeven.",
          "Eén wandelbroek en één broek voor het diner zijn genoeg. Je bergschoenen draag je onderweg aan je voeten; schoenen voor binnen wegen niets en doen de eigenaars plezier.",
        ],
      },
      {
        title: "Wat iedereen vergeet",
        paragraphs: [
          "Pantoffels, een zaklamp voor de wandeling terug van het eten, muntjes voor het skikluisje en zonnebrand, ook als het koud is: op 2.000 meter brandt de zon dwars door de wolken. Doe er een kleine verbanddoos met blarenpleisters bij, en een papieren kaart, want accu's houden niet van vorst.",
        ],
      },
      {
        title: "Wat er al in huis is",
        paragraphs: [
          "Bekijk de lijst met voorzieningen voor je handdoeken, een föhn of een gourmetstel inpakt. Veel chalets hebben een droogruimte voor schoenen en een slee in de schuur; een vraag vooraf scheelt een halve kofferbak.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "nl",
    title: "Met je hond naar Frankrijk",
    description: "Papieren, stranden en restaurants: wat je hond wel en niet mag.",
    paragraphs: [
      "Frankrijk houdt van honden. Ze liggen onder cafétafels, reizen met de trein en worden eerder begroet dan hun baasje. Toch zijn er regels, en die verschillen van strand tot strand.",
    ],
    sections: [
      {
        title: "Papieren",
        paragraphs: [
          "Je hond heeft een chip, een dierenpaspoort en een rabiësvaccinatie van minstens eenentwintig dagen oud nodig. Kom je van buiten de Europese Unie, dan komt een gezondheidscertificaat in plaats van het paspoort; vraag er je dierenarts zes weken van tevoren naar. Twee groepen sterke rassen mogen het land niet in, of alleen met papieren en een muilkorf.",
        ],
      },
      {
        title: "Stranden en parken",
        paragraphs: [
          "Veel stranden zijn van juni tot en met september dicht voor honden, behalve voor tien uur 's ochtends of na zeven uur 's avonds. Rond Arcachon en Biarritz staat het bij elke strandopgang op een bord; aan de Atlantische kust is meer ruimte dan aan de Rivièra. In nationale parken is zelfs een riem vaak niet genoeg: honden blijven buiten.",
        ],
      },
      {
        title: "Trein, tafel, huis",
        paragraphs: [
          "Kleine honden reizen voor een paar euro mee in een tas, grote met een eigen kaartje en een muilkorf. Op het terras zijn honden welkom en vaak ook binnen; een bak water komt er vanzelf bij.",
          "Geef bij het zoeken je huisdier op bij de gasten: dan zie je alleen huizen waar het welkom is, met de toeslag in het totaal. Neem een deken mee die naar thuis ruikt, en laat je hond de eerste avond nooit alleen in huis.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "nl",
    title: "Voor het eerst in Dubai",
    description: "De oude kreek, hoge torens en wanneer je binnen wilt zijn.",
    paragraphs: [
      "Dubai is twee steden: een die langs een kreek is gegroeid en een die is getekend. Bekijk de eerste voor de tweede, dan begrijp je ze allebei.",
    ],
    sections: [
      {
        title: "Begin bij de kreek",
        paragraphs: [
          "Steek voor één dirham het water over in een houten abra, van Bur Dubai naar Deira en terug. De kruiden- en stoffensoek zijn voor elven op hun mooist, als de handelaars tijd hebben voor een praatje. In de windtorenhuizen van Al Fahidi voel je hoe mensen koel bleven voordat er stroom was: de bries valt door de schacht en strijkt over de vloer.",
        ],
      },
      {
        title: "Dan omhoog",
        paragraphs: [
          "Kies één toren en boek het tijdvak een uur voor zonsondergang, dan zie je de stad overdag, in goud en bij nacht voor één prijs. Daarna is de promenade van de Marina om te flaneren, van oktober tot en met april tot laat in de avond.",
        ],
      },
      {
        title: "Hitte, kleding, dagen",
        paragraphs: [
          "Van mei tot en met september is het middaguur voor musea, winkelcentra en het zwembad. Kleed je luchtig, met bedekte schouders en knieën in de oude wijken en in moskeeën. Tijdens de ramadan zijn de cafés overdag stiller en 's avonds geweldig.",
          "Plan de avond in de woestijn halverwege je verblijf en niet op de laatste avond: zand in je schoenen en een vroege vlucht gaan slecht samen. De metro rijdt van het vliegveld naar de meeste hotels en is het goedkoopste uitzicht op de skyline.",
        ],
      },
    ],
    questions: [
      [
        "Heb ik contant geld nodig?",
        "Een beetje: pinnen kan bijna overal, maar voor de abra, kleine theehuizen en fooien heb je muntgeld nodig.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "nl",
    title: "Huisjes aan zee",
    description: "Hoe je een huis kiest vanwaar je naar het water loopt.",
    paragraphs: [
      "Aan zee is een ruim begrip. Het kan betekenen dat de duinen achter het tuinhek beginnen, of dat je vanuit de badkamer water ziet als je op de rand van het bad gaat staan. Met een paar vragen weet je welk van de twee het is.",
    ],
    sections: [
      {
        title: "Afstand is nog geen weg",
        paragraphs: [
          "Kijk op de kaart naar de afstand tot het strand, en dan naar wat ertussen ligt: een drukke weg, een golfbaan of een haven maakt van 600 meter een half uur. Vraag waar de dichtstbijzijnde strandopgang is, en of het laatste stuk zand is als je met een kinderwagen komt.",
        ],
      },
      {
        title: "Eerst de wind, dan het uitzicht",
        paragraphs: [
          "Aan de Noordzee is een beschutte tuin meer waard dan uitzicht. Vraag op welke kant het terras ligt en of er aan de westkant een muur of haag staat. Een straat terug is het vaak warmer, stiller en een vijfde goedkoper.",
        ],
      },
      {
        title: "De andere seizoenen",
        paragraphs: [
          "In het voor- en najaar kosten dezelfde huizen een derde minder, is het strand van jou en brandt de kachel al. In Domburg en Zandvoort zijn het hele jaar cafés open; kijk voor de eilanden eerst naar de boot, die vaart 's winters minder vaak.",
          "Neem een waslijn mee, een tweede paar schoenen en een spel kaarten. De zee doet de rest.",
        ],
      },
    ],
  },
];
