import type { DemoTexts } from "./description-texts.ts";

export const my: DemoTexts = {
  hotelOpening: [
    "{name} ialah tempat yang tenang di {locality}, tidak jauh berjalan kaki dari tempat yang menjadi tumpuan orang di {city}.",
    "Di sebalik bangunan yang anggun di {locality}, {name} menyediakan bilik selesa, katil yang baik dan pasukan yang mengenali {city} luar dalam.",
    "{name} bermula daripada satu idea: hotel di {city} boleh terasa seperti bermalam di rumah kawan yang serba teratur.",
    "Pagi bekerja, malam makan dengan santai: {name} di {locality} sesuai untuk kedua-dua bahagian hari anda di {city}.",
  ],
  homeOpening: [
    "{name} ialah rumah untuk anda sendiri berhampiran {city}: kunci sendiri, dapur sendiri, rentak sendiri.",
    "Pemilik {name} melengkapkannya untuk percutian mereka sendiri, dan itu terasa pada semuanya, daripada pisau roti hingga lampu bacaan.",
    "Bangunlah perlahan-lahan di {name}. Matahari pagi tiba dahulu di meja sarapan, {city} boleh menunggu.",
    "{name} dipulihkan dengan sabar: alang lama, bilik air baharu dan tingkap tepat menghadap pemandangan.",
  ],
  setting: {
    city: [
      "Pasar, muzium dan bandar lama cukup dekat untuk berjalan kaki, dan pengangkutan awam ada di selekoh.",
      "Jalannya senyap pada waktu malam; dua selekoh dari sini, kafe membuka meja hingga lewat malam.",
    ],
    coast: [
      "Pantai cukup dekat untuk pergi berkaki ayam, dan bunyi laut kedengaran apabila angin sesuai.",
      "Satu denai melalui bukit pasir menuju ke air; pada waktu petang, berbaloi melaluinya dua kali.",
    ],
    mountain: [
      "Denai bertanda bermula di depan pintu, dan pada musim sejuk kereta kabel hanya beberapa minit jauhnya.",
      "Lembah terbentang di depan tingkap, dan puncak gunung menangkap cahaya terakhir hari itu.",
    ],
    countryside: [
      "Di sekelilingnya ada ladang, lorong untuk berbasikal dan kedai roti kampung yang membuat orang sanggup bangun awal.",
      "Pada waktu malam hanya burung hantu kedengaran, dan pada waktu pagi anda hanya perlu memilih arah berjalan.",
    ],
    desert: [
      "Bukit pasir bermula di hujung jalan, dan langit malam ialah persembahan terbaik sepanjang minggu.",
      "Pagi di sini sejuk dan keemasan; pada tengah hari, laman yang teduh ialah tempat terbaik.",
    ],
  },
  hotelInside: [
    "Biliknya senyap dan praktikal, dengan langsir tebal, soket yang cukup dan air pancuran yang terus panas.",
    "Setiap bilik ada meja kerja yang sebenar, Wi-Fi pantas dan katil yang dipilih oleh orang yang pernah tidur di atasnya.",
    "Di bawah ada ruang rehat dengan akhbar dan kopi yang sedap; di atas, dinding tebal dan cadar lembut.",
  ],
  homeInside: [
    "Dapurnya lengkap untuk memasak, bukan sekadar memanaskan makanan, dan mejanya muat untuk semua.",
    "Di dalam ada ruang tamu yang luas, katil yang siap dikemas ketika tiba dan rak permainan untuk petang yang hujan.",
    "Tingkap besar, kayu yang hangat dan sofa yang cukup panjang untuk tidur petang memberikan suasananya.",
  ],
  homeLarge: [
    "Dengan {bedrooms} bilik tidur, rumah ini menerima hingga {guests} tetamu.",
    "Hingga {guests} orang berkongsi {bedrooms} bilik tidur, supaya keluarga dan kawan ada pintu untuk ditutup.",
  ],
  homeSmall: [
    "Sesuai benar untuk berdua, dan pasangan dengan seorang anak kecil pun tidak berasa sempit.",
    "Padat dan dirancang dengan teliti, ia memberi dua orang semua yang diperlukan.",
  ],
  pool: "Kolam renang dibuka pada bulan panas dan cukup luas untuk benar-benar berenang.",
  garden: "Ada taman dengan kerusi di tempat panas dan teduh.",
  fireplace: "Pada bulan sejuk ada pendiangan untuk duduk di sisinya.",
  breakfast: "Sarapan dihidangkan segar, dengan buah, telur mengikut pesanan dan roti dari kejiranan.",
  pets: "Anjing dialu-alukan; mangkuk dan tuala menanti di pintu.",
  closing: [
    "Daftar masuk mudah, dan telefon dijawab hingga lewat malam.",
    "Pertanyaan dijawab dengan cepat, sebelum dan semasa anda menginap.",
    "Apa yang anda perlukan untuk malam pertama sudah tersedia.",
  ],
  cityIntro: {
    city: "{city} menyeronokkan untuk berjalan kaki: dataran, pasar dan lorong kecil, dengan bilik yang baik di setiap kawasan.",
    coast:
      "Angin laut, pantai panjang dan jarak yang dekat: {city} untuk hari di luar dan makan malam yang santai.",
    mountain:
      "Di {city} denai bermula di depan pintu, pada musim panas dengan but dan pada musim sejuk dengan ski.",
    countryside: "{city} untuk hari yang perlahan: lorong, kampung dan rumah yang muat untuk semua.",
    desert: "{city} ialah langit luas dan malam yang sejuk, dengan bukit pasir berdekatan.",
  },
  rooms: {
    compact: [
      "Bilik Padat",
      "Bilik kecil yang dirancang baik dengan katil kelamin, meja di tepi dinding dan pancuran tanpa tangga.",
    ],
    classic: [
      "Bilik Kelamin Klasik",
      "Bilik kelamin yang senyap dengan tilam yang baik, kerusi membaca dan pancuran atau tab mandi.",
    ],
    twin: ["Bilik Berkembar", "Dua katil bujang yang boleh dirapatkan, meja dan banyak rak."],
    superior: ["Bilik Superior", "Lebih luas, katil queen dan sudut duduk di tepi tingkap."],
    deluxe: [
      "Bilik Deluxe King",
      "Katil king, tingkap lebar dengan pemandangan dan bilik air dengan tab serta pancuran.",
    ],
    family: [
      "Bilik Keluarga",
      "Satu katil kelamin dan dua katil bujang, dengan ruang di antaranya dan meja untuk bermain.",
    ],
    suite: ["Suite", "Bilik tidur dan ruang tamu tersendiri, untuk penginapan lama atau malam istimewa."],
    wholeHome: [
      "Seluruh rumah",
      "Seluruh tempat ini milik anda, dengan dapur, ruang tamu dan semua bilik tidur.",
    ],
  },
  reviewsGood: [
    [
      "Esok pun mahu datang lagi",
      "Semuanya seperti yang diterangkan dan bersih berkilat. Kami tidur lena dan disambut mesra.",
    ],
    [
      "Penemuan yang menggembirakan",
      "Lokasi bagus, malam senyap dan katil selesa. Perkara kecil dijaga dengan baik.",
    ],
    [
      "Tepat seperti yang kami perlukan",
      "Daftar masuk hanya seminit, air panas dan pemandangan lebih cantik daripada gambar.",
    ],
    [
      "Tuan rumah sangat peramah",
      "Kami diberitahu tempat yang tidak akan kami temui sendiri. Anak-anak tidak mahu pulang.",
    ],
    [
      "Berbaloi dengan harga",
      "Harga berpatutan. Bersih, tenang dan dekat dengan semua yang mahu kami lihat.",
    ],
    [
      "Sesuai untuk hujung minggu panjang",
      "Kami menginap tiga malam dan terus berasa seperti di rumah. Dapurnya lengkap.",
    ],
  ],
  reviewsMixed: [
    ["Bagus, ada kekurangan kecil", "Selesa dan lokasinya baik, tetapi Wi-Fi perlahan di bahagian kami."],
    [
      "Memadai untuk singgah sebentar",
      "Bilik lebih kecil daripada jangkaan, tetapi bersih dan senyap. Kakitangan membantu.",
    ],
  ],
  authors: [
    "Aisyah",
    "Hafiz",
    "Mei Ling",
    "Farid",
    "Nurul",
    "Kumar",
    "Siti",
    "Azlan",
    "Devi",
    "Irfan",
    "Liyana",
    "Wei Jie",
  ],
};
