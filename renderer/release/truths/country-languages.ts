/**
 * Languages people of a country read, by its ISO code; what CLDR expects most of them to read is among them.
 */
export function languagesOf(country: string): readonly string[] {
  const main = new Intl.Locale("und", { region: country }).maximize().language;
  return [...new Set([main, ...(LANGUAGES.get(country) ?? [])])];
}

// From world-countries; a test holds them together. Loading that package takes longer than a whole check.
const LANGUAGES = new Map(
  `
AW:nl/pap AF:fa-AF/ps/tk AO:pt AI:en AX:sv AL:sq AD:ca AE:ar AR:es/gn AM:hy AS:sm/en TF:fr AG:en
AU:en AT:bar AZ:az/ru BI:rn/fr BE:nl/de/fr BJ:fr BF:fr BD:bn BG:bg BH:ar BS:en BA:bs/hr/sr BL:fr
SH:en BY:ru/be BZ:en/bjz/es BM:en BO:es/ay/gn/qu BQ:pap/en/nl BR:pt BB:en BN:ms BT:dz BV:no
BW:en/tn CF:sg/fr CA:en/fr CC:en CH:de/fr/it/rm CL:es CN:zh CI:fr CM:fr/en CD:fr/kg/ln/lua/sw
CG:fr/kg/ln CK:en/rar CO:es KM:ar/fr/zdj CV:pt CR:es CU:es CW:pap/en/nl CX:en KY:en CY:el/tr
CZ:cs/sk DE:de DJ:fr/ar DM:en DK:da DO:es DZ:ar EC:es EG:ar ER:ti/ar/en EH:ber/mey/es ES:es
EE:et ET:am FI:fi/sv FJ:en/fj/hif FK:en FR:fr FO:fo/da FM:en GA:fr GB:en GE:ka GG:en/fr/nfr
GH:en GI:en GN:fr GP:fr GM:en GW:pt/pov GQ:es/fr/pt GR:el GD:en GL:kl GT:es GF:fr GU:en/ch/es
GY:en HK:zh/en HN:es HR:hr HT:ht/fr HU:hu ID:id IM:en/gv IN:hi/en/ta IO:en IE:en/ga IR:fa
IQ:ar/arc/ckb IS:is IL:he/ar IT:it JM:en/jam JE:en/fr/nrf JO:ar JP:ja KZ:ru/kk KE:sw/en KG:ky/ru
KH:km KI:en/gil KN:en KR:ko XK:sq/sr KW:ar LA:lo LB:ar/fr LR:en LY:ar LC:en LI:de LK:si/ta
LS:st/en LT:lt LU:fr/de/lb LV:lv MO:zh/pt MF:fr MA:ar/ber MC:fr MD:ro MG:mg/fr MV:dv MX:es
MH:en/mh MK:mk ML:fr MT:mt/en MM:my ME:sr-ME MN:mn MP:en/cal/ch MZ:pt MR:ar MS:en MQ:fr
MU:fr/en/mfe MW:en/ny MY:ms/en YT:fr NA:af/de/en/hz/hgm/kwn/loz/ng/tn NC:fr NE:fr NF:en/pih
NG:en NI:es NU:en/niu NL:nl NO:nb/nn/smi NP:ne NR:en/na NZ:en/mi/nzs OM:ar PK:ur/en PA:es PN:en
PE:es/ay/qu PH:fil/en PW:pau/en PG:tpi/en/ho PL:pl PR:es/en KP:ko PT:pt PY:gn/es PS:ar PF:fr
QA:ar RE:fr RO:ro RU:ru RW:rw/en/fr SA:ar SD:ar/en SN:fr SG:en/ms/ta/zh GS:en SJ:no SB:en SL:en
SV:es SM:it SO:so/ar PM:fr RS:sr SS:en ST:pt SR:nl SK:sk SI:sl SE:sv SZ:en/ss SX:en/fr/nl
SC:fr/crs/en SY:ar TC:en TD:ar/fr TG:fr TH:th TJ:tg/ru TK:tkl/en/sm TM:tk/ru TL:pt/tet TO:to/en
TT:en TN:ar TR:tr TV:tvl/en TW:zh TZ:sw/en UG:sw/en UA:uk UM:en UY:es US:en UZ:uz/ru VA:it/la
VC:en VE:es VG:en VI:en VN:vi VU:bi/en/fr WF:fr WS:sm/en YE:ar
ZA:en/af/nr/nso/st/ss/tn/ts/ve/xh/zu ZM:en ZW:sn/bwg/en/kck/khi/ndc/nd/ny/st/toi/tn/ts/ve/xh/zib
`
    .trim()
    .split(/\s+/)
    .map((entry) => {
      const [code = "", languages = ""] = entry.split(":");
      return [code, languages.split("/")] as const;
    }),
);
