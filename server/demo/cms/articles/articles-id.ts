import type { DemoArticle } from "../demo-article.ts";

/** Articles in Indonesian. */
export const articlesId: readonly DemoArticle[] = [
  {
    id: "a1",
    slug: "four-wheel-drive-holidays",
    language: "id",
    title: "Berlibur dengan mobil 4x4",
    description:
      "Ke mana penggerak empat roda membawa Anda lebih jauh, dan di mana sebaiknya mobil diparkir saja.",
    paragraphs: [
      "Mobil 4x4 sanggup mencapai tempat yang tidak dilalui bus: rumah tani di balik celah gunung, pantai di ujung jalan berpasir. Namun sewanya lebih mahal, bahan bakarnya lebih boros, dan badannya kurang pas di pusat kota tua. Sepadan atau tidak, yang menentukan adalah sepuluh kilometer terakhir perjalanan Anda, bukan lima ratus yang pertama.",
    ],
    sections: [
      {
        title: "Di mana gunanya terasa",
        paragraphs: [
          "Di Pegunungan Alpen pada musim dingin, ketika rumah berada di atas desa dan salju di jalan baru dibersihkan setelah sarapan. Di gurun, tempat jalan yang keras di pagi hari bisa menjadi gembur di sore hari. Dan di perbukitan sehabis hujan, saat tanah liat menjadi selicin sabun.",
          "Di kota, mobil ini hanya beban. Tinggalkan di luar jalan lingkar, naik kereta ke dalam kota, lalu ambil lagi saat Anda melanjutkan perjalanan.",
        ],
      },
      {
        title: "Sebelum berangkat",
        paragraphs: [
          "Mintalah jawaban tertulis dari perusahaan sewa mobil apakah jalan tak beraspal ditanggung asuransi; banyak kontrak mengecualikan ban, kaca, dan kolong mobil. Pastikan ada ban serep ukuran penuh dan dongkrak, dan pelajari cara memasukkan gigi rendah selagi Anda masih di atas aspal.",
          "Di atas pasir, kurangi sepertiga angin ban dan ikuti jejak mobil lain. Di atas salju, keempat roda membantu Anda mulai berjalan, bukan berhenti: jaga jarak dua kali lipat.",
        ],
      },
      {
        title: "Tinggalkan seperti semula",
        paragraphs: [
          "Berkendaralah hanya di tempat yang diizinkan dan jangan keluar jalur. Di daerah kering, tumbuhan perlu bertahun-tahun untuk menutup satu bekas roda. Bawalah air untuk satu hari lebih lama dari rencana, dan beri tahu tuan rumah jalan mana yang Anda ambil.",
        ],
      },
    ],
    questions: [
      [
        "Apakah saya perlu SIM khusus?",
        "Tidak. Di Eropa, negara-negara Teluk, dan India, SIM mobil biasa sudah cukup; di luar negara Anda sendiri, bawalah juga SIM internasional.",
      ],
    ],
  },
  {
    id: "a2",
    slug: "48-hours-in-amsterdam",
    language: "id",
    title: "48 jam di Amsterdam",
    description: "Dua hari yang santai di antara kanal, pasar, dan feri ke seberang.",
    paragraphs: [
      "Dua hari cukup untuk Amsterdam asalkan separuh daftar Anda ditinggal di rumah. Kotanya kecil, datar, dan paling enak dinikmati sambil berjalan kaki; siapa yang berlari dari museum ke museum hanya melihat antrean dan melewatkan airnya.",
    ],
    sections: [
      {
        title: "Hari pertama: lingkar kanal",
        paragraphs: [
          "Mulailah sebelum pukul sembilan, ketika kanal masih memantulkan atap-atap rumah dan jalanan milik para pesepeda. Susuri lingkar kanal dari barat ke timur: mula-mula gang sempit di Jordaan, lalu lengkungan lebar Herengracht, dan minumlah kopi di tempat perahu berputar.",
          "Tengah hari ada ikan hering dari kedai, dimakan sambil berdiri. Sorenya naiklah feri gratis di belakang stasiun pusat, duduk di tepi air di sisi utara, dan kembali ketika lampu-lampu menyala.",
        ],
      },
      {
        title: "Hari kedua: satu museum, satu pasar",
        paragraphs: [
          "Pilih satu museum saja dan pesan jam pertama. Tiga ruangan yang dinikmati sungguh-sungguh lebih berharga daripada tiga puluh yang sekadar dilewati. Setelah itu berjalanlah ke selatan, ke De Pijp: pasar Albert Cuyp menjual ikan, kain, dan wafel hangat sejak 1905.",
          "Kalau hujan, dan itu bisa saja terjadi, pelataran dan lorong beratap menjadi milik Anda: tempat-tempat itu paling sepi ketika semua orang lain duduk di kafe.",
        ],
      },
      {
        title: "Di mana bermalam",
        paragraphs: [
          "Di dalam lingkar kanal Anda membayar pemandangan dan mengangkat koper lewat tangga yang curam. Plantage dan De Pijp lebih tenang dan hanya lima belas menit berjalan kaki dari mana-mana; di utara air kamarnya lebih luas, dan ferinya beroperasi sepanjang malam.",
        ],
      },
    ],
    questions: [
      [
        "Apakah saya perlu mobil?",
        "Tidak. Trem, feri, dan kaki Anda lebih cepat, dan ongkos parkir lebih mahal daripada makan malam.",
      ],
    ],
  },
  {
    id: "a3",
    slug: "a-slow-week-in-the-ardennes",
    language: "id",
    title: "Seminggu tanpa tergesa di Ardennes",
    description: "Hutan, sungai, dan rumah dengan perapian: tujuh hari tanpa rencana.",
    paragraphs: [
      "Ardennes dekat dari separuh Eropa dan tetap tenang. Dua jam dari Brussel, jalan tol berakhir di hutan beech, sungai-sungai berkelok balik, dan setiap dua desa ada toko roti, jembatan, dan bangku.",
    ],
    sections: [
      {
        title: "Mengisi hari dengan yang sederhana",
        paragraphs: [
          "Sewalah rumah dengan tungku, beli roti di desa, dan biarkan cuaca yang memutuskan. Pada hari cerah, telusuri sungai ke hulu: Ourthe di atas La Roche, atau Semois di sekitar Bouillon, tempat kastel memandang tiga kelokan air sekaligus.",
          "Pada hari hujan ada permainan di rak dan sup di atas tungku. Durbuy menyebut dirinya kota terkecil di dunia dan bisa dijelajahi selama Anda menghabiskan satu es krim; datanglah sore hari, ketika bus-bus wisata sudah pergi.",
        ],
      },
      {
        title: "Berjalan, bersepeda, berkano",
        paragraphs: [
          "Jalur setapak ditandai dengan persimpangan bernomor, sehingga satu rute cukup berupa deretan angka di secarik kertas. Bekas jalur kereta api menjadi jalur sepeda tanpa satu tanjakan pun. Kano disewakan dari April sampai akhir September selama air sungai cukup; tuan rumah Anda lebih dulu tahu daripada situs web.",
        ],
      },
      {
        title: "Apa yang dimakan",
        paragraphs: [
          "Ham asap yang diiris tipis, ikan trout dengan almon, dan bir buatan para biarawan atau orang-orang yang dulu ingin menjadi biarawan. Pada musim gugur, menu beralih ke daging buruan. Pesanlah meja untuk makan siang hari Minggu: saat itulah seluruh daerah makan di luar.",
        ],
      },
    ],
  },
  {
    id: "a4",
    slug: "autumn-walks-in-the-black-forest",
    language: "id",
    title: "Jalan kaki musim gugur di Black Forest",
    description: "Tiga rute untuk hari-hari keemasan, semuanya berakhir di tempat yang menyajikan kue.",
    paragraphs: [
      "Oktober adalah bulan udara jernih dan pandangan jauh. Lembah tertutup kabut sampai pukul sebelas, dan siapa yang sudah berdiri di punggung bukit sebelum itu memandang lautan putih hingga ke Alpen. Ketiga rute ini tidak menuntut pendakian, hanya sepatu yang sudah kenal hujan.",
    ],
    sections: [
      {
        title: "Mengelilingi danau, dua jam",
        paragraphs: [
          "Mulailah dengan danau. Kelilingi berlawanan arah jarum jam, supaya matahari menerpa wajah saat berangkat dan punggung saat pulang. Pohon spruce berdiri gelap sampai ke tepi air; di sela-selanya pohon beech menyala. Kilometer terakhir beraspal dan berujung di teras yang menyediakan selimut.",
        ],
      },
      {
        title: "Menyusuri punggung bukit, empat jam",
        paragraphs: [
          "Dari Freudenstadt, bus naik ke jalan dataran tinggi. Turunlah di celah gunung dan tetaplah di punggung bukit: sepanjang sepuluh kilometer jalurnya tidak naik dan tidak turun, dan ada bangku di tempat pepohonan ditebang demi pemandangan. Pulanglah dengan bus dari celah berikutnya, dan periksa jam keberangkatan terakhirnya sebelum Anda mulai.",
        ],
      },
      {
        title: "Melewati ngarai, setengah hari",
        paragraphs: [
          "Ngarai cocok untuk hari kelabu, ketika dari punggung bukit tidak terlihat apa-apa. Tangga kayu melewati air terjun; dedaunan menutupi akar, jadi tongkat sangat membantu. Berjalanlah menurun: lebih ringan bagi paru-paru, dan rumah makannya ada di bawah.",
        ],
      },
    ],
    questions: [
      [
        "Kapan daun berubah warna?",
        "Biasanya pada minggu kedua dan ketiga Oktober, seminggu lebih awal di atas 900 meter.",
      ],
    ],
  },
  {
    id: "a5",
    slug: "best-street-food-in-new-delhi",
    language: "id",
    title: "Jajanan kaki lima di New Delhi",
    description: "Apa yang dimakan, kapan pergi, dan bagaimana memilih warung.",
    paragraphs: [
      "Delhi makan di jalan, dari teh pertama pukul enam sampai kebab terakhir lewat tengah malam. Tidak ada yang sanggup mencoba semuanya; tiga putaran dalam tiga hari, masing-masing dengan perut lapar, sudah memberi gambaran yang baik.",
    ],
    sections: [
      {
        title: "Pagi: goreng dan hangat",
        paragraphs: [
          "Sarapannya chole bhature, kari kacang arab dengan roti yang mengembang seperti balon, atau bedmi puri dengan kentang. Pada musim dingin carilah daulat ki chaat, busa susu dan safron yang mengempis menjelang siang. Pergilah ke gang-gang kota tua sebelum pukul sembilan, ketika pintu-pintu toko masih setengah tertutup.",
        ],
      },
      {
        title: "Sore: asam dan dingin",
        paragraphs: [
          "Di sekitar Connaught Place gerobak-gerobak mengeluarkan golgappe: kulit renyah berongga yang diisi kentang dan dicelup air asam jawa, dimakan sekali suap, enam buah sepiring. Papri chaat ditambah yoghurt. Segelas jaljeera, dari jintan dan daun mint, menenangkan semuanya.",
        ],
      },
      {
        title: "Malam: asap",
        paragraphs: [
          "Setelah gelap, ikuti asap ke panggangan: seekh kebab dalam roti tipis, ikan berbalut tepung kacang yang digoreng, dan kulfi yang dipotong dari cetakan sebagai penutup. Karol Bagh enak di hari kerja, jalan-jalan dekat masjid agung ramai setiap malam tetapi penuh sesak pada hari Jumat.",
        ],
      },
      {
        title: "Cara memilih warung",
        paragraphs: [
          "Datangi yang antreannya panjang dan minyaknya baru. Makanlah yang dibuat di depan mata dan disajikan panas; hindari dulu buah potong dan es pada hari-hari pertama. Minumlah yang dari botol atau sudah dimasak, bawa uang kecil, dan berbagilah sepiring agar bisa mencoba lebih banyak.",
        ],
      },
    ],
  },
  {
    id: "a6",
    slug: "monsoon-weekends-near-mumbai",
    language: "id",
    title: "Akhir pekan musim hujan di dekat Mumbai",
    description: "Bukit hijau, air terjun, dan teh panas beberapa jam dari kota.",
    paragraphs: [
      "Mulai akhir Juni, perbukitan di belakang Mumbai menjadi begitu hijau sampai foto pun sulit dipercaya. Air terjun muncul di tempat yang pada bulan Mei hanya batu, benteng-benteng berdiri di dalam awan, dan di setiap tikungan ada yang membakar jagung. Dua hari cukup, asalkan Anda berangkat sebelum seisi kota berangkat.",
    ],
    sections: [
      {
        title: "Pilih gunung atau pantai",
        paragraphs: [
          "Pegunungan Ghat berjarak dua sampai tiga jam lewat jalan atau rel: pagi di dalam awan, sore dengan pemandangan yang tiba-tiba terbuka. Pune terletak di baliknya, di sisi yang jarang hujan, dan menjadi tempat menginap yang kering. Pantai Konkan untuk mereka yang suka ombak besar; berenang tidak mungkin sampai Oktober, tetapi ikannya sedang enak-enaknya.",
        ],
      },
      {
        title: "Kursi terbaik ada di kereta",
        paragraphs: [
          "Pada Sabtu pagi jalan tol macet total. Kereta yang melintasi Ghat melewati terowongan dan jembatan tinggi dengan air terjun di kedua sisi; duduklah di sebelah kiri saat naik, dan pesan tiket seminggu sebelumnya.",
        ],
      },
      {
        title: "Apa yang dibawa",
        paragraphs: [
          "Sandal yang boleh basah, celana kering cadangan, satu tas lagi di dalam tas. Pilih kamar dengan balkon beratap: Anda akan duduk berjam-jam di sana. Jalan di dekat air terjun bisa ditutup mendadak, jadi tanyakan kepada tuan rumah pada pagi keberangkatan, dan jangan pernah berdiri di bawah air terjun setelah semalaman hujan.",
        ],
      },
    ],
    questions: [
      [
        "Kapan musim hujan berakhir?",
        "Sekitar akhir September; bukit-bukit tetap hijau kira-kira sebulan sesudahnya.",
      ],
    ],
  },
  {
    id: "a7",
    slug: "how-to-pack-for-a-week-in-the-alps",
    language: "id",
    title: "Berkemas untuk seminggu di Alpen",
    description: "Satu tas, empat lapis pakaian, dan barang-barang yang sering terlupa.",
    paragraphs: [
      "Di gunung, hari bisa dimulai pada dua derajat dan siangnya cukup dengan kemeja. Siapa yang berkemas untuk jam terdingin membawa terlalu banyak, siapa yang berkemas untuk jam terhangat kedinginan. Jawabannya pakaian berlapis, dan semuanya muat dalam satu tas.",
    ],
    sections: [
      {
        title: "Empat lapis",
        paragraphs: [
          "Yang menempel di kulit, dua kaus dari wol atau bahan yang kering dalam semalam. Di atasnya fleece tipis. Lalu sesuatu yang hangat untuk malam dan puncak gunung, cukup ringan untuk terlupa di dasar ransel. Paling luar, jaket penahan angin dan hujan: inilah satu-satunya yang pantas dibeli mahal.",
          "Satu celana untuk berjalan dan satu untuk makan malam sudah cukup. Sepatu gunung dipakai saat bepergian; alas kaki untuk di rumah hampir tidak ada beratnya dan menyenangkan pemilik rumah.",
        ],
      },
      {
        title: "Yang sering terlupa",
        paragraphs: [
          "Sandal rumah, senter untuk pulang dari makan malam, koin untuk loker ski, dan tabir surya meskipun dingin: di ketinggian 2.000 meter matahari membakar menembus awan. Tambahkan kotak P3K kecil dengan plester lecet, dan peta kertas, sebab baterai tidak tahan beku.",
        ],
      },
      {
        title: "Yang sudah ada di rumah",
        paragraphs: [
          "Lihat daftar fasilitas sebelum Anda mengemas handuk, pengering rambut, atau pemanggang raclette. Banyak chalet punya ruang pengering sepatu dan kereta luncur di gudang; satu pertanyaan sebelumnya menghemat separuh bagasi mobil.",
        ],
      },
    ],
  },
  {
    id: "a8",
    slug: "travelling-with-a-dog-in-france",
    language: "id",
    title: "Bepergian dengan anjing di Prancis",
    description: "Dokumen, pantai, dan restoran: apa yang boleh dan tidak boleh bagi anjing Anda.",
    paragraphs: [
      "Prancis menyukai anjing. Mereka duduk di bawah meja kafe, naik kereta, dan disapa lebih dulu daripada pemiliknya. Tetap saja ada aturan, dan aturan itu berbeda dari satu pantai ke pantai lain.",
    ],
    sections: [
      {
        title: "Dokumen",
        paragraphs: [
          "Anjing Anda memerlukan mikrocip, paspor, dan vaksinasi rabies yang berumur sekurang-kurangnya dua puluh satu hari. Dari luar Uni Eropa, paspor digantikan surat keterangan sehat; tanyakan kepada dokter hewan enam minggu sebelumnya. Dua golongan ras kuat tidak boleh masuk, atau hanya dengan dokumen dan berangus.",
        ],
      },
      {
        title: "Pantai dan taman",
        paragraphs: [
          "Banyak pantai tertutup bagi anjing dari Juni sampai September, dan hanya dibuka sebelum pukul sepuluh pagi atau setelah pukul tujuh malam. Di sekitar Arcachon dan Biarritz, papan di setiap jalan masuk menjelaskannya; pesisir Atlantik lebih lapang daripada Riviera. Di taman nasional, tali pengikat pun sering tidak cukup: anjing harus tinggal di luar.",
        ],
      },
      {
        title: "Kereta, meja makan, rumah",
        paragraphs: [
          "Anjing kecil bepergian di dalam tas dengan beberapa euro, anjing besar dengan tiket sendiri dan berangus. Restoran menerima anjing di teras dan sering juga di dalam; semangkuk air datang tanpa diminta.",
          "Saat mencari, tambahkan hewan peliharaan Anda ke jumlah tamu: hanya rumah yang menerimanya yang ditampilkan, dengan biaya hewan sudah masuk dalam total. Bawalah selimut yang berbau rumah, dan jangan tinggalkan anjing sendirian di rumah pada malam pertama.",
        ],
      },
    ],
  },
  {
    id: "a9",
    slug: "first-time-in-dubai",
    language: "id",
    title: "Pertama kali di Dubai",
    description: "Teluk kecil yang tua, menara tinggi, dan kapan sebaiknya berada di dalam ruangan.",
    paragraphs: [
      "Dubai adalah dua kota: satu yang tumbuh di sepanjang teluk kecilnya, satu lagi yang digambar. Lihatlah yang pertama sebelum yang kedua, dan keduanya menjadi masuk akal.",
    ],
    sections: [
      {
        title: "Mulai dari Creek",
        paragraphs: [
          "Menyeberanglah dengan abra kayu seharga satu dirham, dari Bur Dubai ke Deira dan kembali. Pasar rempah dan kain paling enak sebelum pukul sebelas, ketika para pedagang masih sempat mengobrol. Di rumah-rumah bermenara angin di Al Fahidi Anda merasakan bagaimana orang menyejukkan diri sebelum ada listrik: angin turun lewat cerobong dan menyapu lantai.",
        ],
      },
      {
        title: "Lalu naik ke atas",
        paragraphs: [
          "Pilih satu menara dan pesan waktu satu jam sebelum matahari terbenam, supaya Anda melihat kota di waktu siang, dalam cahaya emas, dan di malam hari dengan satu harga. Sesudahnya, promenade Marina adalah tempat berjalan-jalan, dari Oktober sampai April hingga larut.",
        ],
      },
      {
        title: "Panas, pakaian, hari",
        paragraphs: [
          "Dari Mei sampai September, tengah hari adalah waktunya museum, mal, dan kolam renang. Berpakaianlah ringan, dengan bahu dan lutut tertutup di kawasan tua dan di masjid. Selama Ramadan, kafe lebih sepi di siang hari dan indah sekali di malam hari.",
          "Tempatkan malam di gurun di pertengahan masa menginap, bukan pada malam terakhir: pasir di sepatu dan penerbangan pagi tidak cocok. Metro berjalan dari bandara ke sebagian besar hotel dan merupakan pemandangan kaki langit yang paling murah.",
        ],
      },
    ],
    questions: [
      [
        "Apakah saya perlu uang tunai?",
        "Sedikit: kartu diterima hampir di mana-mana, tetapi abra, kedai teh kecil, dan tip membutuhkan uang receh.",
      ],
    ],
  },
  {
    id: "a10",
    slug: "cottages-near-the-sea",
    language: "id",
    title: "Pondok di dekat laut",
    description: "Cara memilih rumah yang cukup ditempuh berjalan kaki ke air.",
    paragraphs: [
      "Dekat laut itu kata yang luas. Bisa berarti bukit pasir di balik pagar kebun, bisa juga pemandangan laut dari kamar mandi kalau Anda berdiri di atas bak. Beberapa pertanyaan cukup untuk membedakannya.",
    ],
    sections: [
      {
        title: "Jarak bukanlah jalan",
        paragraphs: [
          "Lihat peta dan jarak ke pantai, lalu lihat apa yang ada di antaranya: jalan raya, lapangan golf, atau pelabuhan bisa mengubah 600 meter menjadi setengah jam. Tanyakan di mana jalan terdekat yang menembus bukit pasir, dan apakah bagian terakhirnya pasir, kalau Anda membawa kereta bayi.",
        ],
      },
      {
        title: "Angin lebih dulu daripada pemandangan",
        paragraphs: [
          "Di Laut Utara, kebun yang terlindung lebih berharga daripada pemandangan. Tanyakan teras menghadap ke mana dan apakah di sisi barat ada tembok atau pagar tanaman. Rumah satu jalan di belakang sering lebih hangat, lebih tenang, dan seperlima lebih murah.",
        ],
      },
      {
        title: "Musim-musim lainnya",
        paragraphs: [
          "Pada musim semi dan musim gugur rumah yang sama lebih murah sepertiga, pantainya milik Anda, dan tungku dinyalakan untuk Anda. Di Domburg dan Zandvoort kafe buka sepanjang tahun; untuk pulau-pulau, periksa dulu ferinya, sebab pada musim dingin ia lebih jarang berlayar.",
          "Bawalah tali untuk menjemur baju basah, sepasang sepatu cadangan, dan setumpuk kartu. Selebihnya urusan laut.",
        ],
      },
    ],
  },
];
