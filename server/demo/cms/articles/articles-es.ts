import type { DemoArticle } from "../demo-article.ts";

/** Articles in Spanish. */
export const articlesEs: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "es",
    title: "Vacaciones en todoterreno",
    description: "Hasta dónde te llevan cuatro ruedas motrices y dónde es mejor dejarlas aparcadas.",
    paragraphs: [
      "Un todoterreno llega adonde no llega ningún autobús: una casa de labranza detrás de un puerto, una playa al final de una pista de arena. También cuesta más de alquilar, gasta más y encaja mal en los cascos antiguos. Si merece la pena o no depende de los últimos diez kilómetros del viaje, no de los primeros quinientos.",
    ],
    sections: [
      {
        title: "Dónde compensa",
        paragraphs: [
          "En los Alpes en invierno, cuando la casa está por encima del pueblo y no quitan la nieve de la carretera hasta después del desayuno. En el desierto, donde una pista puede estar firme por la mañana y blanda por la tarde. Y en las colinas después de la lluvia, cuando la arcilla se vuelve jabón.",
          "En la ciudad es un estorbo. Déjalo fuera de la circunvalación, entra en tren y recógelo cuando sigas el viaje.",
        ],
      },
      {
        title: "Antes de arrancar",
        paragraphs: [
          "Pregunta por escrito a la empresa de alquiler si el seguro cubre los caminos sin asfaltar; muchos contratos excluyen los neumáticos, los cristales y los bajos. Comprueba que haya gato y una rueda de repuesto de tamaño normal, y aprende a meter las marchas cortas mientras aún pisas asfalto.",
          "En la arena, quita un tercio del aire a los neumáticos y sigue las rodadas de otros. En la nieve, las cuatro ruedas ayudan a arrancar, nunca a frenar: guarda el doble de distancia.",
        ],
      },
      {
        title: "Que no se note que has pasado",
        paragraphs: [
          "Conduce solo por donde está permitido y no te salgas de las pistas. En tierra seca, las plantas tardan años en cerrar una sola rodada. Lleva agua para un día más de lo previsto y di a tus anfitriones por dónde vas.",
        ],
      },
    ],
    questions: [
      [
        "¿Necesito un permiso especial?",
        "No. En Europa, el Golfo y la India basta con el permiso de conducir normal; fuera de tu país, lleva además uno internacional.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "es",
    title: "48 horas en Ámsterdam",
    description: "Dos días sin prisa entre canales, mercados y un transbordador al otro lado del agua.",
    paragraphs: [
      "Dos días bastan para Ámsterdam si dejas en casa la mitad de la lista. La ciudad es pequeña, llana y gana a paso de paseo; quien corre de museo en museo ve colas y se pierde el agua.",
    ],
    sections: [
      {
        title: "Primer día: el anillo de canales",
        paragraphs: [
          "Sal antes de las nueve, cuando los canales aún reflejan las fachadas y las calles son de los ciclistas. Recorre el anillo de oeste a este: primero las calles estrechas del Jordaan, después las amplias curvas del Herengracht, y tómate un café donde los barcos dan la vuelta.",
          "A mediodía toca arenque en un puesto, de pie. Por la tarde sube al transbordador gratuito que sale detrás de la estación central, siéntate junto al agua en la orilla norte y vuelve cuando se enciendan las luces.",
        ],
      },
      {
        title: "Segundo día: un museo, un mercado",
        paragraphs: [
          "Elige un solo museo y reserva la primera hora del día. Tres salas vistas con calma valen más que treinta cruzadas a paso ligero. Después baja andando hasta De Pijp: en el mercado Albert Cuyp se venden pescado, telas y gofres calientes desde 1905.",
          "Si llueve, y puede que llueva, los patios y los pasajes cubiertos son tuyos: nunca están tan tranquilos como cuando todos los demás se han metido en un café.",
        ],
      },
      {
        title: "Dónde dormir",
        paragraphs: [
          "Dentro del anillo se paga la vista y se sube la maleta por escaleras empinadas. La Plantage y De Pijp son más tranquilos y están a un cuarto de hora a pie de todo; al norte del agua las habitaciones son más grandes, y el transbordador funciona toda la noche.",
        ],
      },
    ],
    questions: [
      [
        "¿Necesito coche?",
        "No. El tranvía, el transbordador y tus piernas son más rápidos, y aparcar cuesta más que la cena.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "es",
    title: "Una semana sin prisa en las Ardenas",
    description: "Bosques, ríos y una casa con fuego: siete días sin planes.",
    paragraphs: [
      "Las Ardenas quedan cerca de media Europa y aun así siguen tranquilas. A dos horas de Bruselas la autopista termina en hayedos, los ríos dan la vuelta sobre sí mismos y uno de cada dos pueblos tiene panadería, puente y banco.",
    ],
    sections: [
      {
        title: "Cómo llenar un día con poco",
        paragraphs: [
          "Alquila una casa con estufa, compra el pan en el pueblo y deja que decida el tiempo. Los días secos, sigue un río aguas arriba: el Ourthe más allá de La Roche, el Semois en torno a Bouillon, donde el castillo mira a tres meandros a la vez.",
          "Los días de lluvia hay juegos en la estantería y sopa en el fuego. Durbuy dice ser la ciudad más pequeña del mundo y se recorre en lo que dura un helado; ve al atardecer, cuando ya se han ido los autocares.",
        ],
      },
      {
        title: "A pie, en bici, en canoa",
        paragraphs: [
          "Los senderos unen cruces numerados, de modo que una excursión es una fila de números en un trozo de papel. Las antiguas vías del tren son hoy carriles para bicicletas sin una sola cuesta. Las canoas se alquilan de abril a finales de septiembre, cuando los ríos llevan agua suficiente; tus anfitriones lo saben antes que las páginas web.",
        ],
      },
      {
        title: "Qué comer",
        paragraphs: [
          "Jamón ahumado en lonchas finas, trucha con almendras y una cerveza hecha por monjes o por gente a la que le habría gustado serlo. En otoño, las cartas se llenan de caza. Reserva mesa para la comida del domingo: es cuando la comarca entera sale a comer.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "es",
    title: "Paseos de otoño por la Selva Negra",
    description: "Tres rutas para días dorados, y las tres acaban donde sirven tarta.",
    paragraphs: [
      "Octubre es el mes del aire limpio y las vistas largas. Los valles siguen bajo la niebla hasta las once, y quien a esa hora está en una cresta ve, por encima de un mar blanco, hasta los Alpes. Estos tres paseos no piden escalar, solo un calzado que ya haya visto la lluvia.",
    ],
    sections: [
      {
        title: "Alrededor del lago, dos horas",
        paragraphs: [
          "Empieza por un lago. Rodéalo en sentido contrario a las agujas del reloj: así llevarás el sol de cara a la ida y a la espalda a la vuelta. Los abetos llegan oscuros hasta el agua; entre ellos arden las hayas. El último kilómetro está asfaltado y acaba en una terraza con mantas.",
        ],
      },
      {
        title: "Por la cresta, cuatro horas",
        paragraphs: [
          "Desde Freudenstadt suben autobuses a la carretera de la cumbre. Bájate en el puerto y no dejes la cresta: durante diez kilómetros el sendero ni sube ni baja, y hay bancos donde se talaron árboles para abrir la vista. Toma el autobús de vuelta en el puerto siguiente y mira antes de salir a qué hora pasa el último.",
        ],
      },
      {
        title: "Por la garganta, medio día",
        paragraphs: [
          "Las gargantas son para los días grises, cuando desde las crestas no se ve nada. Escaleras de madera pasan junto a las cascadas; las hojas esconden las raíces y los bastones se agradecen. Hazla cuesta abajo: los pulmones lo notarán, y la posada está al final.",
        ],
      },
    ],
    questions: [
      [
        "¿Cuándo cambian de color las hojas?",
        "Suele ser en la segunda y la tercera semana de octubre; por encima de los 900 metros, una semana antes.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "es",
    title: "Comer en la calle en Nueva Delhi",
    description: "Qué comer, a qué hora ir y cómo elegir un puesto.",
    paragraphs: [
      "Delhi come en la calle, desde el primer té de las seis hasta el último kebab pasada la medianoche. Nadie puede probarlo todo; tres rondas en tres días, cada una con hambre, dan una idea bastante fiel.",
    ],
    sections: [
      {
        title: "Por la mañana: frito y caliente",
        paragraphs: [
          "Se desayuna chole bhature, un curri de garbanzos con un pan que se hincha como un globo, o bedmi puri con patatas. En invierno, busca el daulat ki chaat, una espuma de leche y azafrán que se desmorona antes del mediodía. Ve a los callejones de la ciudad vieja antes de las nueve, cuando los cierres aún están a medio subir.",
        ],
      },
      {
        title: "Por la tarde: ácido y frío",
        paragraphs: [
          "Alrededor de Connaught Place los carritos sacan los golgappe: bolas huecas y crujientes rellenas de patata y bañadas en agua de tamarindo, que se comen de un bocado, seis por plato. El papri chaat añade yogur. Un vaso de jaljeera, comino y menta, lo asienta todo.",
        ],
      },
      {
        title: "Por la noche: humo",
        paragraphs: [
          "Cuando oscurece, sigue el humo hasta las parrillas: seekh kebabs en pan fino, pescado frito en harina de garbanzo y, para terminar, kulfi cortado al sacarlo del molde. Karol Bagh está bien entre semana; las calles junto a la gran mezquita, todas las noches, aunque los viernes se llenan.",
        ],
      },
      {
        title: "Cómo elegir un puesto",
        paragraphs: [
          "Ve donde la cola sea larga y el aceite, limpio. Come lo que preparen delante de ti y te sirvan caliente; los primeros días deja la fruta cortada y el hielo. Bebe agua embotellada o hervida, lleva billetes pequeños y comparte los platos para poder probar más.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "es",
    title: "Fines de semana de monzón cerca de Bombay",
    description: "Colinas verdes, cascadas y té caliente a pocas horas de la ciudad.",
    paragraphs: [
      "Desde finales de junio, las colinas que hay detrás de Bombay se ponen de un verde que ninguna foto hace creíble. Aparecen cascadas donde en mayo había roca, los fuertes están entre nubes y en cada curva alguien asa maíz. Dos días bastan, si sales antes que la ciudad.",
    ],
    sections: [
      {
        title: "Altura o costa",
        paragraphs: [
          "Los Ghats están a dos o tres horas por carretera o en tren: mañanas entre nubes y tardes de vistas repentinas. Pune queda detrás, a resguardo de la lluvia, y es una buena base seca. La costa de Konkan es para quienes disfrutan del mar bravo; hasta octubre no hay baño que valga, pero el pescado está en su mejor momento.",
        ],
      },
      {
        title: "El mejor asiento está en el tren",
        paragraphs: [
          "Los sábados por la mañana la autopista no avanza. Los trenes que suben los Ghats cruzan túneles y viaductos con cascadas a ambos lados; a la subida siéntate a la izquierda, y reserva con una semana de antelación.",
        ],
      },
      {
        title: "Qué llevar",
        paragraphs: [
          "Sandalias que se puedan mojar, un segundo pantalón seco y una bolsa dentro de la bolsa. Elige una habitación con balcón cubierto: pasarás horas en él. Las carreteras próximas a las cascadas se cortan con poco aviso, así que pregunta a tus anfitriones la misma mañana del viaje, y no te pongas nunca debajo de una cascada después de una noche de lluvia.",
        ],
      },
    ],
    questions: [
      [
        "¿Cuándo acaba el monzón?",
        "Hacia finales de septiembre; las colinas siguen verdes más o menos un mes más.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "es",
    title: "Qué llevar a una semana en los Alpes",
    description: "Una bolsa, cuatro capas y lo que siempre se olvida.",
    paragraphs: [
      "En la montaña, un día puede empezar a dos grados y pedir manga corta a mediodía. Quien hace el equipaje para la hora más fría carga demasiado; quien lo hace para la más cálida se hiela. La solución son las capas, y caben en una sola bolsa.",
    ],
    sections: [
      {
        title: "Cuatro capas",
        paragraphs: [
          "Pegada a la piel, una camiseta de lana o de algo que se seque en una noche; lleva dos. Encima, un forro polar fino. Después, algo de abrigo para las noches y las cumbres, tan ligero que se olvide en el fondo de la mochila. Por fuera, una chaqueta contra el viento y la lluvia: es la única prenda en la que vale la pena gastar.",
          "Basta con un pantalón para caminar y otro para cenar. Las botas se llevan puestas en el viaje; el calzado de casa no pesa nada y los dueños lo agradecen.",
        ],
      },
      {
        title: "Lo que se olvida",
        paragraphs: [
          "Zapatillas, una linterna para volver de la cena, monedas para la taquilla de los esquís y crema solar aunque haga frío: a 2000 metros el sol quema a través de las nubes. Añade un pequeño botiquín con tiritas para las ampollas y un mapa de papel, porque a las baterías no les gusta el hielo.",
        ],
      },
      {
        title: "Lo que ya hay en la casa",
        paragraphs: [
          "Mira la lista de servicios antes de meter toallas, secador o parrilla de raclette. Muchos chalés tienen un cuarto para secar las botas y un trineo en el cobertizo; una pregunta a tiempo ahorra medio maletero.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "es",
    title: "Viajar con perro por Francia",
    description: "Papeles, playas y restaurantes: lo que tu perro puede hacer y lo que no.",
    paragraphs: [
      "A Francia le gustan los perros. Se tumban bajo las mesas de los cafés, viajan en tren y se les saluda antes que a sus dueños. Aun así hay normas, y cambian de una playa a otra.",
    ],
    sections: [
      {
        title: "Papeles",
        paragraphs: [
          "Tu perro necesita microchip, pasaporte y una vacuna contra la rabia puesta al menos veintiún días antes. Si llegas de fuera de la Unión Europea, un certificado sanitario sustituye al pasaporte; habla con tu veterinario con seis semanas de antelación. Dos grupos de razas fuertes no pueden entrar, o solo con papeles y bozal.",
        ],
      },
      {
        title: "Playas y parques",
        paragraphs: [
          "Muchas playas se cierran a los perros de junio a septiembre, y vuelven a abrirse antes de las diez de la mañana o después de las siete de la tarde. En Arcachon y Biarritz lo dicen los carteles de cada acceso; el Atlántico tiene más sitio que la Costa Azul. En los parques nacionales muchas veces ni siquiera basta la correa: los perros se quedan fuera.",
        ],
      },
      {
        title: "Trenes, mesas, casas",
        paragraphs: [
          "Los perros pequeños viajan en un bolso por unos euros; los grandes, con billete propio y bozal. Los restaurantes los admiten en la terraza y a menudo dentro; el cuenco de agua llega sin pedirlo.",
          "Al buscar, añade tu mascota a los huéspedes: solo verás casas que la admiten, con su suplemento incluido en el total. Lleva una manta que huela a casa y no dejes nunca al perro solo en el alojamiento la primera noche.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "es",
    title: "Tu primera vez en Dubái",
    description: "La vieja ría, las torres altas y a qué horas conviene estar a cubierto.",
    paragraphs: [
      "Dubái son dos ciudades: una creció a lo largo de una ría y la otra se dibujó. Ve la primera antes que la segunda y las dos cobran sentido.",
    ],
    sections: [
      {
        title: "Empieza por la ría",
        paragraphs: [
          "Cruza el agua en una abra de madera por un dírham, de Bur Dubai a Deira y vuelta. Los zocos de especias y telas están mejor antes de las once, cuando los comerciantes tienen tiempo para hablar. En las casas con torre de viento de Al Fahidi se siente cómo se combatía el calor antes de la electricidad: la brisa baja por el conducto y recorre el suelo.",
        ],
      },
      {
        title: "Después, sube",
        paragraphs: [
          "Elige una torre y reserva el turno de una hora antes de la puesta de sol: verás la ciudad de día, dorada y de noche por un solo precio. Después, el paseo de la Marina es para caminar, de octubre a abril hasta tarde.",
        ],
      },
      {
        title: "Calor, ropa, fechas",
        paragraphs: [
          "De mayo a septiembre, el mediodía es para los museos, los centros comerciales y la piscina. Viste ligero, con hombros y rodillas cubiertos en los barrios antiguos y en las mezquitas. En ramadán, los cafés están más tranquilos de día y son una maravilla de noche.",
          "Pon la noche en el desierto en mitad de la estancia, no al final: arena en los zapatos y un vuelo temprano no casan. El metro va del aeropuerto a casi todos los hoteles y es la vista más barata de los rascacielos.",
        ],
      },
    ],
    questions: [
      [
        "¿Necesito efectivo?",
        "Un poco: casi en todas partes aceptan tarjeta, pero la abra, las pequeñas casas de té y las propinas piden monedas.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "es",
    title: "Casitas cerca del mar",
    description: "Cómo elegir una casa desde la que ir andando al agua.",
    paragraphs: [
      "Cerca del mar es una expresión muy amplia. Puede ser unas dunas detrás de la puerta del jardín, o una vista del agua desde el baño si te subes a la bañera. Unas pocas preguntas bastan para distinguir lo uno de lo otro.",
    ],
    sections: [
      {
        title: "La distancia no es el camino",
        paragraphs: [
          "Mira el mapa y la distancia hasta la playa, y después lo que hay en medio: una carretera principal, un campo de golf o un puerto convierten 600 metros en media hora. Pregunta dónde está el paso más cercano entre las dunas y, si vas con cochecito, si el último tramo es de arena.",
        ],
      },
      {
        title: "El viento antes que la vista",
        paragraphs: [
          "En el mar del Norte, un jardín resguardado vale más que una vista. Pregunta hacia dónde da la terraza y si tiene un muro o un seto al oeste. Una casa una calle más atrás suele ser más cálida, más tranquila y una quinta parte más barata.",
        ],
      },
      {
        title: "Las otras estaciones",
        paragraphs: [
          "En primavera y en otoño las mismas casas cuestan un tercio menos, la playa es tuya y te encuentras la estufa encendida. En Domburg y Zandvoort hay cafés abiertos todo el año; en las islas mira antes el ferri, que en invierno sale menos.",
          "Lleva una cuerda para la ropa mojada, un segundo par de zapatos y una baraja. Del resto se encarga el mar.",
        ],
      },
    ],
  },
];
