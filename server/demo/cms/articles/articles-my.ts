import type { DemoArticle } from "../demo-article.ts";

/** Articles in Malay. */
export const articlesMy: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "my",
    title: "Bercuti dengan pacuan empat roda",
    description:
      "Di mana pacuan empat roda membawa anda lebih jauh, dan di mana lebih baik ia diletakkan sahaja.",
    paragraphs: [
      "Pacuan empat roda sampai ke tempat yang tiada bas lalu: rumah ladang di sebalik genting gunung, pantai di hujung denai berpasir. Sewanya juga lebih mahal, minyaknya lebih banyak, dan saiznya tidak sesuai dengan pusat bandar lama. Berbaloi atau tidak bergantung pada sepuluh kilometer terakhir perjalanan anda, bukan lima ratus yang pertama.",
    ],
    sections: [
      {
        title: "Di mana ia berbaloi",
        paragraphs: [
          "Di Alps pada musim sejuk, apabila rumah terletak di atas kampung dan salji di jalan hanya dibersihkan selepas sarapan. Di gurun, tempat denai yang keras pada waktu pagi boleh menjadi lembut menjelang petang. Dan di kawasan berbukit selepas hujan, apabila tanah liat menjadi licin seperti sabun.",
          "Di bandar ia hanya membebankan. Tinggalkan di luar jalan lingkaran, naik kereta api masuk ke bandar, dan ambil semula apabila anda meneruskan perjalanan.",
        ],
      },
      {
        title: "Sebelum bertolak",
        paragraphs: [
          "Dapatkan jawapan bertulis daripada syarikat sewa kereta sama ada jalan tidak berturap dilindungi insurans; banyak kontrak mengecualikan tayar, cermin dan bahagian bawah kereta. Pastikan ada tayar ganti bersaiz penuh dan jek, dan belajar memasukkan gear rendah sementara anda masih di atas jalan bertar.",
          "Di atas pasir, lepaskan sepertiga angin tayar dan ikut kesan kereta lain. Di atas salji, keempat-empat roda membantu anda bergerak, tetapi tidak sekali-kali untuk berhenti: gandakan jarak anda.",
        ],
      },
      {
        title: "Tinggalkan seperti asalnya",
        paragraphs: [
          "Pandulah hanya di tempat yang dibenarkan dan jangan keluar dari denai. Di kawasan kering, tumbuhan memerlukan bertahun-tahun untuk menutup satu kesan roda. Bawa air untuk sehari lebih daripada rancangan, dan beritahu tuan rumah jalan mana yang anda ikut.",
        ],
      },
    ],
    questions: [
      [
        "Perlukah saya lesen khas?",
        "Tidak. Di Eropah, negara-negara Teluk dan India, lesen kereta biasa sudah mencukupi; di luar negara anda sendiri, bawa bersama permit memandu antarabangsa.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "my",
    title: "48 jam di Amsterdam",
    description: "Dua hari yang santai antara terusan, pasar dan feri ke seberang.",
    paragraphs: [
      "Dua hari mencukupi untuk Amsterdam jika separuh daripada senarai anda ditinggalkan di rumah. Bandarnya kecil, rata dan paling indah pada kadar orang berjalan; sesiapa yang berlari dari muzium ke muzium hanya melihat barisan orang dan terlepas airnya.",
    ],
    sections: [
      {
        title: "Hari pertama: lingkaran terusan",
        paragraphs: [
          "Mulakan sebelum pukul sembilan, ketika terusan masih memantulkan bumbung tebar layar dan jalan masih milik penunggang basikal. Susuri lingkaran itu dari barat ke timur: mula-mula lorong sempit Jordaan, kemudian lengkok luas Herengracht, dan minum kopi di tempat bot berpusing.",
          "Tengah hari ada ikan hering dari gerai, dimakan sambil berdiri. Petangnya naik feri percuma di belakang stesen pusat, duduk di tepi air di sebelah utara, dan pulang apabila lampu mula menyala.",
        ],
      },
      {
        title: "Hari kedua: satu muzium, satu pasar",
        paragraphs: [
          "Pilih satu muzium sahaja dan tempah jam pertama. Tiga bilik yang dinikmati betul-betul lebih bernilai daripada tiga puluh yang dilalui begitu sahaja. Selepas itu berjalanlah ke selatan, ke De Pijp: pasar Albert Cuyp menjual ikan, kain dan wafel panas sejak 1905.",
          "Jika hujan, dan memang boleh hujan, halaman dalam dan laluan berbumbung menjadi milik anda: tempat-tempat itu paling sunyi ketika semua orang lain berada di kafe.",
        ],
      },
      {
        title: "Di mana hendak bermalam",
        paragraphs: [
          "Di dalam lingkaran itu anda membayar untuk pemandangan dan mengangkat beg menaiki tangga curam. Plantage dan De Pijp lebih tenang dan hanya lima belas minit berjalan kaki dari segala-galanya; di utara air biliknya lebih luas, dan ferinya berjalan sepanjang malam.",
        ],
      },
    ],
    questions: [
      [
        "Perlukah saya kereta?",
        "Tidak. Trem, feri dan kaki anda lebih pantas, dan bayaran parkir lebih mahal daripada makan malam.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "my",
    title: "Seminggu yang perlahan di Ardennes",
    description: "Hutan, sungai dan rumah dengan unggun perapian: tujuh hari tanpa rancangan.",
    paragraphs: [
      "Ardennes dekat dari separuh Eropah dan masih sunyi. Dua jam dari Brussels, lebuh raya berakhir di hutan bic, sungai-sungai berpatah balik, dan setiap dua kampung ada kedai roti, jambatan dan bangku.",
    ],
    sections: [
      {
        title: "Mengisi hari dengan sedikit sahaja",
        paragraphs: [
          "Sewalah rumah yang ada dapur pemanas, beli roti di kampung, dan biar cuaca yang menentukan. Pada hari cerah, ikut sungai ke hulu: Ourthe di atas La Roche, atau Semois di sekitar Bouillon, tempat istananya memandang tiga lengkok air serentak.",
          "Pada hari hujan ada permainan di rak dan sup di atas dapur. Durbuy menggelar dirinya bandar terkecil di dunia dan boleh dijelajahi dalam masa menghabiskan sebatang aiskrim; pergilah menjelang malam, selepas bas pelancong beredar.",
        ],
      },
      {
        title: "Berjalan, berbasikal, berkayuh",
        paragraphs: [
          "Denai ditandai dengan simpang bernombor, jadi satu laluan hanyalah sederet nombor di atas secebis kertas. Landasan kereta api lama telah menjadi laluan basikal tanpa sebarang bukit. Kanu disewakan dari April hingga akhir September apabila air sungai mencukupi; tuan rumah anda tahu lebih awal daripada laman web.",
        ],
      },
      {
        title: "Apa yang dimakan",
        paragraphs: [
          "Ham salai dihiris nipis, ikan trout dengan badam, dan bir buatan rahib atau orang yang pernah bercita-cita menjadi rahib. Pada musim luruh, menu beralih kepada daging buruan. Tempah meja untuk makan tengah hari Ahad: itulah masanya seluruh daerah makan di luar.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "my",
    title: "Berjalan kaki musim luruh di Black Forest",
    description: "Tiga laluan untuk hari-hari keemasan, setiap satunya berakhir di tempat kek dihidangkan.",
    paragraphs: [
      "Oktober ialah bulan udara jernih dan pemandangan jauh. Lembah diselubungi kabus hingga pukul sebelas, dan sesiapa yang sudah berdiri di rabung sebelum itu memandang lautan putih hingga ke Alps. Tiga laluan ini tidak perlu mendaki, cuma kasut yang sudah kenal hujan.",
    ],
    sections: [
      {
        title: "Mengelilingi tasik, dua jam",
        paragraphs: [
          "Mulakan dengan sebuah tasik. Kelilinginya melawan arah jam, supaya matahari di muka ketika pergi dan di belakang ketika pulang. Pokok sprus berdiri gelap hingga ke gigi air; di celah-celahnya pokok bic menyala. Kilometer terakhir berturap dan berakhir di teres yang menyediakan selimut.",
        ],
      },
      {
        title: "Menyusuri rabung, empat jam",
        paragraphs: [
          "Dari Freudenstadt bas mendaki ke jalan tanah tinggi. Turun di genting dan kekal di rabung: sepanjang sepuluh kilometer denainya tidak naik dan tidak turun, dan ada bangku di tempat pokok ditebang demi pemandangan. Pulang dengan bas dari genting berikutnya, dan semak waktu bas terakhirnya sebelum anda bermula.",
        ],
      },
      {
        title: "Melalui gaung, separuh hari",
        paragraphs: [
          "Gaung sesuai untuk hari mendung, ketika tiada apa-apa kelihatan dari rabung. Tangga kayu melintasi air terjun; daun menutup akar, jadi tongkat amat membantu. Berjalanlah menurun: lebih ringan untuk dada, dan rumah tumpangannya menunggu di bawah.",
        ],
      },
    ],
    questions: [
      [
        "Bilakah daun bertukar warna?",
        "Biasanya pada minggu kedua dan ketiga Oktober, seminggu lebih awal di atas 900 meter.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "my",
    title: "Makanan jalanan di New Delhi",
    description: "Apa yang dimakan, bila hendak pergi, dan cara memilih gerai.",
    paragraphs: [
      "Delhi makan di jalanan, dari teh pertama pukul enam pagi hingga kebab terakhir selepas tengah malam. Tiada siapa mampu mencuba semuanya; tiga pusingan dalam tiga hari, setiap kali dengan perut lapar, sudah memberi gambaran yang baik.",
    ],
    sections: [
      {
        title: "Pagi: goreng dan hangat",
        paragraphs: [
          "Sarapannya chole bhature, kari kacang kuda dengan roti yang mengembang seperti belon, atau bedmi puri dengan kentang. Pada musim sejuk carilah daulat ki chaat, buih susu dan safron yang kempis menjelang tengah hari. Pergilah ke lorong-lorong bandar lama sebelum pukul sembilan, ketika pintu kedai masih separuh tertutup.",
        ],
      },
      {
        title: "Petang: masam dan sejuk",
        paragraphs: [
          "Di sekitar Connaught Place, kereta sorong mengeluarkan golgappe: kulit rangup berongga yang diisi kentang dan dicelup air asam jawa, dimakan sekali suap, enam biji sepinggan. Papri chaat ditambah dadih. Segelas jaljeera, jintan putih dan pudina, melegakan segala-galanya.",
        ],
      },
      {
        title: "Malam: asap",
        paragraphs: [
          "Selepas gelap, ikut asap ke tempat memanggang: seekh kebab dalam roti nipis, ikan goreng bersalut tepung kacang, dan kulfi yang dipotong dari acuannya sebagai penutup. Karol Bagh elok pada hari bekerja, jalan-jalan dekat masjid besar elok setiap malam tetapi sesak pada hari Jumaat.",
        ],
      },
      {
        title: "Cara memilih gerai",
        paragraphs: [
          "Pergilah ke tempat yang barisannya panjang dan minyaknya baharu. Makan apa yang dibuat di depan mata dan dihidang panas; elakkan dahulu buah potong dan ais pada hari-hari pertama. Minum yang berbotol atau sudah dimasak, bawa duit kecil, dan kongsi sepinggan supaya dapat mencuba lebih banyak.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "my",
    title: "Hujung minggu monsun dekat Mumbai",
    description: "Bukit hijau, air terjun dan teh panas beberapa jam dari bandar.",
    paragraphs: [
      "Mulai akhir Jun, bukit-bukit di belakang Mumbai menjadi hijau yang tidak dipercayai dalam gambar. Air terjun muncul di tempat yang hanya batu pada bulan Mei, kubu-kubu berdiri dalam awan, dan di setiap selekoh ada orang membakar jagung. Dua hari mencukupi, jika anda bertolak sebelum seluruh bandar bertolak.",
    ],
    sections: [
      {
        title: "Pilih tanah tinggi atau pantai",
        paragraphs: [
          "Banjaran Ghat terletak dua hingga tiga jam melalui jalan raya atau kereta api: pagi dalam awan, petang dengan pemandangan yang tiba-tiba terbuka. Pune terletak di sebaliknya, di kawasan yang terlindung daripada hujan, dan menjadi tempat menginap yang kering. Pantai Konkan untuk mereka yang suka laut bergelora; jangan harap dapat berenang sehingga Oktober, tetapi ikannya sedang sedap-sedapnya.",
        ],
      },
      {
        title: "Tempat duduk terbaik ialah di kereta api",
        paragraphs: [
          "Pada pagi Sabtu lebuh raya tidak bergerak. Kereta api merentas Ghat melalui terowong dan jejambat dengan air terjun di kedua-dua belah; duduk di sebelah kiri ketika mendaki, dan tempah seminggu lebih awal.",
        ],
      },
      {
        title: "Apa yang perlu dibawa",
        paragraphs: [
          "Sandal yang boleh basah, seluar kering sehelai lagi, satu beg di dalam beg anda. Pilih bilik dengan balkoni berbumbung: anda akan berjam-jam di situ. Jalan berhampiran air terjun boleh ditutup secara mengejut, jadi tanya tuan rumah pada pagi anda bertolak, dan jangan sekali-kali berdiri di bawah air terjun selepas semalaman hujan.",
        ],
      },
    ],
    questions: [
      [
        "Bilakah monsun berakhir?",
        "Sekitar akhir September; bukit-bukit kekal hijau kira-kira sebulan lagi selepas itu.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "my",
    title: "Cara berkemas untuk seminggu di Alps",
    description: "Satu beg, empat lapis pakaian, dan barang yang selalu dilupakan.",
    paragraphs: [
      "Di gunung, hari boleh bermula pada dua darjah dan menjelang tengah hari cukup dengan kemeja sahaja. Sesiapa yang berkemas untuk jam paling sejuk membawa terlalu banyak, sesiapa yang berkemas untuk jam paling panas akan kesejukan. Jawapannya berlapis-lapis, dan semuanya muat dalam satu beg.",
    ],
    sections: [
      {
        title: "Empat lapis",
        paragraphs: [
          "Di kulit, dua helai baju bulu biri-biri atau kain yang kering semalaman. Di atasnya fleece nipis. Kemudian sesuatu yang hangat untuk waktu malam dan puncak, cukup ringan untuk dilupakan di dasar beg galas. Paling luar, jaket penahan angin dan hujan: inilah satu-satunya yang patut dibelanjakan.",
          "Sehelai seluar berjalan dan sehelai untuk makan malam sudah memadai. But dipakai ketika dalam perjalanan; selipar rumah hampir tiada beratnya dan menyenangkan hati pemilik.",
        ],
      },
      {
        title: "Apa yang selalu dilupakan",
        paragraphs: [
          "Selipar, lampu suluh untuk berjalan pulang dari makan malam, syiling untuk loker ski, dan krim pelindung matahari walaupun sejuk: pada ketinggian 2,000 meter matahari membakar menembusi awan. Tambah peti kecemasan kecil dengan plaster lecet, dan peta kertas, kerana bateri tidak suka suhu beku.",
        ],
      },
      {
        title: "Apa yang sudah ada di rumah",
        paragraphs: [
          "Lihat senarai kemudahan sebelum anda mengemas tuala, pengering rambut atau pemanggang raclette. Banyak chalet ada bilik pengering but dan kereta luncur di bangsal; satu soalan lebih awal menjimatkan separuh but kereta.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "my",
    title: "Mengembara dengan anjing di Perancis",
    description: "Dokumen, pantai dan restoran: apa yang boleh dan tidak boleh bagi anjing anda.",
    paragraphs: [
      "Perancis suka akan anjing. Anjing duduk di bawah meja kafe, menaiki kereta api dan disapa sebelum tuannya. Namun peraturan tetap ada, dan berbeza dari satu pantai ke pantai yang lain.",
    ],
    sections: [
      {
        title: "Dokumen",
        paragraphs: [
          "Anjing anda memerlukan mikrocip, pasport dan vaksin rabies yang sekurang-kurangnya sudah dua puluh satu hari. Dari luar Kesatuan Eropah, sijil kesihatan menggantikan pasport; tanya doktor haiwan anda enam minggu lebih awal. Dua kumpulan baka kuat tidak dibenarkan masuk, atau hanya dengan dokumen dan berangus.",
        ],
      },
      {
        title: "Pantai dan taman",
        paragraphs: [
          "Banyak pantai ditutup kepada anjing dari Jun hingga September, dan dibuka hanya sebelum pukul sepuluh pagi atau selepas pukul tujuh malam. Di sekitar Arcachon dan Biarritz, papan tanda di setiap laluan masuk menerangkannya; pantai Atlantik lebih lapang daripada Riviera. Di taman negara, tali pun selalunya tidak cukup: anjing mesti tinggal di luar.",
        ],
      },
      {
        title: "Kereta api, meja, rumah",
        paragraphs: [
          "Anjing kecil dibawa dalam beg dengan beberapa euro, anjing besar dengan tiket sendiri dan berangus. Restoran mengalu-alukan anjing di teres dan selalunya juga di dalam; semangkuk air datang tanpa diminta.",
          "Ketika mencari, tambahkan haiwan peliharaan anda pada tetamu: hanya rumah yang menerimanya dipaparkan, dengan yuran haiwan sudah termasuk dalam jumlah. Bawa selimut yang berbau rumah, dan jangan tinggalkan anjing bersendirian di rumah pada malam pertama.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "my",
    title: "Kali pertama di Dubai",
    description: "Anak laut lama, menara tinggi dan bila patut berada di dalam bangunan.",
    paragraphs: [
      "Dubai ialah dua bandar: satu yang tumbuh di sepanjang anak lautnya, dan satu yang dilukis. Lihat yang pertama sebelum yang kedua, dan kedua-duanya mudah difahami.",
    ],
    sections: [
      {
        title: "Mulakan di Creek",
        paragraphs: [
          "Seberangi air dengan abra kayu pada harga satu dirham, dari Bur Dubai ke Deira dan kembali. Souk rempah dan kain paling seronok sebelum pukul sebelas, ketika peniaga masih ada masa untuk berbual. Di rumah-rumah bermenara angin Al Fahidi anda merasai cara orang menyejukkan badan sebelum ada elektrik: angin turun melalui lorong menara dan menyapu lantai.",
        ],
      },
      {
        title: "Kemudian naik ke atas",
        paragraphs: [
          "Pilih satu menara dan tempah waktu sejam sebelum matahari terbenam, untuk melihat bandar pada waktu siang, dalam cahaya emas dan pada waktu malam dengan satu harga. Selepas itu, persiaran Marina ialah tempat bersiar-siar, dari Oktober hingga April sampai lewat malam.",
        ],
      },
      {
        title: "Panas, pakaian, hari",
        paragraphs: [
          "Dari Mei hingga September, tengah hari ialah waktu untuk muzium, pusat beli-belah dan kolam renang. Berpakaian ringan, dengan bahu dan lutut bertutup di kawasan lama dan di masjid. Sepanjang Ramadan, kafe lebih sunyi pada siang hari dan meriah pada waktu malam.",
          "Letakkan malam di gurun di pertengahan penginapan, bukan pada malam terakhir: pasir dalam kasut dan penerbangan awal pagi tidak sepadan. Metro berjalan dari lapangan terbang ke kebanyakan hotel dan merupakan pemandangan latar langit yang paling murah.",
        ],
      },
    ],
    questions: [
      [
        "Perlukah saya wang tunai?",
        "Sedikit: kad diterima hampir di mana-mana, tetapi abra, kedai teh kecil dan tip memerlukan syiling.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "my",
    title: "Kotej dekat laut",
    description: "Cara memilih rumah yang membolehkan anda berjalan kaki ke air.",
    paragraphs: [
      "Dekat laut ialah kata yang luas maknanya. Mungkin bukit pasir di belakang pagar taman, atau mungkin pemandangan laut dari bilik mandi jika anda berdiri di atas tab. Beberapa soalan sudah cukup untuk membezakannya.",
    ],
    sections: [
      {
        title: "Jarak bukan jalannya",
        paragraphs: [
          "Lihat peta dan jarak ke pantai, kemudian apa yang ada di antaranya: jalan besar, padang golf atau pelabuhan boleh menjadikan 600 meter setengah jam. Tanya di mana laluan terdekat merentasi bukit pasir, dan sama ada bahagian terakhirnya pasir, jika anda membawa kereta sorong bayi.",
        ],
      },
      {
        title: "Angin dahulu, baru pemandangan",
        paragraphs: [
          "Di Laut Utara, taman yang terlindung lebih bernilai daripada pemandangan. Tanya teresnya menghadap ke mana dan adakah tembok atau pagar tanaman di sebelah barat. Rumah selang satu jalan di belakang selalunya lebih hangat, lebih sunyi dan satu perlima lebih murah.",
        ],
      },
      {
        title: "Musim-musim yang lain",
        paragraphs: [
          "Pada musim bunga dan musim luruh, rumah yang sama kurang sepertiga harganya, pantai milik anda, dan dapur pemanas dinyalakan untuk anda. Di Domburg dan Zandvoort kafe dibuka sepanjang tahun; bagi pulau-pulau, semak feri dahulu, kerana pada musim sejuk ia kurang belayar.",
          "Bawa tali untuk menyidai baju basah, sepasang kasut lagi dan sekotak daun terup. Selebihnya serahkan kepada laut.",
        ],
      },
    ],
  },
];
