import type { DemoTexts } from "./description-texts.ts";

export const pt: DemoTexts = {
  hotelOpening: [
    "{name} é um endereço tranquilo em {locality}, a uma curta caminhada dos lugares que levam quase todos a {city}.",
    "Por trás de uma bela fachada em {locality}, {name} tem quartos confortáveis, boas camas e uma equipe que conhece {city} de cor.",
    "{name} nasceu de uma ideia: que um hotel em {city} pode parecer a casa de amigos bem organizados.",
    "Trabalho de manhã, um longo jantar à noite: {name}, em {locality}, combina com as duas metades de um dia em {city}.",
  ],
  homeOpening: [
    "{name} é uma casa só sua perto de {city}: a sua chave, a sua cozinha, o seu ritmo.",
    "Os donos de {name} mobiliaram a casa para as próprias férias, e isso se nota em tudo, da faca de pão às luzes de leitura.",
    "Acorde sem pressa em {name}. O sol da manhã chega primeiro à mesa; o resto de {city} pode esperar.",
    "{name} foi restaurada com paciência: vigas antigas, banheiros novos e janelas onde está a vista.",
  ],
  setting: {
    city: [
      "Mercados, museus e o centro antigo ficam a uma distância fácil de fazer a pé, e há transporte logo na esquina.",
      "A rua em si é silenciosa à noite; duas esquinas adiante, os cafés mantêm as mesas na calçada até tarde.",
    ],
    coast: [
      "A praia fica tão perto que se vai descalço e, quando o vento ajuda, ouve-se o mar.",
      "Um caminho entre as dunas leva até a água; ao entardecer vale a pena percorrê-lo duas vezes.",
    ],
    mountain: [
      "As trilhas sinalizadas começam à porta e, no inverno, o teleférico fica a poucos minutos.",
      "O vale se abre diante das janelas, e os picos recebem a última luz do dia.",
    ],
    countryside: [
      "Em volta há campos, estradinhas feitas para a bicicleta e uma padaria de vila pela qual vale a pena madrugar.",
      "À noite só se ouvem as corujas e, de manhã, basta decidir para que lado caminhar.",
    ],
    desert: [
      "As dunas começam onde a estrada acaba, e o céu da noite é o melhor espetáculo da semana.",
      "As manhãs aqui são frescas e douradas; ao meio-dia, o melhor lugar é o pátio à sombra.",
    ],
  },
  hotelInside: [
    "Os quartos são silenciosos e práticos, com cortinas de verdade, tomadas suficientes e chuveiros que esquentam na hora.",
    "Cada quarto tem uma mesa de trabalho de verdade, Wi-Fi rápido e camas escolhidas por quem dormiu nelas.",
    "Embaixo há um salão com jornais e bom café; em cima, paredes grossas e lençóis macios.",
  ],
  homeInside: [
    "A cozinha está equipada para cozinhar, não só para aquecer, e à mesa cabem todos.",
    "Dentro há uma sala espaçosa, camas feitas na chegada e uma estante de jogos para as tardes de chuva.",
    "Janelas grandes, madeira acolhedora e um sofá comprido o bastante para a sesta dão o tom.",
  ],
  homeLarge: [
    "Com {bedrooms} quartos, recebe até {guests} hóspedes.",
    "Até {guests} pessoas dividem {bedrooms} quartos, para que famílias e amigos tenham portas para fechar.",
  ],
  homeSmall: [
    "É perfeita para dois, e um casal com uma criança pequena também fica à vontade.",
    "Compacta e bem pensada, oferece a duas pessoas tudo de que precisam e nada que atrapalhe.",
  ],
  pool: "A piscina abre nos meses quentes e tem espaço para nadar de verdade.",
  garden: "Há um jardim com cadeiras ao sol e à sombra.",
  fireplace: "Nos meses frios há uma lareira para se sentar ao lado.",
  breakfast: "O café da manhã é servido fresco, com frutas, ovos a gosto e pão do bairro.",
  pets: "Cães são bem-vindos e encontram uma tigela e uma toalha à porta.",
  closing: [
    "O check-in é fácil, e alguém atende o telefone até tarde.",
    "As perguntas são respondidas depressa, antes da estadia e durante ela.",
    "O que for preciso para a primeira noite já está lá.",
  ],
  cityIntro: {
    city: "{city} recompensa quem caminha: praças, mercados e ruelas, com bons quartos em cada bairro.",
    coast:
      "Ar de mar, praias longas e distâncias curtas: {city} foi feita para dias ao ar livre e jantares tardios.",
    mountain: "Em {city} as trilhas começam à porta, no verão com botas e no inverno com esquis.",
    countryside: "{city} é para dias sem pressa: caminhos, vilas e casas com lugar para todos.",
    desert: "{city} é céu aberto e noites frescas, com as dunas logo ali.",
  },
  rooms: {
    compact: [
      "Quarto compacto",
      "Um quarto pequeno e bem planejado, com cama de casal, mesa junto à parede e chuveiro sem degrau.",
    ],
    classic: [
      "Quarto duplo clássico",
      "Um quarto duplo silencioso, com bom colchão, poltrona de leitura e chuveiro ou banheira.",
    ],
    twin: [
      "Quarto com duas camas",
      "Duas camas de solteiro que podem ser unidas, uma mesa e bastante prateleira.",
    ],
    superior: ["Quarto superior", "Mais espaço, uma cama queen e um canto para sentar junto à janela."],
    deluxe: [
      "Quarto deluxe com cama king",
      "Uma cama king, uma janela ampla com vista e um banheiro com banheira e chuveiro.",
    ],
    family: [
      "Quarto família",
      "Uma cama de casal e duas de solteiro, com espaço entre elas e uma mesa para jogos.",
    ],
    suite: ["Suíte", "Um quarto e uma sala própria, para estadias longas ou uma noite especial."],
    wholeHome: ["Casa inteira", "O lugar todo é seu, com cozinha, sala e todos os quartos."],
  },
  reviewsGood: [
    [
      "Voltaria amanhã",
      "Tudo era como descrito e impecavelmente limpo. Dormimos muito bem e fomos recebidos com carinho.",
    ],
    [
      "Um achado encantador",
      "Ótima localização, silêncio à noite e cama confortável. Os pequenos detalhes fizeram a diferença.",
    ],
    [
      "Exatamente o que queríamos",
      "O check-in levou um minuto, o chuveiro estava quente e a vista era ainda melhor que nas fotos.",
    ],
    [
      "Anfitriões muito simpáticos",
      "Deram dicas que nunca teríamos encontrado sozinhos. As crianças não queriam ir embora.",
    ],
    [
      "Bom custo-benefício",
      "Preço justo pelo que se recebe. Limpo, calmo e perto de tudo o que queríamos ver.",
    ],
    [
      "Perfeito para um feriado prolongado",
      "Ficamos três noites e nos sentimos em casa na hora. A cozinha tinha tudo.",
    ],
  ],
  reviewsMixed: [
    [
      "Agradável, com pequenas falhas",
      "Confortável e bem localizado, mas o Wi-Fi era lento no nosso lado do prédio.",
    ],
    [
      "Bom para uma estadia curta",
      "O quarto era menor do que esperávamos, mas limpo e silencioso. A equipe ajudou bastante.",
    ],
  ],
  authors: [
    "Beatriz",
    "Rafael",
    "Camila",
    "Thiago",
    "Larissa",
    "Gustavo",
    "Mariana",
    "Felipe",
    "Joana",
    "Caio",
    "Helena",
    "Otávio",
  ],
};
