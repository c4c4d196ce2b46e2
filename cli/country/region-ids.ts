/** Region ids of the specification by ISO code (CONF-11); every other country gets one from 1001 up. */
const REGION_IDS: Readonly<Record<string, number>> = {
  IN: 1,
  MY: 5,
  NP: 7,
  TH: 8,
  BH: 25,
  BR: 36,
  CA: 43,
  CN: 50,
  EG: 64,
  ID: 96,
  JP: 104,
  KW: 110,
  MX: 132,
  NL: 143,
  OM: 152,
  PH: 160,
  SA: 172,
  SG: 177,
  ES: 183,
  AE: 209,
  GB: 210,
  US: 211,
  VN: 217,
};

const FIRST_OWN = 1001;

/** Region id of a country: the specification's, else the first free one from 1001 up. */
export function regionId(code: string, taken: Iterable<number>): number {
  const given = REGION_IDS[code];
  if (given !== undefined) return given;
  return Math.max(FIRST_OWN - 1, ...taken) + 1;
}
