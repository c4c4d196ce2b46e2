import type { Slip } from "./slip.ts";

const TEXT = '"booking.missing-text"';

/** Slips of whoever writes or translates texts, and of words that sentences are read by. */
export const SLIPS_OF_WORDING: readonly Slip[] = [
  {
    what: "a word that stands twice",
    file: /^config\/messages\/de\/booking\.json$/,
    from: /("booking\.missing-text": "[^"]*)(?= keine )/,
    to: "$1 keine",
    code: "doubled-word",
    at: TEXT,
  },
  {
    what: "a brand's name with a letter too few",
    file: /^config\/brands\/wrenhollow\/messages\/en\/home\.json$/,
    from: /("home\.story\.text": ")/,
    to: "$1Wrenholow. ",
    code: "misspelt-name",
    at: '"home.story.text"',
  },
  {
    what: "a text to friends among those to guests",
    file: /^config\/messages\/de\/booking\.json$/,
    from: /("booking\.missing-text": ")[^"]+/,
    to: "$1Es gibt keine Buchung mit dieser Nummer. Öffne sie mit der Nummer, mit der du gebucht hast.",
    code: "other-address",
    at: TEXT,
  },
  {
    what: "a text to guests among those to friends",
    file: /^config\/messages\/nl\/booking\.json$/,
    from: /("booking\.missing-text": ")/,
    to: "$1Vraagt u het ons. ",
    code: "other-address",
    at: TEXT,
  },
  {
    what: "a text in a language that is neither its own nor English",
    file: /^config\/messages\/pt\/booking\.json$/,
    from: /("booking\.missing-text": ")[^"]+/,
    to: "$1No hay ninguna reserva con este número, o se hizo en otro sitio. Ábrela con el número de móvil.",
    code: "copied-language",
    at: TEXT,
  },
  {
    what: "a title and the text of another part that changed places in a brand's words",
    file: /^config\/brands\/wrenhollow\/messages\/de\/home\.json$/,
    from: /("home\.hero\.text": )("[^"]+")([\s\S]*?"home\.story\.title": )("[^"]+")/,
    to: "$1$4$3$2",
    code: "words-of-another",
    at: '"home.hero.text"',
  },
  {
    what: "the words of a link under a brand's line",
    file: /^config\/brands\/wrenhollow\/brand\.json$/,
    from: /("tagline": )"[^"]+"/,
    to: '$1"brand.social.photos"',
    code: "other-words",
    at: "tagline",
  },
  {
    what: "words for rooms and for nights that changed places",
    file: /^config\/languages\/de\.json$/,
    from: /("rooms": )(\[[^\]]*\])(,\s*"nights": )(\[[^\]]*\])/,
    to: "$1$4$3$2",
    code: "untrue",
    at: '"rooms"',
  },
  {
    what: "words for children and for infants that changed places",
    file: /^config\/languages\/de\.json$/,
    from: /("children": )(\[[^\]]*\])(,\s*"infants": )(\[[^\]]*\])/,
    to: "$1$4$3$2",
    code: "untrue",
    at: '"children"',
  },
];
