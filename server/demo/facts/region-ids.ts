/**
 * Region ids the specification names (CONF-11), then our own from 1001 in the order of `config/countries`.
 */
const known: Readonly<Record<string, number>> = {
  IN: 1,
  MY: 5,
  NP: 7,
  TH: 8,
  ID: 96,
  CN: 50,
  AE: 209,
  SA: 172,
  GB: 210,
  US: 211,
  CA: 43,
  PH: 160,
  VN: 217,
  ES: 183,
  SG: 177,
  JP: 104,
  BR: 36,
  MX: 132,
  OM: 152,
  BH: 25,
  KW: 110,
  EG: 64,
  NL: 143,
  DE: 1001,
  FR: 1002,
  AT: 1003,
  IT: 1004,
  BE: 1005,
};

/** Region ids of countries; the rest are numbered from 1101 in alphabetical order of their codes. */
export function regionIds(countryCodes: readonly string[]): ReadonlyMap<string, number> {
  const others = [...new Set(countryCodes)].filter((code) => known[code] === undefined).sort();
  return new Map([
    ...Object.entries(known),
    ...others.map((code, index): [string, number] => [code, 1101 + index]),
  ]);
}
