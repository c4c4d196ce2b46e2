import type { DemoArticle } from "../demo-article.ts";

/** Articles in Portuguese, as it is written in Brazil. */
export const articlesPt: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "pt",
    title: "Férias de 4x4",
    description: "Onde a tração nas quatro rodas leva você mais longe e onde é melhor deixá-la estacionada.",
    paragraphs: [
      "Um 4x4 chega aonde nenhum ônibus vai: uma casa de fazenda atrás da serra, uma praia no fim de uma trilha de areia. Mas o aluguel é mais caro, ele bebe mais e cabe mal nos centros antigos. Se vale a pena, quem decide são os últimos dez quilômetros da viagem, não os primeiros quinhentos.",
    ],
    sections: [
      {
        title: "Onde ele compensa",
        paragraphs: [
          "Nos Alpes no inverno, quando a casa fica acima do vilarejo e a estrada só é limpa depois do café da manhã. No deserto, onde uma pista pode estar firme de manhã e fofa à tarde. E nas colinas depois da chuva, quando o barro vira sabão.",
          "Na cidade, é peso morto. Deixe o carro fora do anel viário, entre de trem e pegue-o de volta quando seguir viagem.",
        ],
      },
      {
        title: "Antes de dar a partida",
        paragraphs: [
          "Pergunte por escrito à locadora se o seguro cobre estradas de terra; muitos contratos excluem pneus, vidros e a parte de baixo. Confira se há macaco e um estepe de tamanho normal, e descubra como se engata a reduzida enquanto ainda está no asfalto.",
          "Na areia, tire um terço do ar dos pneus e siga o rastro dos outros. Na neve, as quatro rodas ajudam a arrancar, nunca a parar: mantenha o dobro da distância.",
        ],
      },
      {
        title: "Deixe tudo como encontrou",
        paragraphs: [
          "Dirija só onde é permitido e não saia das trilhas. Em terra seca, as plantas levam anos para fechar uma única marca de pneu. Leve água para um dia a mais do que planejou e diga aos anfitriões por onde você vai.",
        ],
      },
    ],
    questions: [
      [
        "Preciso de uma habilitação especial?",
        "Não. Na Europa, no Golfo e na Índia basta a carteira de motorista comum; fora do seu país, leve junto a permissão internacional.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "pt",
    title: "48 horas em Amsterdã",
    description: "Dois dias sem pressa entre canais, feiras e uma balsa para a outra margem.",
    paragraphs: [
      "Dois dias bastam para Amsterdã, se você deixar metade da lista em casa. A cidade é pequena, plana e fica melhor no ritmo de quem anda a pé; quem corre de museu em museu vê filas e perde a água.",
    ],
    sections: [
      {
        title: "Primeiro dia: o anel de canais",
        paragraphs: [
          "Saia antes das nove, quando os canais ainda espelham as fachadas e as ruas são dos ciclistas. Percorra o anel de oeste a leste: primeiro as ruas estreitas do Jordaan, depois as curvas largas do Herengracht, e tome um café onde os barcos fazem a volta.",
          "Ao meio-dia tem arenque na barraca, para comer de pé. À tarde, pegue a balsa gratuita atrás da estação central, sente-se à beira d’água do lado norte e volte quando as luzes se acenderem.",
        ],
      },
      {
        title: "Segundo dia: um museu, uma feira",
        paragraphs: [
          "Escolha um museu só e reserve o primeiro horário do dia. Três salas bem vistas valem mais do que trinta atravessadas. Depois desça a pé até De Pijp: na feira Albert Cuyp se vendem peixe, tecidos e waffles quentes desde 1905.",
          "Se chover, e pode chover, os pátios e as passagens cobertas são seus: nunca estão tão tranquilos como quando todo mundo se enfiou num café.",
        ],
      },
      {
        title: "Onde dormir",
        paragraphs: [
          "Dentro do anel, paga-se pela vista e carrega-se a mala por escadas íngremes. A Plantage e De Pijp são mais calmos e ficam a quinze minutos a pé de tudo; ao norte da água os quartos são maiores, e a balsa funciona a noite toda.",
        ],
      },
    ],
    questions: [
      [
        "Preciso de carro?",
        "Não. O bonde, a balsa e as suas pernas são mais rápidos, e estacionar custa mais do que o jantar.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "pt",
    title: "Uma semana sem pressa nas Ardenas",
    description: "Florestas, rios e uma casa com fogo aceso: sete dias sem roteiro.",
    paragraphs: [
      "As Ardenas ficam perto de meia Europa e continuam sossegadas. A duas horas de Bruxelas a rodovia termina em bosques de faias, os rios dão a volta sobre si mesmos e, a cada dois vilarejos, um tem padaria, ponte e banco.",
    ],
    sections: [
      {
        title: "Como encher um dia com pouco",
        paragraphs: [
          "Alugue uma casa com lareira, compre pão no vilarejo e deixe o tempo decidir. Nos dias secos, suba um rio: o Ourthe acima de La Roche, o Semois em torno de Bouillon, onde o castelo olha para três curvas d’água de uma só vez.",
          "Nos dias de chuva, há jogos na estante e sopa no fogo. Durbuy se diz a menor cidade do mundo e se percorre no tempo de um sorvete; vá no fim da tarde, quando os ônibus de excursão já foram embora.",
        ],
      },
      {
        title: "A pé, de bicicleta, de canoa",
        paragraphs: [
          "As trilhas ligam cruzamentos numerados, e assim um passeio é uma fileira de números num pedaço de papel. As antigas ferrovias viraram ciclovias sem nenhuma ladeira. As canoas são alugadas de abril ao fim de setembro, quando os rios têm água suficiente; os anfitriões sabem disso antes dos sites.",
        ],
      },
      {
        title: "O que comer",
        paragraphs: [
          "Presunto defumado em fatias finas, truta com amêndoas e uma cerveja feita por monges, ou por gente que gostaria de ter sido. No outono, os cardápios passam à caça. Reserve mesa para o almoço de domingo: é quando a região inteira come fora.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "pt",
    title: "Caminhadas de outono na Floresta Negra",
    description: "Três passeios para dias dourados, e todos terminam onde se serve bolo.",
    paragraphs: [
      "Outubro é o mês do ar limpo e das vistas longas. Os vales ficam sob a névoa até as onze, e quem a essa hora está no alto de uma crista enxerga, por cima de um mar branco, até os Alpes. Estas três caminhadas não exigem escalada, só um calçado que já tenha visto chuva.",
    ],
    sections: [
      {
        title: "Em volta do lago, duas horas",
        paragraphs: [
          "Comece por um lago. Dê a volta no sentido anti-horário, para ter o sol no rosto na ida e nas costas na volta. Os abetos descem escuros até a água; entre eles, as faias pegam fogo. O último quilômetro é asfaltado e termina num terraço com mantas.",
        ],
      },
      {
        title: "Pela crista, quatro horas",
        paragraphs: [
          "De Freudenstadt saem ônibus que sobem até a estrada do alto da serra. Desça no passo e fique na crista: por dez quilômetros a trilha não sobe nem desce, e há bancos onde as árvores foram cortadas para abrir a vista. Pegue o ônibus de volta no passo seguinte e, antes de sair, veja a que horas passa o último.",
        ],
      },
      {
        title: "Pelo desfiladeiro, meio dia",
        paragraphs: [
          "Os desfiladeiros são para os dias cinzentos, quando das cristas não se vê nada. Degraus de madeira acompanham as cachoeiras; as folhas escondem as raízes, e bastões ajudam. Caminhe na descida: os pulmões agradecem, e a pousada fica lá embaixo.",
        ],
      },
    ],
    questions: [
      [
        "Quando as folhas mudam de cor?",
        "Em geral na segunda e na terceira semana de outubro; acima de 900 metros, uma semana antes.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "pt",
    title: "Comida de rua em Nova Délhi",
    description: "O que comer, a que horas ir e como escolher a barraca.",
    paragraphs: [
      "Délhi come na rua, do primeiro chá às seis ao último kebab depois da meia-noite. Ninguém consegue provar tudo; três rodadas em três dias, sempre com fome, dão uma boa ideia.",
    ],
    sections: [
      {
        title: "De manhã: frito e quente",
        paragraphs: [
          "O café da manhã é chole bhature, um curry de grão-de-bico com um pão que incha como um balão, ou bedmi puri com batatas. No inverno, procure o daulat ki chaat, uma espuma de leite e açafrão que murcha antes do meio-dia. Vá às ruelas da cidade velha antes das nove, quando as portas das lojas ainda estão meio fechadas.",
        ],
      },
      {
        title: "À tarde: azedo e gelado",
        paragraphs: [
          "Em volta de Connaught Place, os carrinhos trazem os golgappe: casquinhas ocas recheadas de batata e mergulhadas em água de tamarindo, comidas de uma bocada só, seis por prato. O papri chaat leva iogurte. Um copo de jaljeera, cominho e hortelã, acalma tudo.",
        ],
      },
      {
        title: "À noite: fumaça",
        paragraphs: [
          "Depois que escurece, siga a fumaça até as grelhas: seekh kebab em pão fininho, peixe frito na farinha de grão-de-bico e, para terminar, kulfi cortado na hora em que sai da forma. Karol Bagh é bom nos dias de semana; as ruas perto da grande mesquita, todas as noites, mas lotadas às sextas.",
        ],
      },
      {
        title: "Como escolher a barraca",
        paragraphs: [
          "Vá aonde a fila é longa e o óleo é novo. Coma o que fazem na sua frente e servem quente; nos primeiros dias, deixe de lado as frutas cortadas e o gelo. Beba o que vem engarrafado ou fervido, leve notas pequenas e divida os pratos para provar mais.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "pt",
    title: "Fins de semana de monção perto de Mumbai",
    description: "Montanhas verdes, cachoeiras e chá quente a poucas horas da cidade.",
    paragraphs: [
      "A partir do fim de junho, as montanhas atrás de Mumbai ganham um verde em que nenhuma foto faz acreditar. Surgem cachoeiras onde em maio havia pedra, os fortes ficam nas nuvens e em cada curva alguém assa milho. Dois dias bastam, se você sair antes da cidade.",
    ],
    sections: [
      {
        title: "Serra ou litoral",
        paragraphs: [
          "Os Gates ficam a duas ou três horas de carro ou de trem: manhãs nas nuvens, tardes de vistas repentinas. Pune está do outro lado, protegida da chuva, e é uma boa base seca. A costa do Concão é para quem gosta de mar bravo; nadar, nem pensar até outubro, mas o peixe está no seu melhor.",
        ],
      },
      {
        title: "O melhor lugar é no trem",
        paragraphs: [
          "No sábado de manhã a rodovia para. Os trens que sobem os Gates atravessam túneis e viadutos com cachoeiras dos dois lados; na subida, sente-se à esquerda, e reserve com uma semana de antecedência.",
        ],
      },
      {
        title: "O que levar",
        paragraphs: [
          "Sandálias que possam molhar, uma segunda calça seca, uma sacola dentro da mochila. Escolha um quarto com varanda coberta: você vai passar horas nela. As estradas perto das cachoeiras fecham sem muito aviso, então pergunte aos anfitriões na manhã da viagem, e nunca fique debaixo de uma queda depois de uma noite de chuva.",
        ],
      },
    ],
    questions: [
      [
        "Quando termina a monção?",
        "Por volta do fim de setembro; as montanhas continuam verdes por mais ou menos um mês.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "pt",
    title: "O que levar para uma semana nos Alpes",
    description: "Uma mala, quatro camadas e o que todo mundo esquece.",
    paragraphs: [
      "Na montanha, um dia pode começar com dois graus e pedir manga curta ao meio-dia. Quem faz a mala para a hora mais fria carrega demais; quem faz para a mais quente passa frio. As camadas resolvem, e cabem em uma mala só.",
    ],
    sections: [
      {
        title: "Quatro camadas",
        paragraphs: [
          "Junto da pele, uma camiseta de lã ou de algo que seque de um dia para o outro; leve duas. Por cima, um fleece fino. Depois, algo quente para as noites e os cumes, leve o bastante para ficar esquecido no fundo da mochila. Por fora, uma jaqueta contra vento e chuva: é a única peça em que vale a pena gastar.",
          "Uma calça para caminhar e outra para o jantar bastam. As botas viajam nos pés; o calçado de casa não pesa nada e agrada aos donos.",
        ],
      },
      {
        title: "O que todo mundo esquece",
        paragraphs: [
          "Chinelos, uma lanterna para voltar do jantar, moedas para o armário dos esquis e protetor solar mesmo no frio: a 2.000 metros, o sol queima através das nuvens. Acrescente um pequeno kit de primeiros socorros com curativos para bolhas e um mapa de papel, porque as baterias não gostam de gelo.",
        ],
      },
      {
        title: "O que a casa já tem",
        paragraphs: [
          "Veja a lista de comodidades antes de pôr na mala toalhas, secador de cabelo ou aparelho de raclete. Muitos chalés têm um cômodo para secar as botas e um trenó no depósito; uma pergunta antes da viagem poupa meio porta-malas.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "pt",
    title: "Viajar com cachorro pela França",
    description: "Documentos, praias e restaurantes: o que o seu cachorro pode e não pode fazer.",
    paragraphs: [
      "A França gosta de cachorros. Eles ficam debaixo das mesas dos cafés, andam de trem e são cumprimentados antes dos donos. Mesmo assim há regras, e elas mudam de uma praia para outra.",
    ],
    sections: [
      {
        title: "Documentos",
        paragraphs: [
          "O seu cachorro precisa de microchip, passaporte e vacina contra a raiva tomada há pelo menos vinte e um dias. Vindo de fora da União Europeia, um certificado sanitário substitui o passaporte; fale com o veterinário seis semanas antes. Dois grupos de raças fortes não podem entrar, ou só com documentos e focinheira.",
        ],
      },
      {
        title: "Praias e parques",
        paragraphs: [
          "Muitas praias são fechadas aos cachorros de junho a setembro, e reabrem para eles antes das dez da manhã ou depois das sete da noite. Em Arcachon e Biarritz, placas em cada acesso dizem quais; o Atlântico tem mais espaço do que a Riviera. Nos parques nacionais, muitas vezes nem a guia basta: os cachorros ficam do lado de fora.",
        ],
      },
      {
        title: "Trens, mesas, casas",
        paragraphs: [
          "Cachorros pequenos viajam numa bolsa por alguns euros; os grandes, com passagem própria e focinheira. Os restaurantes recebem cachorros no terraço e muitas vezes lá dentro; a tigela de água vem sem ninguém pedir.",
          "Na busca, acrescente o seu pet aos hóspedes: só aparecem casas que o aceitam, com a taxa dele já no total. Leve uma manta com cheiro de casa e nunca deixe o cachorro sozinho na hospedagem na primeira noite.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "pt",
    title: "Sua primeira vez em Dubai",
    description: "O velho Creek, as torres altas e as horas de ficar em lugar fechado.",
    paragraphs: [
      "Dubai são duas cidades: uma cresceu ao longo de um braço de mar, o Creek, e a outra foi desenhada. Veja a primeira antes da segunda, e as duas fazem sentido.",
    ],
    sections: [
      {
        title: "Comece pelo Creek",
        paragraphs: [
          "Atravesse a água numa abra de madeira por um dirham, de Bur Dubai a Deira e de volta. Os souks de especiarias e tecidos são melhores antes das onze, quando os comerciantes têm tempo para conversar. Nas casas com torre de vento de Al Fahidi, sente-se como as pessoas se refrescavam antes da eletricidade: a brisa desce pelo duto e corre pelo chão.",
        ],
      },
      {
        title: "Depois, suba",
        paragraphs: [
          "Escolha uma torre e reserve o horário de uma hora antes do pôr do sol: você vê a cidade de dia, dourada e à noite por um preço só. Depois, o calçadão da Marina é para caminhar, de outubro a abril até tarde.",
        ],
      },
      {
        title: "Calor, roupa, datas",
        paragraphs: [
          "De maio a setembro, o meio do dia é dos museus, dos shoppings e da piscina. Use roupas leves, com ombros e joelhos cobertos nos bairros antigos e nas mesquitas. Durante o Ramadã, os cafés ficam mais tranquilos de dia e maravilhosos à noite.",
          "Deixe a noite no deserto para o meio da estadia, não para a última: areia nos sapatos e voo cedo não combinam. O metrô vai do aeroporto à maioria dos hotéis e é a vista mais barata dos arranha-céus.",
        ],
      },
    ],
    questions: [
      [
        "Preciso de dinheiro vivo?",
        "Um pouco: o cartão é aceito quase em toda parte, mas a abra, as pequenas casas de chá e as gorjetas pedem moedas.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "pt",
    title: "Casinhas perto do mar",
    description: "Como escolher uma casa de onde se vai a pé até a água.",
    paragraphs: [
      "Perto do mar é uma expressão larga. Pode ser dunas atrás do portão do jardim, ou uma vista da água pela janela do banheiro, se você subir na banheira. Algumas perguntas separam uma coisa da outra.",
    ],
    sections: [
      {
        title: "Distância não é caminho",
        paragraphs: [
          "Olhe o mapa e a distância até a praia, e depois o que há no meio: uma avenida movimentada, um campo de golfe ou um porto podem transformar 600 metros em meia hora. Pergunte onde fica a passagem mais próxima pelas dunas e, se for com carrinho de bebê, se o último trecho é de areia.",
        ],
      },
      {
        title: "O vento antes da vista",
        paragraphs: [
          "No Mar do Norte, um jardim abrigado vale mais do que uma vista. Pergunte para que lado dá o terraço e se há um muro ou uma cerca viva a oeste. Uma casa uma rua para trás costuma ser mais quente, mais silenciosa e um quinto mais barata.",
        ],
      },
      {
        title: "As outras estações",
        paragraphs: [
          "Na primavera e no outono as mesmas casas custam um terço a menos, a praia é sua e a lareira já está acesa quando você chega. Em Domburg e Zandvoort há cafés abertos o ano todo; nas ilhas, veja antes a balsa, que no inverno sai com menos frequência.",
          "Leve um varal para a roupa molhada, um segundo par de sapatos e um baralho. O mar faz o resto.",
        ],
      },
    ],
  },
];
