import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in Spanish, by slug. */
export const cityGuidesEs: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Alojarse en Ámsterdam",
    description: "Qué parte de Ámsterdam va con cada estancia.",
    paragraphs: [
      "El anillo de canales es la postal, y a partir de las diez es silencioso. De Pijp es para quien vive de mercados y pequeños restaurantes; la Plantage es verde, con el zoo y dos museos a la vuelta de la esquina.",
      "Al norte del agua las habitaciones son más grandes y los precios más bajos, y el transbordador de detrás de la estación central es gratuito y funciona toda la noche.",
    ],
    questions: [
      [
        "¿Cuándo hay menos gente en Ámsterdam?",
        "De mediados de enero a finales de febrero, y en noviembre fuera del Light Festival.",
      ],
      [
        "¿Hay tasa turística?",
        "Sí, una parte del precio de la noche. Los precios de este sitio dicen si está incluida.",
      ],
    ],
  },
  berlin: {
    title: "Alojarse en Berlín",
    description: "Berlín son muchas ciudades; elige la tuya.",
    paragraphs: [
      "Prenzlauer Berg tiene aceras anchas y parques infantiles; Kreuzberg, el canal y las noches; Charlottenburg, pisos antiguos de techos altos.",
      "Los fines de semana los trenes circulan toda la noche, así que una calle tranquila más alejada solo te cuesta unas pocas paradas.",
    ],
  },
  paris: {
    title: "Alojarse en París",
    description: "Orilla izquierda, orilla derecha, y dónde las mañanas son tranquilas.",
    paragraphs: [
      "Desde el Marais se va andando a casi todo, y los domingos sigue vivo. Montmartre es un pueblo en una colina: piensa en las escaleras si llevas equipaje.",
      "En los edificios antiguos las habitaciones son pequeñas. La página del alojamiento dice cuántos metros cuadrados tiene cada una cuando lo sabemos.",
    ],
  },
  barcelona: {
    title: "Alojarse en Barcelona",
    description: "Entre las colinas y el mar.",
    paragraphs: [
      "Gràcia conserva las plazas del pueblo que fue. El Born son callejuelas de piedra y cenas tardías; el Eixample tiene ascensores, luz y esquinas anchas.",
      "Desde casi toda la ciudad se llega a la playa en veinte minutos, en metro o en bicicleta.",
    ],
  },
  rome: {
    title: "Alojarse en Roma",
    description: "Tres barrios donde despertarse.",
    paragraphs: [
      "Monti está cerca del Foro y lleno de talleres. El Trastévere es ruidoso hasta medianoche y encantador a las siete. Prati son calles rectas y buen café al lado del Vaticano.",
      "La ciudad cobra una tasa turística por persona y noche, que se paga en el alojamiento.",
    ],
  },
  "new-delhi": {
    title: "Alojarse en Nueva Delhi",
    description: "Cerca del metro es cerca de todo.",
    paragraphs: [
      "En torno a Connaught Place estás entre las dos líneas de metro. El sur de Delhi es más verde, con un mercado en cada barrio; Aerocity es para los vuelos tempranos.",
      "De noviembre a enero hay niebla por las mañanas: calcula una hora más para ir al aeropuerto.",
    ],
    questions: [
      [
        "¿Qué documentos necesito al llegar?",
        "Un documento de identidad oficial; los huéspedes extranjeros enseñan el pasaporte y el visado.",
      ],
    ],
  },
  jaipur: {
    title: "Alojarse en Jaipur",
    description: "Dentro de las murallas o junto a ellas.",
    paragraphs: [
      "Dentro de las murallas rosas se va andando al palacio y a los bazares, y también se los oye. C-Scheme y Bani Park son más tranquilos, con jardines y aparcamiento.",
      "Los fuertes están más frescos antes de las diez de la mañana; casi todas las casas sirven el desayuno desde las siete y media.",
    ],
  },
  dubai: {
    title: "Alojarse en Dubái",
    description: "La ría, las torres o la playa.",
    paragraphs: [
      "Deira y la ría son el puerto viejo, donde mejor se come por poco dinero. Downtown es para la torre y las fuentes; Jumeirah, para la playa.",
      "El metro une el aeropuerto con casi todos; los taxis son muchos y llevan taxímetro.",
    ],
  },
};

/** Guides to tags in Spanish, by path part. */
export const tagGuidesEs: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Con niños",
    description: "En qué fijarse al viajar con niños.",
    paragraphs: [
      "Los alojamientos con esta etiqueta tienen cuna a petición, bañera o ducha baja y sitio para correr cerca. Indica la edad de los niños al buscar y verás solo habitaciones que los admiten.",
    ],
  },
};
