import { unreachable } from '../kernel'

/** Named ways to round; 'half' ways differ only on an exact half. Up is away from zero, down is towards it. */
export const roundingModes = ['halfUp', 'halfEven', 'halfDown', 'up', 'down', 'ceiling', 'floor'] as const
export type RoundingMode = (typeof roundingModes)[number]

/** Divides whole numbers and rounds the quotient by a named way; stays in fast numbers when both are safe. */
export function divideRounded(
  dividend: number | bigint,
  divisor: number | bigint,
  mode: RoundingMode,
): number | bigint {
  if (typeof dividend === 'number' && typeof divisor === 'number') {
    const rest = restOf(dividend, divisor)
    const quotient = (dividend - rest) / divisor
    if (rest === 0) return quotient + 0
    const half = Math.sign(Math.abs(rest) - (Math.abs(divisor) - Math.abs(rest)))
    const away = isAway(mode, half, rest < 0 !== divisor < 0, quotient % 2 !== 0)
    return (away ? quotient + (rest < 0 !== divisor < 0 ? -1 : 1) : quotient) + 0
  }
  return divideBig(BigInt(dividend), BigInt(divisor), mode)
}

const ROOMY = 2 ** 51

/** As `dividend % divisor`, which is slow for doubles: a quotient that was rounded up is one too many, and is taken back. */
function restOf(dividend: number, divisor: number): number {
  const [size, by] = [Math.abs(dividend), Math.abs(divisor)]
  if (!(size < ROOMY && by < ROOMY)) return dividend % divisor
  const rest = size - Math.floor(size / by) * by
  const left = rest < 0 ? rest + by : rest
  return dividend < 0 ? 0 - left : left
}

function divideBig(dividend: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const quotient = dividend / divisor
  const rest = dividend - quotient * divisor
  if (rest === 0n) return quotient
  const isNegative = rest < 0n !== divisor < 0n
  const half = isHalfMode(mode) ? sideOfHalf(rest, divisor) : 0
  const isOdd = half === 0 && mode === 'halfEven' && quotient % 2n !== 0n
  return isAway(mode, half, isNegative, isOdd) ? quotient + (isNegative ? -1n : 1n) : quotient
}

const isHalfMode = (mode: RoundingMode): boolean => mode === 'halfUp' || mode === 'halfEven' || mode === 'halfDown'

function sideOfHalf(rest: bigint, divisor: bigint): number {
  const twice = 2n * (rest < 0n ? -rest : rest)
  const size = divisor < 0n ? -divisor : divisor
  return twice > size ? 1 : twice < size ? -1 : 0
}

/** Whether the cut-off quotient moves one away from zero; `half` is the sign of (rest - half the divisor). */
function isAway(mode: RoundingMode, half: number, isNegative: boolean, isOdd: boolean): boolean {
  switch (mode) {
    case 'halfUp':
      return half >= 0
    case 'halfDown':
      return half > 0
    case 'halfEven':
      return half > 0 || (half === 0 && isOdd)
    case 'up':
      return true
    case 'down':
      return false
    case 'ceiling':
      return !isNegative
    case 'floor':
      return isNegative
    default:
      return unreachable(mode)
  }
}
