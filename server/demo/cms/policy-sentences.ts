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
}

export const SAMPLE_SENTENCES: Readonly<Record<string, SampleSentences>> = {
  en: {
    sample:
      "Sample text. It shows how this page looks, is not legal advice and binds nobody until it is replaced.",
    law: "This text is meant for stays booked on our site for {country}, and for its law.",
    complaint: "If we do not settle your complaint, you can turn to {authority}.",
    emergency: "In an emergency call {number} first, and then us.",
  },
  nl: {
    sample:
      "Voorbeeldtekst. Die toont hoe deze pagina eruitziet, is geen juridisch advies en bindt niemand tot hij is vervangen.",
    law: "Deze tekst is bedoeld voor verblijven die op onze site voor {country} zijn geboekt, en voor het recht van dat land.",
    complaint: "Komen we er samen niet uit, dan kun je een klacht indienen bij {authority}.",
    emergency: "Bel in nood eerst {number}, en daarna ons.",
  },
  de: {
    sample:
      "Mustertext. Er zeigt, wie diese Seite aussieht, ist keine Rechtsberatung und bindet niemanden, bis er ersetzt wird.",
    law: "Dieser Text ist für Aufenthalte gedacht, die auf unserer Seite für {country} gebucht werden, und für das dortige Recht.",
    complaint: "Können wir Ihre Beschwerde nicht klären, wenden Sie sich an: {authority}.",
    emergency: "Rufen Sie im Notfall zuerst {number} an, danach uns.",
  },
  fr: {
    sample:
      "Texte d’exemple. Il montre l’aspect de cette page, ne constitue pas un avis juridique et n’engage personne tant qu’il n’est pas remplacé.",
    law: "Ce texte vaut pour les séjours réservés sur notre site pour ce pays ({country}) et pour son droit.",
    complaint:
      "Si nous ne réglons pas votre réclamation, vous pouvez saisir l’autorité compétente : {authority}.",
    emergency: "En cas d’urgence, appelez d’abord le {number}, puis nous.",
  },
  es: {
    sample:
      "Texto de ejemplo. Muestra el aspecto de esta página, no es asesoramiento jurídico y no obliga a nadie hasta que se sustituya.",
    law: "Este texto es para estancias reservadas en nuestro sitio de {country} y para su legislación.",
    complaint: "Si no resolvemos tu reclamación, puedes acudir a la autoridad competente: {authority}.",
    emergency: "En caso de emergencia, llama primero al {number} y después a nosotros.",
  },
  it: {
    sample:
      "Testo di esempio. Mostra l’aspetto di questa pagina, non è una consulenza legale e non vincola nessuno finché non viene sostituito.",
    law: "Questo testo vale per i soggiorni prenotati sul nostro sito per questo Paese ({country}) e per la sua legge.",
    complaint: "Se non risolviamo il reclamo, potete rivolgervi all’autorità competente: {authority}.",
    emergency: "In caso di emergenza chiamate prima il {number}, poi noi.",
  },
  hi: {
    sample:
      "नमूना पाठ। यह दिखाता है कि यह पेज कैसा दिखेगा; यह कानूनी सलाह नहीं है और बदले जाने तक किसी पर लागू नहीं होता।",
    law: "यह पाठ {country} की हमारी साइट पर बुक किए गए ठहराव और वहाँ के कानून के लिए है।",
    complaint: "यदि हम आपकी शिकायत हल न कर सकें, तो आप यहाँ जा सकते हैं: {authority}।",
    emergency: "आपात स्थिति में पहले {number} पर कॉल करें, फिर हमें।",
  },
  ar: {
    sample: "نص نموذجي. يبيّن شكل هذه الصفحة، وليس استشارة قانونية ولا يُلزم أحداً إلى أن يُستبدل.",
    law: "هذا النص للإقامات المحجوزة على موقعنا الخاص بـ{country} ولقانونها.",
    complaint: "إن لم نحلّ شكواكم فبإمكانكم التوجه إلى: {authority}.",
    emergency: "في حالة الطوارئ اتصلوا أولاً بالرقم {number}، ثم بنا.",
  },
};

/** Data protection authority and emergency number of a country. */
export function countryRules(country: string): { readonly authority: string; readonly emergency: string } {
  const authority = AUTHORITIES[country] ?? "the data protection authority";
  return { authority, emergency: EMERGENCY[country] ?? "112" };
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

const EMERGENCY: Readonly<Record<string, string>> = { GB: "999", AE: "999", US: "911" };
