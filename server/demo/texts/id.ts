import type { DemoTexts } from "./description-texts.ts";

export const id: DemoTexts = {
  hotelOpening: [
    "{name} adalah tempat yang tenang di {locality}, tak jauh berjalan kaki dari tempat-tempat yang dicari orang di {city}.",
    "Di balik muka bangunan yang anggun di {locality}, {name} menyediakan kamar nyaman, ranjang yang baik, dan tim yang hafal seluk-beluk {city}.",
    "{name} lahir dari satu gagasan: hotel di {city} bisa terasa seperti menginap di rumah teman yang serba rapi.",
    "Pagi bekerja, malam bersantap lama: {name} di {locality} cocok untuk kedua sisi hari Anda di {city}.",
  ],
  homeOpening: [
    "{name} adalah rumah untuk Anda sendiri di dekat {city}: kunci sendiri, dapur sendiri, waktu sendiri.",
    "Pemilik {name} menatanya untuk liburan mereka sendiri, dan itu terasa pada segalanya, dari pisau roti sampai lampu baca.",
    "Bangunlah perlahan di {name}. Matahari pagi lebih dulu sampai ke meja sarapan, {city} bisa menunggu.",
    "{name} dipugar dengan sabar: balok lama, kamar mandi baru, dan jendela tepat di arah pemandangan.",
  ],
  setting: {
    city: [
      "Pasar, museum, dan kota lama dapat dicapai dengan berjalan kaki, dan angkutan umum ada di tikungan.",
      "Jalannya sendiri tenang di malam hari; dua tikungan dari sini kafe membuka mejanya sampai larut.",
    ],
    coast: [
      "Pantainya cukup dekat untuk didatangi tanpa alas kaki, dan bila angin tepat, suara laut terdengar.",
      "Sebuah jalan setapak menuju air melewati gumuk pasir; sore hari layak dilalui dua kali.",
    ],
    mountain: [
      "Jalur bertanda dimulai di depan pintu, dan di musim dingin kereta gantung hanya beberapa menit jauhnya.",
      "Lembah terbuka di depan jendela, dan puncak-puncak menangkap cahaya terakhir hari itu.",
    ],
    countryside: [
      "Di sekelilingnya ada ladang, jalan kecil untuk bersepeda, dan toko roti desa yang membuat orang rela bangun pagi.",
      "Malam hari hanya burung hantu yang terdengar, dan pagi hari tinggal memilih arah berjalan.",
    ],
    desert: [
      "Gumuk pasir mulai di ujung jalan, dan langit malam adalah tontonan terbaik sepanjang pekan.",
      "Pagi di sini sejuk dan keemasan; siang hari, halaman yang teduh adalah tempat terbaik.",
    ],
  },
  hotelInside: [
    "Kamar-kamarnya tenang dan praktis, dengan tirai tebal, stopkontak yang cukup, dan pancuran yang langsung hangat.",
    "Setiap kamar punya meja kerja sungguhan, Wi-Fi cepat, dan ranjang yang dipilih oleh orang yang pernah tidur di atasnya.",
    "Di bawah ada ruang duduk dengan koran dan kopi enak; di atas, dinding tebal dan seprai lembut.",
  ],
  homeInside: [
    "Dapurnya lengkap untuk memasak, bukan sekadar menghangatkan, dan mejanya cukup untuk semua orang.",
    "Di dalam ada ruang keluarga yang lapang, ranjang yang sudah rapi saat tiba, dan rak permainan untuk sore yang hujan.",
    "Jendela besar, kayu yang hangat, dan sofa yang cukup panjang untuk tidur siang membentuk suasananya.",
  ],
  homeLarge: [
    "Dengan {bedrooms} kamar tidur, rumah ini menampung hingga {guests} tamu.",
    "Hingga {guests} orang berbagi {bedrooms} kamar tidur, sehingga keluarga dan teman punya pintu untuk ditutup.",
  ],
  homeSmall: [
    "Pas untuk berdua, dan pasangan dengan seorang anak kecil pun tidak akan merasa sempit.",
    "Ringkas dan direncanakan dengan cermat, memberi dua orang semua yang mereka perlukan.",
  ],
  pool: "Kolam renang dibuka di bulan-bulan hangat dan cukup luas untuk benar-benar berenang.",
  garden: "Ada taman dengan kursi di tempat panas maupun teduh.",
  fireplace: "Di bulan-bulan dingin ada perapian untuk duduk di dekatnya.",
  breakfast: "Sarapan disajikan segar, dengan buah, telur sesuai pesanan, dan roti dari lingkungan sekitar.",
  pets: "Anjing diterima dengan senang hati; mangkuk dan handuk tersedia di pintu.",
  closing: [
    "Check-in mudah, dan telepon dijawab sampai larut.",
    "Pertanyaan dijawab cepat, sebelum dan selama Anda menginap.",
    "Yang Anda perlukan untuk malam pertama sudah tersedia.",
  ],
  cityIntro: {
    city: "{city} menyenangkan bagi yang berjalan kaki: alun-alun, pasar, dan gang kecil, dengan kamar yang baik di setiap bagian kota.",
    coast:
      "Udara laut, pantai panjang, dan jarak yang dekat: {city} cocok untuk hari di luar dan makan malam yang santai.",
    mountain:
      "Di {city} jalur dimulai di depan pintu, di musim panas dengan sepatu gunung dan di musim dingin dengan ski.",
    countryside: "{city} untuk hari-hari yang pelan: jalan kecil, desa, dan rumah yang cukup untuk semua.",
    desert: "{city} adalah langit luas dan malam sejuk, dengan gumuk pasir di dekatnya.",
  },
  rooms: {
    compact: [
      "Kamar Ringkas",
      "Kamar kecil yang tertata baik dengan ranjang dobel, meja di dinding, dan pancuran tanpa undakan.",
    ],
    classic: [
      "Kamar Dobel Klasik",
      "Kamar dobel yang tenang dengan kasur yang baik, kursi baca, dan pancuran atau bak mandi.",
    ],
    twin: ["Kamar Twin", "Dua ranjang tunggal yang dapat disatukan, meja, dan banyak rak."],
    superior: ["Kamar Superior", "Lebih lapang, ranjang queen, dan sudut duduk di dekat jendela."],
    deluxe: [
      "Kamar Deluxe King",
      "Ranjang king, jendela lebar dengan pemandangan, dan kamar mandi dengan bak dan pancuran.",
    ],
    family: [
      "Kamar Keluarga",
      "Satu ranjang dobel dan dua tunggal, dengan ruang di antaranya dan meja untuk bermain.",
    ],
    suite: ["Suite", "Kamar tidur dan ruang duduk tersendiri, untuk menginap lama atau malam istimewa."],
    wholeHome: [
      "Seluruh rumah",
      "Seluruh tempat untuk Anda, dengan dapur, ruang keluarga, dan semua kamar tidur.",
    ],
  },
  reviewsGood: [
    [
      "Besok pun mau kembali",
      "Semua sesuai keterangan dan bersih sekali. Kami tidur nyenyak dan disambut hangat.",
    ],
    ["Temuan yang menyenangkan", "Lokasi bagus, malam tenang, dan ranjang nyaman. Hal-hal kecilnya terasa."],
    [
      "Persis yang kami perlukan",
      "Check-in hanya semenit, airnya panas, dan pemandangannya lebih indah daripada di foto.",
    ],
    [
      "Tuan rumah sangat ramah",
      "Kami diberi tahu tempat-tempat yang tak akan kami temukan sendiri. Anak-anak tidak mau pulang.",
    ],
    ["Sepadan harganya", "Harga wajar untuk yang didapat. Bersih, tenang, dan dekat ke semua tujuan kami."],
    [
      "Cocok untuk akhir pekan panjang",
      "Kami menginap tiga malam dan langsung merasa di rumah. Dapurnya lengkap.",
    ],
  ],
  reviewsMixed: [
    ["Bagus, ada sedikit kekurangan", "Nyaman dan letaknya baik, tetapi Wi-Fi lambat di sisi gedung kami."],
    [
      "Cukup untuk menginap singkat",
      "Kamar lebih kecil dari dugaan, tetapi bersih dan tenang. Stafnya membantu.",
    ],
  ],
  authors: [
    "Dewi",
    "Budi",
    "Ayu",
    "Rizky",
    "Putri",
    "Bayu",
    "Sari",
    "Agus",
    "Intan",
    "Fajar",
    "Wulan",
    "Dimas",
  ],
};
