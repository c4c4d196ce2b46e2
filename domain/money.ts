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

/** Makes an amount. @throws RangeError when it is not a whole number of minor units or the code is not three capitals. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of minor units`);
  if (!/^[A-Z]{3}$/.test(currency)) throw new RangeError(`${currency} is not an ISO 4217 code`);
  return { amount, currency };
}

/** Sum of amounts of one currency. @throws RangeError when one of them is in another currency. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  return money(
    amounts.reduce((sum, each) => {
      if (each.currency !== currency) throw new RangeError(`${each.currency} cannot be added to ${currency}`);
      return sum + each.amount;
    }, 0),
    currency,
  );
}

/** Minor units as a plain decimal with a point, such as `1250 EUR` → `"12.50"`: the value of an input or a data attribute. */
export function toDecimalText({ amount, currency }: Money): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, "0");
  const cut = digits.length - decimals;
  return `${amount < 0 ? "-" : ""}${digits.slice(0, cut)}${decimals > 0 ? `.${digits.slice(cut)}` : ""}`;
}

/** A plain decimal as an amount, exact; null when it is no number, too great, or has more decimals than the currency. */
export function fromDecimalText(text: string, currency: string): Money | null {
  const match = /^(-?)(\d{1,16})(?:\.(\d+))?$/.exec(text.trim());
  const decimals = currencyDecimals(currency);
  const fraction = match?.[3] ?? "";
  if (!match || /[^0]/.test(fraction.slice(decimals))) return null;
  const digits = `${match[2]}${fraction.slice(0, decimals).padEnd(decimals, "0")}`;
  const amount = Number(digits);
  if (!Number.isSafeInteger(amount)) return null;
  return { amount: match[1] && amount > 0 ? -amount : amount, currency };
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
