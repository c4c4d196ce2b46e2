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
  /** Calling code. */
  readonly phone: string;
}

/** `currency level names tax(i=included, x=on top) cityTax phone`, one line per country. */
const table = `
IN INR 0.45 indian 12i 0 91
NL EUR 1.1 dutch 9i 2.5 31
DE EUR 1 german 7i 1.8 49
FR EUR 1.02 french 10i 1.6 33
ES EUR 0.88 spanish 10i 1.2 34
AT EUR 1.05 german 10i 2 43
IT EUR 0.98 italian 10i 2.5 39
GB GBP 1.12 english 20i 0 44
BE EUR 1 dutch 6i 2 32
AE AED 1.05 arabic 5i 3 971
SA SAR 0.9 arabic 15i 0 966
OM OMR 0.9 arabic 5i 0 968
QA QAR 1 arabic 0i 0 974
KW KWD 1 arabic 0i 0 965
BH BHD 0.9 arabic 10i 0 973
JO JOD 0.7 arabic 8i 0 962
EG EGP 0.5 arabic 14i 0 20
MA MAD 0.6 french 10i 1 212
TN TND 0.5 french 7i 0.6 216
LB USD 0.7 french 11i 0 961
IL ILS 1.3 english 0i 0 972
TR TRY 0.6 turkic 10i 0.5 90
NP NPR 0.4 indian 13x 0 977
LK LKR 0.45 indian 10i 0 94
BD BDT 0.4 indian 15i 0 880
BT BTN 0.6 indian 10x 0 975
MV USD 1.5 tropical 16i 5 960
TH THB 0.5 tropical 7i 0 66
VN VND 0.4 tropical 8i 0 84
ID IDR 0.45 tropical 10i 0 62
MY MYR 0.5 tropical 8i 2 60
SG SGD 1.3 tropical 9i 0 65
PH PHP 0.45 tropical 12i 0 63
KH USD 0.4 tropical 10i 0 855
LA LAK 0.4 tropical 10i 0 856
JP JPY 0.9 eastern 10i 1 81
KR KRW 0.9 eastern 10i 0 82
CN CNY 0.6 eastern 6i 0 86
HK HKD 1.2 eastern 3i 0 852
TW TWD 0.8 eastern 5i 0 886
MN MNT 0.5 eastern 10i 0 976
KZ KZT 0.5 turkic 12i 0 7
UZ UZS 0.45 turkic 12i 0.5 998
GE GEL 0.5 turkic 18i 0 995
AM AMD 0.5 turkic 20i 0 374
AZ AZN 0.5 turkic 18i 0 994
US USD 1.4 english 14x 0 1
CA CAD 1.2 english 13x 0 1
MX MXN 0.7 spanish 16i 0 52
CU USD 0.7 spanish 0i 0 53
CR USD 0.9 spanish 13i 0 506
PA USD 0.8 spanish 10i 0 507
GT GTQ 0.6 spanish 12i 0 502
DO DOP 0.8 spanish 18i 0 1
CO COP 0.5 spanish 19i 0 57
EC USD 0.5 spanish 15i 0 593
PE PEN 0.55 spanish 18i 0 51
BO BOB 0.45 spanish 13i 0 591
BR BRL 0.6 lusophone 5i 0 55
AR ARS 0.6 spanish 21i 0 54
CL CLP 0.7 spanish 19i 0 56
UY UYU 0.8 spanish 10i 0 598
ZA ZAR 0.6 english 15i 0 27
KE KES 0.6 african 16i 0 254
TZ TZS 0.6 african 18i 0 255
UG UGX 0.5 african 18i 0 256
RW RWF 0.6 african 18i 0 250
ET ETB 0.5 african 15i 0 251
GH GHS 0.7 african 15i 0 233
NG NGN 0.7 african 7i 0 234
SN XOF 0.7 french 10i 1 221
NA NAD 0.6 african 15i 0 264
MU MUR 0.9 french 15i 0 230
AU AUD 1.1 english 10i 0 61
NZ NZD 1 english 15i 0 64
FJ FJD 0.9 tropical 15i 0 679
PT EUR 0.8 lusophone 6i 2 351
IE EUR 1.2 english 13i 0 353
CH CHF 1.6 german 3i 3.5 41
LU EUR 1.1 french 3i 0 352
DK DKK 1.2 nordic 25i 0 45
NO NOK 1.3 nordic 12i 0 47
SE SEK 1.1 nordic 12i 0 46
FI EUR 1.1 nordic 14i 0 358
IS ISK 1.6 nordic 11i 2 354
EE EUR 0.75 nordic 13i 0 372
LV EUR 0.7 nordic 12i 1 371
LT EUR 0.7 nordic 12i 1 370
PL PLN 0.65 slavic 8i 0.5 48
CZ CZK 0.75 slavic 12i 1.5 420
SK EUR 0.7 slavic 5i 2 421
HU HUF 0.7 slavic 5i 1.5 36
RO RON 0.6 slavic 9i 0.6 40
BG EUR 0.55 slavic 9i 0.7 359
RS RSD 0.6 slavic 10i 1.2 381
HR EUR 0.85 slavic 13i 1.8 385
SI EUR 0.85 slavic 9i 2.5 386
BA BAM 0.5 slavic 17i 1 387
ME EUR 0.7 slavic 15i 1 382
AL ALL 0.5 slavic 6i 0.8 355
MK MKD 0.5 slavic 5i 0.6 389
GR EUR 0.85 greek 13i 1.5 30
CY EUR 0.85 greek 9i 0 357
MT EUR 0.9 italian 7i 0.5 356
`;

export const countryFacts: ReadonlyMap<string, CountryFacts> = new Map(
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [
        code = "",
        currency = "EUR",
        level = "1",
        names = "english",
        tax = "0i",
        cityTax = "0",
        phone = "",
      ] = line.split(" ");
      const facts: CountryFacts = {
        currency,
        level: Number(level),
        names: names as NameRegion,
        tax: [Number.parseFloat(tax), tax.endsWith("i")],
        cityTax: Number(cityTax),
        phone: `+${phone}`,
      };
      return [code, facts] as const;
    }),
);
