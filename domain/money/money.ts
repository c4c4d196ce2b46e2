/** An amount of one currency: an integer number of minor units (cents, fils, yen) and an ISO 4217 code. */
export interface Money {
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

/**
 * Number of decimals of a currency by ISO 4217 (LOC-07): 2 unless the currency is listed.
 * Not taken from `Intl`, which reports 0 for IDR.
 */
export function currencyDecimals(currency: string): number {
  return EXCEPTIONS[currency] ?? 2;
}

/** The smallest amount of a currency that is shown with so many decimals, in minor units (LOC-07). */
export function moneyStep(currency: string, shownDecimals: number): number {
  return 10 ** Math.max(0, currencyDecimals(currency) - shownDecimals);
}

/**
 * Minor units as a plain decimal with a point, such as `1250 EUR` → `"12.50"`: the value of an input or a
 * data attribute.
 */
export function toDecimalText({ amount, currency }: Money): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  return `${amount < 0 ? "-" : ""}${digits.slice(0, cut)}${decimals > 0 ? `.${digits.slice(cut)}` : ""}`;
}

/** ISO 4217 currencies whose minor unit is not a hundredth. */
const EXCEPTIONS: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};
