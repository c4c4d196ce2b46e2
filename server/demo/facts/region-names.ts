export type NameRegion =
  | "dutch"
  | "german"
  | "french"
  | "spanish"
  | "italian"
  | "english"
  | "indian"
  | "arabic"
  | "nordic"
  | "slavic"
  | "lusophone"
  | "greek"
  | "turkic"
  | "tropical"
  | "eastern"
  | "african";

/**
 * Words to invent names from. `#` in a pattern is replaced by a word. All inventions; likeness to a real
 * house is chance.
 */
export interface RegionNames {
  /** Patterns of hotels. */
  readonly hotels: readonly string[];
  /** Patterns of homes. */
  readonly homes: readonly string[];
  readonly words: readonly string[];
  readonly streets: readonly string[];
  /** Parts of a town that most towns have. */
  readonly localities: readonly string[];
  /** Whether the number stands before the street. */
  readonly numberFirst?: boolean;
}

const list = (text: string): readonly string[] => text.split("|");

export const regionNames: Readonly<Record<NameRegion, RegionNames>> = {
  dutch: {
    hotels: list("Hotel De #|Stadshotel #|Het # Logement|Hotel #huis|De Gouden #|Logement De #"),
    homes: list(
      "Vakantiehuis De #|Huisje #|Villa #|De # Hoeve|Buitenplaats #|Het #huis|Zomerhuis #|Landhuis De #",
    ),
    words: list(
      "Zilvermeeuw|Lindeboom|Kievit|Ooievaar|Tulp|Heideroos|Wilg|Leeuwerik|Zonnedauw|Bries|Eikenhof|Vuurtoren|Zeewind|Korenbloem|Reiger|Spiegel|Berkenlaan|Wulp|Duinroos|Meerkoet",
    ),
    streets: list(
      "Lindenlaan|Havenstraat|Kerkpad|Molenweg|Wilgenkade|Duinweg|Schoolstraat|Oude Gracht|Zeeweg|Korenmarkt",
    ),
    localities: list("Centrum|Oude Haven|Zuiderpark|Stationsbuurt"),
  },
  german: {
    hotels: list("Hotel #|Gasthof #|Stadthotel #|Hotel Zum #|#hof|Hotel Am #"),
    homes: list("Ferienhaus #|Landhaus #|Chalet #|Haus #|Ferienhof #|Berghaus #|Ferienwohnung #|Waldhaus #"),
    words: list(
      "Silberdistel|Lindenhain|Eichengrund|Abendrot|Rosengarten|Mühlbach|Sonnenhang|Falkenstein|Bergkristall|Wiesental|Morgentau|Ahornweg|Kranich|Tannengrund|Glockenblume|Heidekraut|Steinadler|Bachstelze|Kornblume|Waldkauz",
    ),
    streets: list(
      "Lindenstraße|Am Mühlbach|Bergweg|Rosenweg|Marktgasse|Bahnhofstraße|Sonnenhang|Kirchplatz|Gartenstraße|Seestraße",
    ),
    localities: list("Altstadt|Stadtmitte|Am Park|Bahnhofsviertel"),
  },
  french: {
    hotels: list("Hôtel des #|Maison #|Hôtel #|La Maison des #|Hôtel du Clos #|Résidence #"),
    homes: list("Gîte #|Villa #|Mas #|La Maison #|Chalet #|Le Clos #|Domaine #|La Grange #"),
    words: list(
      "Mésanges|Tilleuls|Amandiers|Lavandes|Glycines|Hirondelles|Marronniers|Belles Heures|Mimosas|Cigales|Grillons|Bruyères|Fougères|Alizés|Coquelicots|Merles|Roseaux|Noisetiers|Genêts|Embruns",
    ),
    streets: list(
      "rue des Tilleuls|rue du Four|place du Marché|chemin des Vignes|quai des Bateliers|rue de la Fontaine|avenue des Platanes|rue Haute|chemin du Lavoir|rue des Jardins",
    ),
    localities: list("Centre|Vieille Ville|Les Quais|La Gare"),
    numberFirst: true,
  },
  spanish: {
    hotels: list("Hotel #|Casa #|Hotel Plaza #|Posada #|Hotel Patio de #|Hostal #"),
    homes: list("Casa #|Villa #|Finca #|Cortijo #|El Rincón de #|Casa Rural #|Masía #|La Casita de #"),
    words: list(
      "Azahar|Los Olivos|Buganvilla|La Encina|El Almendro|Brisamar|Las Golondrinas|Romero|La Alondra|Jazmín|El Limonero|Amapola|Tomillo|Las Adelfas|El Madroño|Luz de Luna|Los Naranjos|La Higuera|Alba|Piedra Clara",
    ),
    streets: list(
      "Calle del Olivo|Calle Mayor|Plaza de la Fuente|Paseo de los Tilos|Calle de la Luna|Calle del Mar|Camino Viejo|Calle Real|Avenida del Parque|Calle de las Flores",
    ),
    localities: list("Centro|Casco Antiguo|Ribera|Ensanche"),
  },
  italian: {
    hotels: list("Albergo #|Hotel #|Palazzo #|Locanda #|Hotel Corte #|Hotel Piazza #"),
    homes: list("Casa #|Villa #|Casale #|Podere #|Borgo #|Masseria #|Baita #|La Casa di #"),
    words: list(
      "Ginestra|Ulivo|Rondine|Melograno|Biancospino|Girasole|Fontechiara|Mandorlo|Cipresso|Tramonto|Glicine|Lucciola|Rosmarino|Lavanda|Belfiore|Vento Lieve|Querciola|Mirto|Azzurra|Vallechiara",
    ),
    streets: list(
      "Via degli Ulivi|Via del Forno|Piazza Vecchia|Via dei Mulini|Viale dei Pini|Via della Fonte|Via Roma Antica|Vicolo Stretto|Via del Porto|Via dei Giardini",
    ),
    localities: list("Centro Storico|Stazione|Lungofiume|Collina"),
  },
  english: {
    hotels: list("The # Hotel|# House Hotel|The # Arms|Hotel #|The # Rooms|# Court Hotel"),
    homes: list("# Cottage|The Old # Barn|# House|# Lodge|# View|The # Retreat|# Cabin|Little # Cottage"),
    words: list(
      "Juniper|Larkspur|Foxglove|Heron|Willow|Bramble|Harbour|Kestrel|Rowan|Primrose|Swallow|Hawthorn|Thistle|Curlew|Elderflower|Marlow|Briar|Skylark|Cobble|Driftwood",
    ),
    streets: list(
      "Mill Lane|Church Street|Harbour Road|Station Road|Orchard Row|Chapel Hill|Market Place|Willow Walk|Castle Street|Meadow Lane",
    ),
    localities: list("City Centre|Old Town|Riverside|Station Quarter"),
    numberFirst: true,
  },
  indian: {
    hotels: list("Hotel #|# Residency|The # Court|# Inn|# Grand|Hotel # Palace|# Suites"),
    homes: list("# Villa|# Homestay|# House|The # Bungalow|# Cottage|# Retreat|# Heritage Home|Casa #"),
    words: list(
      "Chameli|Neelkanth|Amaltas|Gulmohar|Kamal|Palash|Saffron Lane|Mayura|Chandan|Peepal Tree|Sandhya|Meghdoot|Tulsi|Anandi|Indigo Leaf|Champak|Ashoka Tree|Monsoon|Madhuban|Jhelum",
    ),
    streets: list(
      "Station Road|Lake View Road|Temple Street|Garden Road|Market Road|Hill Road|Church Lane|Gandhi Marg|Ring Road|Palace Road",
    ),
    localities: list("City Centre|Old City|Lake Side|Station Area"),
    numberFirst: true,
  },
  arabic: {
    hotels: list("# Hotel|# Palace|# Suites|Hotel #|# Residence|# Court"),
    homes: list("# Villa|Beit #|# House|# Beach House|# Farm Stay|# Apartments"),
    words: list(
      "Al Yasmeen|Noor|Al Ghaf|Lulua|Al Nakheel|Qamar|Al Reem|Zahra|Al Bahr|Sahab|Al Waha|Shams|Al Rimal|Najma|Al Ward|Marjan|Al Sidra|Hilal|Al Zaytoun|Faris",
    ),
    streets: list(
      "Palm Street|Corniche Road|Pearl Street|Souq Street|Garden Street|Harbour Road|Al Noor Street|Marina Walk|Old Fort Road|Jasmine Street",
    ),
    localities: list("Downtown|Corniche|Old Souq|Marina"),
  },
  nordic: {
    hotels: list("Hotel #|# Hotell|Stadshotel #|# Gård|Hotel # Hus"),
    homes: list("# Hytte|Sommerhus #|Villa #|# Gård|Strandhus #|# Stuga"),
    words: list(
      "Nordlys|Fjordglimt|Birkelund|Solvind|Havblik|Lyngdal|Ternen|Måne|Granskog|Klitrose|Bølgen|Tranedal|Sommerro|Fyrlys|Elvely|Rimfrost",
    ),
    streets: list(
      "Havnegade|Skovvej|Strandvejen|Kirkevej|Møllevej|Parkgata|Storgatan|Bjerkealleen|Fjordvejen|Torget",
    ),
    localities: list("Sentrum|Havn|Gamlebyen|Parken"),
  },
  slavic: {
    hotels: list("Hotel #|Hotel Pod #|Dom #|Penzion #|Hotel Stari #|Hotel U #"),
    homes: list("Villa #|Chata #|Dom #|Kuća #|Domek #|Apartma #|Vila #"),
    words: list(
      "Lipa|Zlatá Růže|Jaskółka|Modrín|Lavanda|Javor|Słonecznik|Tri Duby|Maslina|Gwiazda|Kalina|Bílý Kámen|Jezero|Bor|Wierzba|Sokol|Luna|Studánka",
    ),
    streets: list("Lipová|Rynek|Zámecká|Parkowa|Obala|Nádražní|Cvetna ulica|Ogrodowa|Trg|Jezerska"),
    localities: list("Centrum|Staré Město|Park|Nábřeží"),
  },
  lusophone: {
    hotels: list("Hotel #|Casa #|Solar #|Hotel Largo #|Pousada #|Residencial #"),
    homes: list("Casa #|Quinta #|Villa #|Monte #|Moinho #|Casa da #"),
    words: list(
      "Andorinha|Laranjeira|Azulejo|Brisa|Oliveira|Alecrim|Maré Alta|Figueira|Camélia|Gaivota|Sobreiro|Luar|Amendoeira|Fonte Clara|Madressilva|Farol",
    ),
    streets: list(
      "Rua das Flores|Rua da Fonte|Largo do Mercado|Rua do Farol|Travessa Velha|Rua da Praia|Avenida das Palmeiras|Rua Direita",
    ),
    localities: list("Centro|Baixa|Ribeira|Alto"),
  },
  greek: {
    hotels: list("Hotel #|# Palace|# Rooms|Hotel Plaka #|# Suites"),
    homes: list("Villa #|# House|# Windmill|Casa #|# Cottage|# Maisonette"),
    words: list(
      "Thalia|Meltemi|Elaia|Anemoni|Kyma|Galini|Rodia|Lemonia|Selini|Aura|Kohyli|Avra|Iris|Amygdalia",
    ),
    streets: list("Odos Limani|Odos Eleon|Plateia Agora|Odos Thalassis|Odos Anemon|Leoforos Pefkon"),
    localities: list("Center|Old Town|Harbour|Kastro"),
  },
  turkic: {
    hotels: list("Hotel #|# Palace|# Konak|Hotel # Garden|# Suites"),
    homes: list("# House|Villa #|# Cave House|# Cottage|# Konağı"),
    words: list(
      "Lale|Sardunya|Turna|Nar|Gümüş|Zeytin|Yıldız|Kavak|Mavi|Erguvan|Karagül|Samovar|Ardıç|Bülbül",
    ),
    streets: list("Çınar Street|Bazaar Street|Old Bridge Road|Garden Street|Harbour Street|Fountain Street"),
    localities: list("Old Town|Centre|Bazaar|Riverside"),
    numberFirst: true,
  },
  tropical: {
    hotels: list("# Hotel|The # Residence|# Boutique Hotel|Hotel #|# Garden Hotel|# Suites"),
    homes: list("# Villa|# Beach House|# Bungalow|# House|# Retreat|Rumah #"),
    words: list(
      "Frangipani|Lotus Pond|Bamboo Grove|Coral|Banyan Leaf|Orchid|Coconut Row|Tamarind|Monsoon|Heliconia|Rain Tree|Pandan|Lantern|Mangrove|Jade Leaf|Hornbill",
    ),
    streets: list(
      "Temple Road|Beach Road|River Street|Market Street|Garden Lane|Hill Road|Canal Road|Old Town Street",
    ),
    localities: list("City Centre|Riverside|Old Quarter|Beachfront"),
    numberFirst: true,
  },
  eastern: {
    hotels: list("Hotel #|# Inn|The # House|# Stay|# Hotel"),
    homes: list("# House|# Machiya|# Villa|# Cottage|# Hanok"),
    words: list(
      "Kaede|Tsubaki|Maple Lane|Plum Blossom|Paper Lantern|Hinoki|Crane|Moon Gate|Jade Bridge|Asagiri|Willow Bridge|Ginkgo|Quiet Pine|Kawasemi|Magnolia|Bell Tower",
    ),
    streets: list(
      "Willow Street|Station Street|Temple Street|Lantern Lane|Market Street|River Road|Plum Alley|Bell Street",
    ),
    localities: list("Station Area|Old Town|Riverside|Central"),
    numberFirst: true,
  },
  african: {
    hotels: list("# Hotel|The # House|# Court|# Gardens|Hotel #"),
    homes: list("# Cottage|# House|# Villa|# Lodge|# Guest House"),
    words: list(
      "Acacia|Baobab|Marula|Jacaranda|Kingfisher|Flame Tree|Weaver|Tamarind|Sunbird|Fever Tree|Dhow|Savanna|Ebony|Hibiscus",
    ),
    streets: list(
      "Acacia Avenue|Market Street|Lake Road|Hill Road|Independence Avenue|Garden Road|Station Road|Harbour Street",
    ),
    localities: list("City Centre|Hillside|Gardens|Waterfront"),
    numberFirst: true,
  },
};
