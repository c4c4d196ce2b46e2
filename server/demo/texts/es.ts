import type { DemoTexts } from "./description-texts.ts";

export const es: DemoTexts = {
  hotelOpening: [
    "{name} es un rincón tranquilo de {locality}, a un paseo de los lugares por los que casi todos vienen a {city}.",
    "Detrás de una hermosa fachada de {locality}, {name} ofrece habitaciones cómodas, buenas camas y un equipo que conoce {city} al dedillo.",
    "{name} nació de una idea: que un hotel en {city} puede sentirse como la casa de unos amigos bien organizados.",
    "Trabajo por la mañana y una larga cena por la noche: {name}, en {locality}, encaja con las dos mitades de un día en {city}.",
  ],
  homeOpening: [
    "{name} es una casa entera para usted cerca de {city}: su llave, su cocina, su ritmo.",
    "Los dueños de {name} la amueblaron para sus propias vacaciones, y se nota en todo, desde el cuchillo del pan hasta las lámparas de lectura.",
    "Despierte sin prisa en {name}. El sol de la mañana llega primero a la mesa del desayuno; lo demás de {city} puede esperar.",
    "{name} se ha restaurado con paciencia: vigas antiguas, baños nuevos y ventanas donde está la vista.",
  ],
  setting: {
    city: [
      "Los mercados, los museos y el casco antiguo quedan a un paso, y el tranvía para a la vuelta de la esquina.",
      "La calle es tranquila por la noche; dos esquinas más allá, los cafés tienen sus mesas fuera hasta tarde.",
    ],
    coast: [
      "La playa está tan cerca que se puede ir descalzo, y con buen viento se oye el mar.",
      "Un sendero lleva entre las dunas hasta el agua; al atardecer vale la pena recorrerlo dos veces.",
    ],
    mountain: [
      "Los senderos señalizados empiezan en la puerta, y en invierno el remonte está a pocos minutos.",
      "El valle se abre ante las ventanas, y las cumbres recogen la última luz del día.",
    ],
    countryside: [
      "Alrededor hay campos, caminos hechos para la bicicleta y una panadería de pueblo por la que merece la pena madrugar.",
      "Por la noche no se oye más que a los búhos, y por la mañana solo hay que decidir hacia dónde pasear.",
    ],
    desert: [
      "Las dunas empiezan donde acaba la carretera, y el cielo nocturno es el mejor espectáculo de la semana.",
      "Las mañanas son frescas y doradas; al mediodía, el mejor sitio es el patio en sombra.",
    ],
  },
  hotelInside: [
    "Las habitaciones son silenciosas y prácticas, con cortinas de verdad, enchufes suficientes y duchas calientes al instante.",
    "Cada habitación tiene un escritorio de verdad, wifi rápido y camas elegidas por quienes han dormido en ellas.",
    "Abajo hay un salón con periódicos y buen café; arriba, paredes gruesas y sábanas suaves.",
  ],
  homeInside: [
    "La cocina está equipada para cocinar, no solo para calentar, y en la mesa caben todos.",
    "Dentro encontrará un salón amplio, camas hechas a la llegada y una estantería de juegos para las tardes de lluvia.",
    "Grandes ventanas, madera cálida y un sofá lo bastante largo para la siesta marcan el tono.",
  ],
  homeLarge: [
    "Con {bedrooms} dormitorios, acoge hasta {guests} huéspedes.",
    "Hasta {guests} personas se reparten {bedrooms} dormitorios, para que familias y amigos tengan puertas que cerrar.",
  ],
  homeSmall: [
    "Es perfecta para dos, y una pareja con un niño pequeño tampoco estará apretada.",
    "Compacta y bien pensada, ofrece a dos personas todo lo que necesitan y nada que quitar de en medio.",
  ],
  pool: "La piscina abre en los meses cálidos y es lo bastante larga para nadar de verdad.",
  garden: "Tiene un jardín con sillas al sol y a la sombra.",
  fireplace: "En los meses fríos hay una chimenea junto a la que sentarse.",
  breakfast: "El desayuno se prepara al momento, con fruta, huevos al gusto y pan del barrio.",
  pets: "Los perros son bienvenidos y encuentran un cuenco y una toalla en la puerta.",
  closing: [
    "La llegada es sencilla y alguien contesta al teléfono hasta tarde.",
    "Las preguntas se responden enseguida, antes de la estancia y durante ella.",
    "Lo que necesita para la primera noche ya está allí.",
  ],
  cityIntro: {
    city: "{city} recompensa a quien camina: plazas, mercados y callejuelas, con buenas habitaciones en cada barrio.",
    coast:
      "Aire de mar, playas largas y distancias cortas: {city} está hecha para días al aire libre y cenas tardías.",
    mountain: "En {city} los senderos empiezan en la puerta, en verano con botas y en invierno con esquís.",
    countryside: "{city} es para días sin prisa: caminos, pueblos y casas con sitio para todos.",
    desert: "{city} es cielo abierto y noches frescas, con las dunas al alcance de la mano.",
  },
  rooms: {
    compact: [
      "Habitación compacta",
      "Una habitación pequeña y bien pensada, con cama doble, escritorio junto a la pared y ducha a ras de suelo.",
    ],
    classic: [
      "Habitación doble clásica",
      "Una habitación doble tranquila, con un buen colchón, un sillón de lectura y ducha o bañera.",
    ],
    twin: [
      "Habitación con dos camas",
      "Dos camas individuales que se pueden juntar, un escritorio y estantes de sobra.",
    ],
    superior: [
      "Habitación superior",
      "Más espacio, una cama grande y un rincón para sentarse junto a la ventana.",
    ],
    deluxe: [
      "Habitación deluxe con cama king",
      "Una cama king, una ventana amplia con vistas y un baño con bañera y ducha.",
    ],
    family: [
      "Habitación familiar",
      "Una cama doble y dos individuales, con espacio entre ellas y una mesa para jugar.",
    ],
    suite: ["Suite", "Un dormitorio y un salón propio, para estancias largas o una noche especial."],
    wholeHome: [
      "Alojamiento entero",
      "Todo el alojamiento es suyo, con cocina, salón y todos los dormitorios.",
    ],
  },
  reviewsGood: [
    [
      "Volvería mañana mismo",
      "Todo era como se describía y estaba impecable. Dormimos de maravilla y nos recibieron con mucho cariño.",
    ],
    [
      "Un hallazgo precioso",
      "Muy bien situado, tranquilo por la noche y con una cama cómoda. Los pequeños detalles marcan la diferencia.",
    ],
    [
      "Justo lo que necesitábamos",
      "La llegada fue cosa de un minuto, la ducha salía caliente y la vista era aún mejor que en las fotos.",
    ],
    [
      "Anfitriones muy amables",
      "Nos dieron consejos que nunca habríamos encontrado solos. Los niños no querían irse.",
    ],
    [
      "Buena relación calidad-precio",
      "Un precio justo por lo que se recibe. Limpio, tranquilo y cerca de todo lo que queríamos ver.",
    ],
    [
      "Perfecto para un puente",
      "Nos quedamos tres noches y desde el primer momento nos sentimos en casa. En la cocina no faltaba nada.",
    ],
  ],
  reviewsMixed: [
    [
      "Agradable, con pequeños fallos",
      "Cómodo y bien situado, pero el wifi iba lento en nuestro lado del edificio.",
    ],
    [
      "Bien para una estancia corta",
      "La habitación era más pequeña de lo esperado, aunque limpia y tranquila. El personal fue muy atento.",
    ],
  ],
  authors: [
    "Lucía",
    "Javier",
    "Carmen",
    "Pablo",
    "Marta",
    "Diego",
    "Elena",
    "Álvaro",
    "Nuria",
    "Sergio",
    "Inés",
    "Raúl",
  ],
};
