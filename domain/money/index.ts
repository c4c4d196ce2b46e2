export { currencyDecimals, type Money, moneyStep, toDecimalText } from "./money.ts";
export { formatMoney, type MoneyFormat } from "./money-format.ts";
export { floorPercentOf, percentageOf, percentOf, roundHalfUp, roundToStep } from "./rounding.ts";
