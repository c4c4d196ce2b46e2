/**
 * Parts that most towns have, by what they are called there, in languages of other scripts; others read the
 * name on the signs.
 */
const PARTS: readonly (readonly [there: string, names: Readonly<Record<string, string>>])[] = [
  [
    "Centrum|Stadtmitte|Centre|Centro|City Centre|Sentrum|Center",
    { ja: "中心部", th: "ใจกลางเมือง", ar: "وسط المدينة", hi: "सिटी सेंटर" },
  ],
  ["Oude Haven", { ja: "旧港", th: "ท่าเรือเก่า", ar: "الميناء القديم", hi: "पुराना बंदरगाह" }],
  ["Zuiderpark", { ja: "南公園", th: "สวนสาธารณะฝั่งใต้", ar: "الحديقة الجنوبية", hi: "दक्षिणी उद्यान" }],
  [
    "Stationsbuurt|Bahnhofsviertel|Station Quarter",
    { ja: "駅周辺", th: "ย่านสถานีรถไฟ", ar: "حي المحطة", hi: "स्टेशन क्षेत्र" },
  ],
  [
    "Altstadt|Vieille Ville|Casco Antiguo|Old Town|Old City|Gamlebyen|Staré Město",
    { ja: "旧市街", th: "ย่านเมืองเก่า", ar: "المدينة القديمة", hi: "पुराना शहर" },
  ],
  ["Am Park", { ja: "公園のそば", th: "ย่านสวนสาธารณะ", ar: "قرب الحديقة", hi: "पार्क के पास" }],
  ["Les Quais", { ja: "河岸", th: "ริมแม่น้ำ", ar: "الأرصفة", hi: "नदी तट" }],
  ["La Gare|Stazione", { ja: "駅前", th: "หน้าสถานีรถไฟ", ar: "المحطة", hi: "स्टेशन" }],
  ["Ribera|Ribeira", { ja: "川沿い", th: "ริมน้ำ", ar: "ضفة النهر", hi: "नदी किनारा" }],
  ["Ensanche", { ja: "新市街", th: "ย่านเมืองใหม่", ar: "المدينة الجديدة", hi: "नया शहर" }],
  ["Centro Storico", { ja: "歴史地区", th: "ย่านประวัติศาสตร์", ar: "المركز التاريخي", hi: "ऐतिहासिक केंद्र" }],
  ["Lungofiume|Riverside", { ja: "川沿い", th: "ริมแม่น้ำ", ar: "ضفة النهر", hi: "नदी किनारा" }],
  ["Collina", { ja: "丘の上", th: "ย่านเนินเขา", ar: "التلة", hi: "पहाड़ी" }],
  ["Lake Side", { ja: "湖畔", th: "ริมทะเลสาบ", ar: "ضفة البحيرة", hi: "झील किनारा" }],
  ["Station Area", { ja: "駅周辺", th: "ย่านสถานีรถไฟ", ar: "منطقة المحطة", hi: "स्टेशन क्षेत्र" }],
  ["Downtown", { ja: "中心部", th: "ใจกลางเมือง", ar: "وسط المدينة", hi: "डाउनटाउन" }],
  ["Corniche", { ja: "コルニッシュ", th: "คอร์นิช", ar: "الكورنيش", hi: "कॉर्निश" }],
  ["Old Souq", { ja: "旧スーク", th: "ซุกเก่า", ar: "السوق القديم", hi: "पुराना सूक़" }],
  ["Marina", { ja: "マリーナ", th: "มารีนา", ar: "المرسى", hi: "मरीना" }],
  ["Havn|Harbour", { ja: "港", th: "ท่าเรือ", ar: "الميناء", hi: "बंदरगाह" }],
  ["Parken|Park", { ja: "公園周辺", th: "ย่านสวนสาธารณะ", ar: "الحديقة", hi: "उद्यान" }],
  ["Nábřeží", { ja: "河岸", th: "ริมแม่น้ำ", ar: "الضفة", hi: "नदी तट" }],
  ["Baixa", { ja: "下町", th: "ย่านเมืองล่าง", ar: "المدينة السفلى", hi: "निचला शहर" }],
  ["Alto", { ja: "高台", th: "ย่านที่สูง", ar: "المدينة العليا", hi: "ऊपरी शहर" }],
  ["Kastro", { ja: "城塞", th: "ป้อมปราการ", ar: "القلعة", hi: "क़िला" }],
  ["Bazaar", { ja: "バザール", th: "ตลาดบาซาร์", ar: "البازار", hi: "बाज़ार" }],
  ["Old Quarter", { ja: "旧市街", th: "ย่านเมืองเก่า", ar: "الحي القديم", hi: "पुराना मोहल्ला" }],
  ["Beachfront", { ja: "海辺", th: "ริมหาด", ar: "الواجهة البحرية", hi: "समुद्र तट" }],
  ["Central", { ja: "中心部", th: "ใจกลางเมือง", ar: "وسط المدينة", hi: "केंद्र" }],
  ["Hillside", { ja: "丘の上", th: "ย่านเนินเขา", ar: "التلة", hi: "पहाड़ी इलाक़ा" }],
  ["Gardens", { ja: "庭園地区", th: "ย่านสวน", ar: "الحدائق", hi: "उद्यान क्षेत्र" }],
  ["Waterfront", { ja: "水辺", th: "ริมน้ำ", ar: "الواجهة المائية", hi: "जल तट" }],
];

/** Names of a part by locale, for each of `localities` of `regionNames`. */
export const partNames: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  PARTS.flatMap(([there, names]) => there.split("|").map((name) => [name, names])),
);
