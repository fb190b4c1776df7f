/** A decimal of at most 15 digits as whole units of 10^-scale: what a column of numbers is stored in. */
export type DecimalCell = { units: number; scale: number }

const MAX_CELL_DIGITS = 15

/** Reads into the given place, without making anything: a table of a million rows is read through here. */
export function readDecimalCell(text: string, into: DecimalCell): boolean {
  let at = 0
  let isNegative = false
  const first = text.charCodeAt(0)
  if (first === 45 || first === 43) {
    isNegative = first === 45
    at = 1
  }
  let units = 0
  let digits = 0
  let point = -1
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 46 && point < 0 && digits > 0) {
      point = digits
      continue
    }
    if (code < 48 || code > 57) return false
    units = units * 10 + (code - 48)
    digits++
  }
  if (digits === 0 || point === digits || digits > MAX_CELL_DIGITS) return false
  into.units = isNegative && units !== 0 ? -units : units
  into.scale = point < 0 ? 0 : digits - point
  return true
}

export const POWERS_OF_TEN: readonly number[] = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)
