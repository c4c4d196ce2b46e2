/** What a sample says beside the product's own words, in one language. */
export interface SampleSentences {
  /** That it is a sample. */
  readonly sample: string;
  /** `{country}`. */
  readonly law: string;
  /** `{authority}`. */
  readonly complaint: string;
  /** `{number}`. */
  readonly emergency: string;
  /** Whom to call where no one number is known. */
  readonly elsewhere: string;
}

export const SAMPLE_SENTENCES: Readonly<Record<string, SampleSentences>> = {
  en: {
    sample:
      "Sample text. It shows how this page looks, is not legal advice and binds nobody until it is replaced.",
    law: "This text is meant for stays booked on our site for {country}, and for its law.",
    complaint: "If we do not settle your complaint, you can turn to {authority}.",
    emergency: "In an emergency call {number} first, and then us.",
    elsewhere:
      "In an emergency call the local emergency number first, and then us. From a mobile phone, 112 works in most countries.",
  },
  nl: {
    sample:
      "Voorbeeldtekst. Die toont hoe deze pagina eruitziet, is geen juridisch advies en bindt niemand tot hij is vervangen.",
    law: "Deze tekst is bedoeld voor verblijven die op onze site voor {country} zijn geboekt, en voor het recht van dat land.",
    complaint: "Komen we er samen niet uit, dan kun je een klacht indienen bij {authority}.",
    emergency: "Bel in nood eerst {number}, en daarna ons.",
    elsewhere:
      "Bel in nood eerst het plaatselijke alarmnummer, en daarna ons. Met een mobiele telefoon werkt 112 in de meeste landen.",
  },
  de: {
    sample:
      "Mustertext. Er zeigt, wie diese Seite aussieht, ist keine Rechtsberatung und bindet niemanden, bis er ersetzt wird.",
    law: "Dieser Text ist für Aufenthalte gedacht, die auf unserer Seite für {country} gebucht werden, und für das dortige Recht.",
    complaint: "Können wir Ihre Beschwerde nicht klären, wenden Sie sich an: {authority}.",
    emergency: "Rufen Sie im Notfall zuerst {number} an, danach uns.",
    elsewhere:
      "Rufen Sie im Notfall zuerst die örtliche Notrufnummer an, danach uns. Vom Handy funktioniert in den meisten Ländern die 112.",
  },
  fr: {
    sample:
      "Texte d’exemple. Il montre l’aspect de cette page, ne constitue pas un avis juridique et n’engage personne tant qu’il n’est pas remplacé.",
    law: "Ce texte vaut pour les séjours réservés sur notre site pour ce pays ({country}) et pour son droit.",
    complaint:
      "Si nous ne réglons pas votre réclamation, vous pouvez saisir l’autorité compétente : {authority}.",
    emergency: "En cas d’urgence, appelez d’abord le {number}, puis nous.",
    elsewhere:
      "En cas d’urgence, appelez d’abord le numéro d’urgence local, puis nous. Depuis un téléphone mobile, le 112 fonctionne dans la plupart des pays.",
  },
  es: {
    sample:
      "Texto de ejemplo. Muestra el aspecto de esta página, no es asesoramiento jurídico y no obliga a nadie hasta que se sustituya.",
    law: "Este texto es para estancias reservadas en nuestro sitio de {country} y para su legislación.",
    complaint: "Si no resolvemos tu reclamación, puedes acudir a la autoridad competente: {authority}.",
    emergency: "En caso de emergencia, llama primero al {number} y después a nosotros.",
    elsewhere:
      "En caso de emergencia, llama primero al número de emergencias local y después a nosotros. Desde un móvil, el 112 funciona en la mayoría de los países.",
  },
  it: {
    sample:
      "Testo di esempio. Mostra l’aspetto di questa pagina, non è una consulenza legale e non vincola nessuno finché non viene sostituito.",
    law: "Questo testo vale per i soggiorni prenotati sul nostro sito per questo Paese ({country}) e per la sua legge.",
    complaint: "Se non risolviamo il reclamo, potete rivolgervi all’autorità competente: {authority}.",
    emergency: "In caso di emergenza chiamate prima il {number}, poi noi.",
    elsewhere:
      "In caso di emergenza chiamate prima il numero di emergenza locale, poi noi. Da un cellulare, il 112 funziona nella maggior parte dei Paesi.",
  },
  hi: {
    sample:
      "नमूना पाठ। यह दिखाता है कि यह पेज कैसा दिखेगा; यह कानूनी सलाह नहीं है और बदले जाने तक किसी पर लागू नहीं होता।",
    law: "यह पाठ {country} की हमारी साइट पर बुक किए गए ठहराव और वहाँ के कानून के लिए है।",
    complaint: "यदि हम आपकी शिकायत हल न कर सकें, तो आप यहाँ जा सकते हैं: {authority}।",
    emergency: "आपात स्थिति में पहले {number} पर कॉल करें, फिर हमें।",
    elsewhere:
      "आपात स्थिति में पहले स्थानीय आपातकालीन नंबर पर कॉल करें, फिर हमें। मोबाइल फ़ोन से 112 अधिकतर देशों में काम करता है।",
  },
  ar: {
    sample: "نص نموذجي. يبيّن شكل هذه الصفحة، وليس استشارة قانونية ولا يُلزم أحداً إلى أن يُستبدل.",
    law: "هذا النص للإقامات المحجوزة على موقعنا الخاص بـ{country} ولقانونها.",
    complaint: "إن لم نحلّ شكواك فبإمكانك التوجه إلى: {authority}.",
    emergency: "في حالة الطوارئ اتصل أولاً بالرقم {number}، ثم بنا.",
    elsewhere:
      "في حالة الطوارئ اتصل أولاً برقم الطوارئ المحلي، ثم بنا. ومن الهاتف المحمول يعمل الرقم 112 في معظم البلدان.",
  },
  pt: {
    sample:
      "Texto de exemplo. Mostra o aspeto desta página, não é aconselhamento jurídico e não vincula ninguém até ser substituído.",
    law: "Este texto destina-se às estadias reservadas no nosso site para este país ({country}) e à sua lei.",
    complaint: "Se não resolvermos a sua reclamação, pode recorrer à autoridade competente: {authority}.",
    emergency: "Em caso de emergência, ligue primeiro para o {number} e depois para nós.",
    elsewhere:
      "Em caso de emergência, ligue primeiro para o número de emergência local e depois para nós. De um telemóvel, o 112 funciona na maioria dos países.",
  },
  id: {
    sample:
      "Teks contoh. Teks ini menunjukkan tampilan halaman ini, bukan nasihat hukum, dan tidak mengikat siapa pun sampai diganti.",
    law: "Teks ini berlaku untuk masa inap yang dipesan di situs kami untuk {country}, dan untuk hukum di sana.",
    complaint: "Jika keluhan Anda tidak kami selesaikan, Anda dapat menghubungi: {authority}.",
    emergency: "Dalam keadaan darurat, hubungi {number} terlebih dahulu, lalu kami.",
    elsewhere:
      "Dalam keadaan darurat, hubungi nomor darurat setempat terlebih dahulu, lalu kami. Dari ponsel, 112 dapat dihubungi di sebagian besar negara.",
  },
  my: {
    sample:
      "Teks contoh. Teks ini menunjukkan rupa halaman ini, bukan nasihat undang-undang, dan tidak mengikat sesiapa sehingga digantikan.",
    law: "Teks ini adalah untuk penginapan yang ditempah di laman kami untuk {country}, dan untuk undang-undangnya.",
    complaint: "Jika aduan anda tidak kami selesaikan, anda boleh merujuk kepada: {authority}.",
    emergency: "Dalam kecemasan, hubungi {number} dahulu, kemudian kami.",
    elsewhere:
      "Dalam kecemasan, hubungi nombor kecemasan tempatan dahulu, kemudian kami. Daripada telefon bimbit, 112 boleh dihubungi di kebanyakan negara.",
  },
  ja: {
    sample:
      "見本の文章です。このページの見え方を示すもので、法的な助言ではなく、差し替えられるまで誰も拘束しません。",
    law: "この文章は、{country}向けの当サイトで予約されたご宿泊と、その国の法律を対象としています。",
    complaint: "苦情が解決しない場合は、次の機関に申し立てることができます：{authority}。",
    emergency: "緊急のときは、まず{number}に電話し、その後に私たちへご連絡ください。",
    elsewhere:
      "緊急のときは、まず現地の緊急通報番号に電話し、その後に私たちへご連絡ください。携帯電話からは、ほとんどの国で112がつながります。",
  },
  vi: {
    sample:
      "Văn bản mẫu. Văn bản này cho thấy trang sẽ trông như thế nào, không phải tư vấn pháp lý và không ràng buộc ai cho đến khi được thay thế.",
    law: "Văn bản này dành cho các kỳ lưu trú được đặt trên trang của chúng tôi cho {country}, và theo luật của nước đó.",
    complaint: "Nếu chúng tôi không giải quyết được khiếu nại, bạn có thể liên hệ: {authority}.",
    emergency: "Trong trường hợp khẩn cấp, hãy gọi {number} trước, rồi gọi chúng tôi.",
    elsewhere:
      "Trong trường hợp khẩn cấp, hãy gọi số khẩn cấp địa phương trước, rồi gọi chúng tôi. Từ điện thoại di động, số 112 dùng được ở hầu hết các nước.",
  },
  th: {
    sample: "ข้อความตัวอย่าง แสดงให้เห็นว่าหน้านี้จะมีลักษณะอย่างไร ไม่ใช่คำแนะนำทางกฎหมาย และไม่ผูกพันผู้ใดจนกว่าจะมีการแทนที่",
    law: "ข้อความนี้ใช้กับการเข้าพักที่จองบนเว็บไซต์ของเราสำหรับ{country} และกฎหมายของประเทศนั้น",
    complaint: "หากเราไม่สามารถแก้ไขข้อร้องเรียนของคุณได้ คุณสามารถติดต่อ {authority}",
    emergency: "ในกรณีฉุกเฉิน โปรดโทร {number} ก่อน แล้วจึงโทรหาเรา",
    elsewhere:
      "ในกรณีฉุกเฉิน โปรดโทรหมายเลขฉุกเฉินในพื้นที่ก่อน แล้วจึงโทรหาเรา จากโทรศัพท์มือถือ หมายเลข 112 ใช้ได้ในประเทศส่วนใหญ่",
  },
};

/** Data protection authority and emergency number of a country; null where no one number is known. */
export function countryRules(country: string): {
  readonly authority: string;
  readonly emergency: string | null;
} {
  const authority = AUTHORITIES[country] ?? "the data protection authority";
  return { authority, emergency: EMERGENCY[country] ?? null };
}

const AUTHORITIES: Readonly<Record<string, string>> = {
  NL: "Autoriteit Persoonsgegevens",
  BE: "Gegevensbeschermingsautoriteit / Autorité de protection des données",
  DE: "Bundesbeauftragte für den Datenschutz und die Informationsfreiheit",
  AT: "Datenschutzbehörde",
  FR: "CNIL",
  ES: "Agencia Española de Protección de Datos",
  IT: "Garante per la protezione dei dati personali",
  GB: "Information Commissioner’s Office",
  IN: "Data Protection Board of India",
  AE: "UAE Data Office",
};

/** Countries where one number reaches police, ambulance and fire brigade. */
const EMERGENCY: Readonly<Record<string, string>> = {
  AE: "999",
  AT: "112",
  BE: "112",
  BH: "999",
  CA: "911",
  DE: "112",
  ES: "112",
  FR: "112",
  GB: "999",
  ID: "112",
  IN: "112",
  IT: "112",
  KW: "112",
  MX: "911",
  MY: "999",
  NL: "112",
  OM: "9999",
  PH: "911",
  US: "911",
};
