/** Whole numbers of any size: plain numbers while they are safe, bigints beyond. */
export type Units = number | bigint

export const SAFE = Number.MAX_SAFE_INTEGER
const SAFE_BIG = BigInt(SAFE)
const SMALL_POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)
export const BIG_POWERS = Array.from({ length: 101 }, (_, exponent) => 10n ** BigInt(exponent))

export function fit(units: Units): Units {
  if (typeof units === 'number') {
    if (!Number.isSafeInteger(units)) throw new Error(`Not a whole number of units: ${units}`)
    return units + 0
  }
  return units <= SAFE_BIG && units >= -SAFE_BIG ? Number(units) : units
}

/** A float sum or product that lands inside the safe range is exact; beyond it we go through bigint. */
export function sum(a: Units, b: Units): Units {
  if (typeof a === 'number' && typeof b === 'number') {
    const total = a + b
    if (total <= SAFE && total >= -SAFE) return total
  }
  return fit(BigInt(a) + BigInt(b))
}

export function product(a: Units, b: Units): Units {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = a * b
    if (result <= SAFE && result >= -SAFE) return result + 0
  }
  // A bigint here is beyond the safe range, and so is its product with anything but zero.
  return a === 0 || b === 0 ? 0 : BigInt(a) * BigInt(b)
}

export function power(exponent: number): Units {
  if (exponent < 16) return SMALL_POWERS[exponent] as number
  return exponent <= 100 ? (BIG_POWERS[exponent] as bigint) : 10n ** BigInt(exponent)
}

/** Whether a quotient ends: what is left of the divisor without its twos and fives goes into the dividend. */
export function isEnding(dividend: number, divisor: number): boolean {
  let rest = Math.abs(divisor)
  while (rest > 1 && rest % 2 === 0) rest /= 2
  while (rest > 1 && rest % 5 === 0) rest /= 5
  return rest <= 1 || dividend % rest === 0
}

/** NaN where the lifted side is not safe any more: a product beyond the safe range may have lost digits. */
export function liftedSum(a: number, scaleA: number, b: number, scaleB: number): number {
  const lifted = scaleA < scaleB ? a * tenTo(scaleB - scaleA) : b * tenTo(scaleA - scaleB)
  if (!(lifted <= SAFE && lifted >= -SAFE)) return Number.NaN
  return lifted + (scaleA < scaleB ? b : a)
}

const tenTo = (exponent: number): number => SMALL_POWERS[exponent] ?? Infinity
