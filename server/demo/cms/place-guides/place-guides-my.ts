import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in Malay, by slug. */
export const cityGuidesMy: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Penginapan di Amsterdam",
    description: "Kawasan Amsterdam mana yang sesuai dengan penginapan anda.",
    paragraphs: [
      "Lingkaran terusan ialah poskadnya, dan sunyi selepas pukul sepuluh malam. De Pijp untuk mereka yang gemar pasar dan restoran kecil; Plantage menghijau, dengan zoo dan dua muzium berdekatan.",
      "Di utara air biliknya lebih luas dan harganya lebih rendah, dan feri di belakang stesen pusat percuma serta berjalan sepanjang malam.",
    ],
    questions: [
      [
        "Bilakah Amsterdam paling lengang?",
        "Dari pertengahan Januari hingga akhir Februari, dan pada bulan November di luar tempoh Light Festival.",
      ],
      [
        "Adakah cukai pelancongan dikenakan?",
        "Ya, sebahagian daripada harga semalam. Harga di laman ini menyatakan sama ada cukai itu sudah termasuk.",
      ],
    ],
  },
  berlin: {
    title: "Penginapan di Berlin",
    description: "Berlin ialah banyak bandar; pilih bandar anda.",
    paragraphs: [
      "Prenzlauer Berg ada kaki lima yang lebar dan taman permainan, Kreuzberg ada terusan dan kehidupan malam, Charlottenburg ada pangsapuri lama bersiling tinggi.",
      "Pada hujung minggu kereta api berjalan sepanjang malam, jadi jalan sunyi yang lebih jauh hanya menambah beberapa stesen.",
    ],
  },
  paris: {
    title: "Penginapan di Paris",
    description: "Tebing kiri, tebing kanan, dan di mana paginya tenang.",
    paragraphs: [
      "Dari Marais hampir semua tempat boleh dituju dengan berjalan kaki, dan hari Ahadnya meriah. Montmartre ialah kampung di atas bukit: ingat akan tangganya jika anda membawa bagasi.",
      "Bilik di rumah lama kecil. Halaman penginapan menyatakan keluasan bilik dalam meter persegi jika kami mengetahuinya.",
    ],
  },
  barcelona: {
    title: "Penginapan di Barcelona",
    description: "Antara bukit dengan laut.",
    paragraphs: [
      "Gràcia masih menyimpan dataran dari zaman ia sebuah kampung. El Born bererti lorong batu dan makan malam yang lewat; Eixample ada lif, cahaya dan selekoh yang luas.",
      "Pantai hanya dua puluh minit dengan metro atau basikal dari kebanyakan tempat di bandar.",
    ],
  },
  rome: {
    title: "Penginapan di Rom",
    description: "Tiga kawasan yang indah untuk bangun pagi.",
    paragraphs: [
      "Monti dekat dengan Forum dan penuh dengan bengkel kraf. Trastevere riuh hingga tengah malam dan indah pada pukul tujuh pagi. Prati ada jalan yang lurus dan kopi yang sedap di sebelah Vatican.",
      "Bandar ini mengenakan cukai pelancongan bagi setiap orang setiap malam, dibayar di penginapan.",
    ],
  },
  "new-delhi": {
    title: "Penginapan di New Delhi",
    description: "Dekat metro bererti dekat dengan segala-galanya.",
    paragraphs: [
      "Di sekitar Connaught Place anda berada di tengah kedua-dua laluan metro. Delhi Selatan lebih hijau, dengan pasar di setiap blok; Aerocity untuk penerbangan awal pagi.",
      "Dari November hingga Januari paginya berkabus: peruntukkan sejam lagi untuk perjalanan ke lapangan terbang.",
    ],
    questions: [
      [
        "Dokumen apa yang diperlukan semasa daftar masuk?",
        "Kad pengenalan keluaran kerajaan; tetamu dari luar negara menunjukkan pasport dan visa.",
      ],
    ],
  },
  jaipur: {
    title: "Penginapan di Jaipur",
    description: "Di dalam tembok kota atau di sebelahnya.",
    paragraphs: [
      "Di dalam tembok merah jambu anda boleh berjalan kaki ke istana dan bazar, dan mendengar riuhnya juga. C-Scheme dan Bani Park lebih tenang, dengan taman dan tempat letak kereta.",
      "Kubu-kubu paling sejuk sebelum pukul sepuluh pagi; kebanyakan rumah menghidangkan sarapan mulai pukul tujuh setengah.",
    ],
  },
  dubai: {
    title: "Penginapan di Dubai",
    description: "Creek, menara atau pantai.",
    paragraphs: [
      "Deira dan Creek ialah pelabuhan lama, dengan makanan paling sedap pada harga murah. Downtown untuk menara dan air pancut, Jumeirah untuk pantai.",
      "Metro menghubungkan lapangan terbang dengan kebanyakan kawasan itu; teksi banyak dan bermeter.",
    ],
  },
};

/** Guides to tags in Malay, by slug. */
export const tagGuidesMy: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Bersama anak-anak",
    description: "Perkara yang perlu dilihat apabila mengembara bersama anak-anak.",
    paragraphs: [
      "Tempat dengan tag ini menyediakan katil bayi atas permintaan, tab mandi atau pancuran berlantai rendah, dan kawasan berlari berdekatan. Nyatakan umur anak-anak ketika mencari: hanya bilik yang menerima mereka akan dipaparkan.",
    ],
  },
};
