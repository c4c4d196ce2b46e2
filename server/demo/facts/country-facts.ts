import type { NameRegion } from "./region-names.ts";

/** What the demo supply needs to know of a country. */
export interface CountryFacts {
  /** ISO 4217. */
  readonly currency: string;
  /** Price level, 1 = western Europe. */
  readonly level: number;
  /** Language family that names of properties and streets are invented in. */
  readonly names: NameRegion;
  /** Value added or similar tax in percent, and whether room prices have it. */
  readonly tax: readonly [percent: number, included: boolean];
  /** City or tourism tax in euros, per adult and night; 0 without one. */
  readonly cityTax: number;
}

/** `currency level names tax(i=included, x=on top) cityTax`, one line per country. */
const table = `
IN INR 0.45 indian 12i 0
NL EUR 1.1 dutch 9i 2.5
DE EUR 1 german 7i 1.8
FR EUR 1.02 french 10i 1.6
ES EUR 0.88 spanish 10i 1.2
AT EUR 1.05 german 10i 2
IT EUR 0.98 italian 10i 2.5
GB GBP 1.12 english 20i 0
BE EUR 1 dutch 6i 2
AE AED 1.05 arabic 5i 3
SA SAR 0.9 arabic 15i 0
OM OMR 0.9 arabic 5i 0
QA QAR 1 arabic 0i 0
KW KWD 1 arabic 0i 0
BH BHD 0.9 arabic 10i 0
JO JOD 0.7 arabic 8i 0
EG EGP 0.5 arabic 14i 0
MA MAD 0.6 french 10i 1
TN TND 0.5 french 7i 0.6
LB USD 0.7 french 11i 0
IL ILS 1.3 english 0i 0
TR TRY 0.6 turkic 10i 0.5
NP NPR 0.4 indian 13x 0
LK LKR 0.45 indian 10i 0
BD BDT 0.4 indian 15i 0
BT BTN 0.6 indian 10x 0
MV USD 1.5 tropical 16i 5
TH THB 0.5 tropical 7i 0
VN VND 0.4 tropical 8i 0
ID IDR 0.45 tropical 10i 0
MY MYR 0.5 tropical 8i 2
SG SGD 1.3 tropical 9i 0
PH PHP 0.45 tropical 12i 0
KH USD 0.4 tropical 10i 0
LA LAK 0.4 tropical 10i 0
JP JPY 0.9 eastern 10i 1
KR KRW 0.9 eastern 10i 0
CN CNY 0.6 eastern 6i 0
HK HKD 1.2 eastern 3i 0
TW TWD 0.8 eastern 5i 0
MN MNT 0.5 eastern 10i 0
KZ KZT 0.5 turkic 12i 0
UZ UZS 0.45 turkic 12i 0.5
GE GEL 0.5 turkic 18i 0
AM AMD 0.5 turkic 20i 0
AZ AZN 0.5 turkic 18i 0
US USD 1.4 english 14x 0
CA CAD 1.2 english 13x 0
MX MXN 0.7 spanish 16i 0
CU USD 0.7 spanish 0i 0
CR USD 0.9 spanish 13i 0
PA USD 0.8 spanish 10i 0
GT GTQ 0.6 spanish 12i 0
DO DOP 0.8 spanish 18i 0
CO COP 0.5 spanish 19i 0
EC USD 0.5 spanish 15i 0
PE PEN 0.55 spanish 18i 0
BO BOB 0.45 spanish 13i 0
BR BRL 0.6 lusophone 5i 0
AR ARS 0.6 spanish 21i 0
CL CLP 0.7 spanish 19i 0
UY UYU 0.8 spanish 10i 0
ZA ZAR 0.6 english 15i 0
KE KES 0.6 african 16i 0
TZ TZS 0.6 african 18i 0
UG UGX 0.5 african 18i 0
RW RWF 0.6 african 18i 0
ET ETB 0.5 african 15i 0
GH GHS 0.7 african 15i 0
NG NGN 0.7 african 7i 0
SN XOF 0.7 french 10i 1
NA NAD 0.6 african 15i 0
MU MUR 0.9 french 15i 0
AU AUD 1.1 english 10i 0
NZ NZD 1 english 15i 0
FJ FJD 0.9 tropical 15i 0
PT EUR 0.8 lusophone 6i 2
IE EUR 1.2 english 13i 0
CH CHF 1.6 german 3i 3.5
LU EUR 1.1 french 3i 0
DK DKK 1.2 nordic 25i 0
NO NOK 1.3 nordic 12i 0
SE SEK 1.1 nordic 12i 0
FI EUR 1.1 nordic 14i 0
IS ISK 1.6 nordic 11i 2
EE EUR 0.75 nordic 13i 0
LV EUR 0.7 nordic 12i 1
LT EUR 0.7 nordic 12i 1
PL PLN 0.65 slavic 8i 0.5
CZ CZK 0.75 slavic 12i 1.5
SK EUR 0.7 slavic 5i 2
HU HUF 0.7 slavic 5i 1.5
RO RON 0.6 slavic 9i 0.6
BG EUR 0.55 slavic 9i 0.7
RS RSD 0.6 slavic 10i 1.2
HR EUR 0.85 slavic 13i 1.8
SI EUR 0.85 slavic 9i 2.5
BA BAM 0.5 slavic 17i 1
ME EUR 0.7 slavic 15i 1
AL ALL 0.5 slavic 6i 0.8
MK MKD 0.5 slavic 5i 0.6
GR EUR 0.85 greek 13i 1.5
CY EUR 0.85 greek 9i 0
MT EUR 0.9 italian 7i 0.5
`;

export const countryFacts: ReadonlyMap<string, CountryFacts> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [code = "", currency = "EUR", level = "1", names = "english", tax = "0i", cityTax = "0"] =
        line.split(" ");
      const facts: CountryFacts = {
        currency,
        level: Number(level),
        names: names as NameRegion,
        tax: [Number.parseFloat(tax), tax.endsWith("i")],
        cityTax: Number(cityTax),
      };
      return [code, facts] as const;
    }),
);
