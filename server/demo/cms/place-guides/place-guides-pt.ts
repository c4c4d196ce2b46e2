import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in Portuguese, as it is written in Brazil, by slug. */
export const cityGuidesPt: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Onde ficar em Amsterdã",
    description: "Qual parte de Amsterdã combina com qual estadia.",
    paragraphs: [
      "O anel de canais é o cartão-postal, e silencioso depois das dez da noite. De Pijp é para quem vive de feiras e pequenos restaurantes; a Plantage é verde, com o zoológico e dois museus ali na esquina.",
      "Ao norte da água os quartos são maiores e os preços, mais baixos; a balsa atrás da estação central é gratuita e funciona a noite toda.",
    ],
    questions: [
      [
        "Quando Amsterdã está mais vazia?",
        "De meados de janeiro ao fim de fevereiro, e em novembro fora do Light Festival.",
      ],
      [
        "Existe taxa de turismo?",
        "Sim, uma parte do preço da diária. Os preços neste site dizem se ela está incluída.",
      ],
    ],
  },
  berlin: {
    title: "Onde ficar em Berlim",
    description: "Berlim são muitas cidades; escolha a sua.",
    paragraphs: [
      "Prenzlauer Berg tem calçadas largas e parquinhos; Kreuzberg, o canal e as noites; Charlottenburg, apartamentos antigos de pé-direito alto.",
      "Nos fins de semana os trens rodam a noite toda, então uma rua tranquila mais afastada custa apenas algumas estações.",
    ],
  },
  paris: {
    title: "Onde ficar em Paris",
    description: "Margem esquerda, margem direita e onde as manhãs são calmas.",
    paragraphs: [
      "Do Marais se vai a pé a quase tudo, e o bairro também vive aos domingos. Montmartre é um vilarejo no alto de uma colina: pense nas escadas se levar bagagem.",
      "Nos prédios antigos os quartos são pequenos. A página da hospedagem diz quantos metros quadrados tem o quarto quando sabemos.",
    ],
  },
  barcelona: {
    title: "Onde ficar em Barcelona",
    description: "Entre as colinas e o mar.",
    paragraphs: [
      "Gràcia guarda as praças do vilarejo que foi. El Born são ruelas de pedra e jantares tardios; o Eixample tem elevadores, luz e esquinas largas.",
      "De quase toda a cidade se chega à praia em vinte minutos, de metrô ou de bicicleta.",
    ],
  },
  rome: {
    title: "Onde ficar em Roma",
    description: "Três bairros para acordar.",
    paragraphs: [
      "Monti fica perto do Fórum e é cheio de oficinas. Trastevere é barulhento até a meia-noite e encantador às sete. Prati são ruas retas e bom café ao lado do Vaticano.",
      "A cidade cobra uma taxa de turismo por pessoa e por noite, paga na hospedagem.",
    ],
  },
  "new-delhi": {
    title: "Onde ficar em Nova Délhi",
    description: "Perto do metrô é perto de tudo.",
    paragraphs: [
      "Em volta de Connaught Place você está entre as duas linhas de metrô. O sul de Délhi é mais verde, com uma feira em cada bairro; Aerocity é para voos cedo.",
      "De novembro a janeiro as manhãs têm neblina: reserve uma hora a mais para ir ao aeroporto.",
    ],
    questions: [
      [
        "Que documentos preciso levar ao check-in?",
        "Um documento de identidade oficial; hóspedes do exterior apresentam passaporte e visto.",
      ],
    ],
  },
  jaipur: {
    title: "Onde ficar em Jaipur",
    description: "Dentro das muralhas ou ao lado delas.",
    paragraphs: [
      "Dentro das muralhas cor-de-rosa se vai a pé ao palácio e aos bazares, e também se ouve tudo. C-Scheme e Bani Park são mais calmos, com jardins e estacionamento.",
      "Os fortes são mais frescos antes das dez da manhã; a maioria das casas serve o café da manhã a partir das sete e meia.",
    ],
  },
  dubai: {
    title: "Onde ficar em Dubai",
    description: "O Creek, as torres ou a praia.",
    paragraphs: [
      "Deira e o Creek são o porto velho, com a melhor comida por pouco dinheiro. Downtown é para a torre e as fontes, Jumeirah para a praia.",
      "O metrô liga o aeroporto à maioria deles; táxis há muitos, e com taxímetro.",
    ],
  },
};

/** Guides to tags in Portuguese, by path part. */
export const tagGuidesPt: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Com crianças",
    description: "O que observar quando se viaja com crianças.",
    paragraphs: [
      "Os lugares com esta etiqueta têm berço a pedido, banheira ou chuveiro baixo e espaço para correr por perto. Diga a idade das crianças ao buscar: assim só aparecem quartos que as aceitam.",
    ],
  },
};
