import type { PlaceGuide } from "../demo-article.ts";

/** Guides to cities in Indonesian, by slug. */
export const cityGuidesId: Readonly<Record<string, PlaceGuide>> = {
  amsterdam: {
    title: "Menginap di Amsterdam",
    description: "Kawasan Amsterdam mana yang cocok untuk masa menginap Anda.",
    paragraphs: [
      "Lingkar kanal adalah kartu posnya, dan tenang setelah pukul sepuluh malam. De Pijp untuk pencinta pasar dan restoran kecil; Plantage hijau, dengan kebun binatang dan dua museum di dekatnya.",
      "Di utara air kamarnya lebih luas dan harganya lebih rendah, dan feri di belakang stasiun pusat gratis serta beroperasi sepanjang malam.",
    ],
    questions: [
      [
        "Kapan Amsterdam paling sepi?",
        "Dari pertengahan Januari sampai akhir Februari, dan pada bulan November di luar Light Festival.",
      ],
      [
        "Apakah ada pajak wisata?",
        "Ya, sebagian dari harga per malam. Harga di situs ini menyebutkan apakah pajak itu sudah termasuk.",
      ],
    ],
  },
  berlin: {
    title: "Menginap di Berlin",
    description: "Berlin terdiri dari banyak kota; pilih kota Anda.",
    paragraphs: [
      "Prenzlauer Berg punya trotoar lebar dan taman bermain, Kreuzberg punya kanal dan kehidupan malam, Charlottenburg punya apartemen lama berlangit-langit tinggi.",
      "Pada akhir pekan kereta berjalan sepanjang malam, jadi jalan tenang yang lebih jauh hanya menambah beberapa stasiun.",
    ],
  },
  paris: {
    title: "Menginap di Paris",
    description: "Tepi kiri, tepi kanan, dan di mana pagi terasa tenang.",
    paragraphs: [
      "Dari Marais hampir semuanya dapat dicapai dengan berjalan kaki, dan hari Minggunya hidup. Montmartre adalah desa di atas bukit: ingat tangganya kalau Anda membawa koper.",
      "Kamar di rumah-rumah tua kecil. Halaman akomodasi menyebutkan luas kamar dalam meter persegi bila kami mengetahuinya.",
    ],
  },
  barcelona: {
    title: "Menginap di Barcelona",
    description: "Di antara bukit dan laut.",
    paragraphs: [
      "Gràcia masih menyimpan alun-alun dari masa ketika ia sebuah desa. El Born berarti gang batu dan makan malam larut; Eixample punya lift, cahaya, dan sudut jalan yang lapang.",
      "Pantai berjarak dua puluh menit dengan metro atau sepeda dari sebagian besar kota.",
    ],
  },
  rome: {
    title: "Menginap di Roma",
    description: "Tiga kawasan untuk bangun pagi.",
    paragraphs: [
      "Monti dekat dengan Forum dan penuh bengkel kerajinan. Trastevere ramai sampai tengah malam dan indah pada pukul tujuh pagi. Prati punya jalan lurus dan kopi enak di sebelah Vatikan.",
      "Kota memungut pajak wisata per orang per malam, dibayar di akomodasi.",
    ],
  },
  "new-delhi": {
    title: "Menginap di New Delhi",
    description: "Dekat metro berarti dekat segalanya.",
    paragraphs: [
      "Di sekitar Connaught Place Anda berada di tengah kedua jalur metro. Delhi Selatan lebih hijau, dengan pasar di setiap blok; Aerocity untuk penerbangan pagi.",
      "Dari November sampai Januari paginya berkabut: sediakan satu jam lebih untuk perjalanan ke bandara.",
    ],
    questions: [
      [
        "Dokumen apa yang diperlukan saat check-in?",
        "Kartu identitas resmi dari pemerintah; tamu dari luar negeri menunjukkan paspor dan visa.",
      ],
    ],
  },
  jaipur: {
    title: "Menginap di Jaipur",
    description: "Di dalam tembok kota atau di sampingnya.",
    paragraphs: [
      "Di dalam tembok merah muda Anda bisa berjalan kaki ke istana dan pasar, sekaligus mendengar ramainya. C-Scheme dan Bani Park lebih tenang, dengan taman dan tempat parkir.",
      "Benteng-benteng paling sejuk sebelum pukul sepuluh pagi; kebanyakan penginapan menyajikan sarapan mulai setengah delapan.",
    ],
  },
  dubai: {
    title: "Menginap di Dubai",
    description: "Creek, menara, atau pantai.",
    paragraphs: [
      "Deira dan Creek adalah pelabuhan lama, dengan makanan terenak yang murah. Downtown untuk menara dan air mancur, Jumeirah untuk pantai.",
      "Metro menghubungkan bandara dengan sebagian besar kawasan itu; taksi banyak dan memakai argo.",
    ],
  },
};

/** Guides to tags in Indonesian, by slug. */
export const tagGuidesId: Readonly<Record<string, PlaceGuide>> = {
  family: {
    title: "Bersama anak-anak",
    description: "Yang perlu diperhatikan saat bepergian bersama anak-anak.",
    paragraphs: [
      "Akomodasi dengan label ini menyediakan ranjang bayi bila diminta, bak mandi atau pancuran berlantai rendah, dan tempat berlari di dekatnya. Sebutkan usia anak-anak saat mencari: hanya kamar yang menerima mereka yang ditampilkan.",
    ],
  },
};
