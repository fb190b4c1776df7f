import { minorDigits } from './currency'
import { Exact } from './exact'
import type { RoundingMode } from './rounding'

/** An amount that can be charged: a whole number of the currency's smallest unit. */
export type Money = { readonly minor: number; readonly currency: string }

export function moneyOf(minor: number, currency: string): Money {
  if (!Number.isSafeInteger(minor)) throw new Error(`Not whole minor units: ${minor}`)
  minorDigits(currency)
  return { minor: minor + 0, currency }
}

/** The only way from a decimal to money: the rounding is named, never implied. */
export function roundToMoney(value: Exact, currency: string, mode: RoundingMode): Money {
  const digits = minorDigits(currency)
  const units = value.round(digits, mode).unitsAtScale(digits)
  return moneyOf(Number(units), currency)
}

/** Money that was rounded before; null when smaller parts than the coin are left, or it is too large to be one. */
export function exactToMoney(value: Exact, currency: string): Money | null {
  const units = value.unitsAtScale(minorDigits(currency))
  return typeof units === 'number' ? { minor: units, currency } : null
}

export function moneyToExact(money: Money): Exact {
  return Exact.of(money.minor, minorDigits(money.currency))
}

export function addMoney(a: Money, b: Money): Money {
  return moneyOf(a.minor + b.minor, sameCurrency(a, b))
}

export function subtractMoney(a: Money, b: Money): Money {
  return moneyOf(a.minor - b.minor, sameCurrency(a, b))
}

/** Equal parts that add up to the whole again; the odd coins go to the first parts. */
export function splitMoney(total: Money, parts: number): Money[] {
  if (!Number.isInteger(parts) || parts < 1) throw new Error(`Not a number of parts: ${parts}`)
  const each = Math.trunc(total.minor / parts)
  const rest = total.minor - each * parts
  const coin = Math.sign(rest)
  return Array.from({ length: parts }, (_, index) =>
    moneyOf(index < Math.abs(rest) ? each + coin : each, total.currency),
  )
}

export function printMoney(money: Money): string {
  return `${money.currency} ${moneyToExact(money).toFixed(minorDigits(money.currency))}`
}

function sameCurrency(a: Money, b: Money): string {
  if (a.currency !== b.currency) throw new Error(`${a.currency} and ${b.currency} cannot be added`)
  return a.currency
}
