import type { SeededRandom } from "./seeded-random.ts";

/**
 * A telephone number of a country that is well formed and nobody's: from a range kept for fiction where there
 * is one (France, Germany, Sweden, the United Kingdom, North America, Australia), else close to the specimen
 * that numbering plans print (1234 567).
 * @throws for a country without a pattern.
 */
export function inventPhone(random: SeededRandom, countryCode: string): string {
  const pattern = patterns.get(countryCode);
  if (!pattern) throw new Error(`No demo telephone numbers for country ${countryCode}.`);
  return pattern.replace(/#/g, () => String(random.int(0, 9)));
}

/** `#` stands for any digit. */
const table = `
IN +91 74104 10### | NL +31 10 123 4### | DE +49 30 23125 ### | FR +33 1 99 00 ## ## | ES +34 810 12 3# ##
AT +43 1 234567 ### | IT +39 02 1234 5### | GB +44 20 7946 0### | BE +32 12 34 5# ## | AE +971 2 234 5###
SA +966 11 234 5### | OM +968 23 123### | QA +974 4412 3### | KW +965 2234 5### | BH +973 1700 1###
JO +962 6 200 1### | EG +20 2 34567### | MA +212 520 12 3### | TN +216 30 010 ### | LB +961 1 123 ###
IL +972 2 123 4### | TR +90 212 345 6### | NP +977 1 4567### | LK +94 112 345 ### | BD +880 2 7111###
BT +975 2 345 ### | MV +960 670 1### | TH +66 2 123 4### | VN +84 210 1234 ### | ID +62 21 8350###
MY +60 3 2385 6### | SG +65 6123 4### | PH +63 2 3234 5### | KH +855 23 756 ### | LA +856 21 212 ###
JP +81 3 1234 5### | KR +82 2 212 3### | CN +86 10 1234 5### | HK +852 2123 4### | TW +886 2 2123 4###
MN +976 5312 3### | KZ +7 71234 5 6### | UZ +998 66 905 0### | GE +995 32 212 3### | AM +374 10 123###
AZ +994 12 312 3### | US +1 212 555 01## | CA +1 416 555 01## | MX +52 55 1234 5### | CU +53 7 1234###
CR +506 2212 3### | PA +507 200 1### | GT +502 2245 6### | DO +1 809 555 01## | CO +57 601 2345###
EC +593 2 212 3### | PE +51 1 1234### | BO +591 2 2123### | BR +55 11 2345 6### | AR +54 11 2345 6###
CL +56 600 123 ### | UY +598 2123 1### | ZA +27 10 123 4### | KE +254 20 2012### | TZ +255 22 234 5###
UG +256 31 2345### | RW +250 250 123 ### | ET +251 11 111 2### | GH +233 30 234 5### | NG +234 2033 12 3###
SN +221 30 101 2### | NA +264 61 221 ### | MU +230 5448 0### | AU +61 2 5550 1### | NZ +64 3 234 5###
FJ +679 321 2### | PT +351 21 234 5### | IE +353 1 234 5### | CH +41 21 234 5### | LU +352 27 12 3###
DK +45 32 12 3### | NO +47 21 23 4### | SE +46 8 465 004 ## | FI +358 13 1234### | IS +354 410 1###
EE +372 321 2### | LV +371 63 123 ### | LT +370 312 34### | PL +48 12 345 6### | CZ +420 212 345 ###
SK +421 2 212 34### | HU +36 1 234 5### | RO +40 21 123 4### | BG +359 2 123 ### | RS +381 10 234###
HR +385 1 2345 ### | SI +386 1 234 5### | BA +387 30 212 ### | ME +382 30 234 ### | AL +355 22 345 ###
MK +389 2 201 2### | GR +30 21 2345 6### | CY +357 22 345### | MT +356 2100 1###
`;

const patterns: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split(/\s*[|\n]\s*/)
    .map((entry) => [entry.slice(0, 2), entry.slice(3)]),
);
