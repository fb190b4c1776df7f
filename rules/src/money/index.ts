export { Exact, MAX_DIGITS } from './exact'
export { roundingModes } from './rounding'
export type { RoundingMode } from './rounding'
export { roundBy, roundingMultiple, roundingRefusal } from './rounding-rule'
export type { RoundingRule } from './rounding-rule'
export { currencies, isCurrency, minorDigits } from './currency'
export {
  addMoney,
  exactToMoney,
  moneyOf,
  moneyToExact,
  printMoney,
  roundToMoney,
  splitMoney,
  subtractMoney,
} from './money'
export type { Money } from './money'
export { moneyText } from './money-text'
export { type DecimalMark, readTyped, readTypedMoney } from './read-typed'
export { isPercent } from './percent'
export { moneyPartKinds } from './money-part'
export type { MoneyPart, MoneyPartKind } from './money-part'
