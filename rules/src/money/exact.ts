import { divideRounded, type RoundingMode } from './rounding'

/** Digits that a quotient keeps when it does not come out even: far below the smallest coin of any premium. */
export const QUOTIENT_PLACES = 20
/** A number longer than this is a mistake or an attack, not a premium. */
export const MAX_DIGITS = 400

/** Zeros of a long number go in big bites first. */
const TRIM_STEPS = [16, 8, 4, 2, 1]
const SAFE = Number.MAX_SAFE_INTEGER
const SAFE_BIG = BigInt(SAFE)
const SMALL_POWERS = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent)
const LONGEST = 10n ** BigInt(MAX_DIGITS)
const BIG_POWERS = Array.from({ length: 101 }, (_, exponent) => 10n ** BigInt(exponent))

/**
 * An exact decimal: a whole number of units of 10^-scale.
 * Units are a plain number while they are safe and a bigint beyond, because most of a premium fits and is then five times faster.
 */
export class Exact {
  static readonly zero = new Exact(0, 0)
  static readonly one = new Exact(1, 0)

  private constructor(
    readonly units: number | bigint,
    readonly scale: number,
  ) {}

  static of(units: number | bigint, scale = 0): Exact {
    return new Exact(fit(units), scale)
  }

  /** Reads '-12.50' to the digit; null when it is no plain decimal. Never goes through a floating point number. */
  static parse(text: string): Exact | null {
    return text.length <= 15 ? parseShort(text) : Exact.parseLong(text)
  }

  private static parseLong(text: string): Exact | null {
    const match = /^([+-]?)(\d{1,200})(?:\.(\d{1,200}))?$/.exec(text)
    if (!match) return null
    const fraction = match[3] ?? ''
    const digits = `${match[1] === '-' ? '-' : ''}${match[2]}${fraction}`
    return new Exact(fit(BigInt(digits)), fraction.length)
  }

  /** For literals in code and for data that was checked before. */
  static from(text: string | number): Exact {
    const value = Exact.parse(String(text))
    if (!value) throw new Error(`Not a decimal: ${text}`)
    return value
  }

  plus(other: Exact): Exact {
    if (this.scale === other.scale) return new Exact(sum(this.units, other.units), this.scale)
    const scale = Math.max(this.scale, other.scale)
    return new Exact(sum(unitsAt(this, scale), unitsAt(other, scale)), scale)
  }

  minus(other: Exact): Exact {
    return this.plus(other.negated())
  }

  negated(): Exact {
    return new Exact(typeof this.units === 'number' ? 0 - this.units : -this.units, this.scale)
  }

  times(other: Exact): Exact {
    return new Exact(product(this.units, other.units), this.scale + other.scale)
  }

  /** Exact where the quotient ends within 20 places, else the nearest at 20; the caller has refused zero. */
  dividedBy(other: Exact): Exact {
    const lift = QUOTIENT_PLACES - this.scale + other.scale
    const dividend = lift >= 0 ? product(this.units, power(lift)) : this.units
    const divisor = lift >= 0 ? other.units : product(other.units, power(-lift))
    return new Exact(fit(divideRounded(dividend, divisor, 'halfEven')), QUOTIENT_PLACES).trimmed()
  }

  /** The rest has the sign of the dividend, as everywhere in CEL. */
  rest(other: Exact): Exact {
    return this.minus(this.countOf(other, 'down').times(other))
  }

  compare(other: Exact): number {
    const scale = Math.max(this.scale, other.scale)
    const left = unitsAt(this, scale)
    const right = unitsAt(other, scale)
    return left < right ? -1 : left > right ? 1 : 0
  }

  equals(other: Exact): boolean {
    return this.compare(other) === 0
  }

  get sign(): number {
    return this.units > 0 ? 1 : this.units < 0 ? -1 : 0
  }

  /** Longer than any number of a premium: compared, not counted, because every product is asked. */
  get isTooLong(): boolean {
    return typeof this.units === 'bigint' && (this.units >= LONGEST || this.units <= -LONGEST)
  }

  round(places: number, mode: RoundingMode): Exact {
    if (places >= this.scale) return this
    return new Exact(fit(divideRounded(this.units, power(this.scale - places), mode)), places)
  }

  /** Rounds to a multiple, for coins of five cents or premiums in whole tens. */
  roundTo(multiple: Exact, mode: RoundingMode): Exact {
    return this.countOf(multiple, mode).times(multiple)
  }

  /** How many times the multiple goes in, as a whole number: what instalments are made of. */
  countOf(multiple: Exact, mode: RoundingMode): Exact {
    const scale = Math.max(this.scale, multiple.scale)
    return new Exact(fit(divideRounded(unitsAt(this, scale), unitsAt(multiple, scale), mode)), 0)
  }

  trimmed(): Exact {
    let { units, scale } = this
    if (typeof units === 'number') {
      while (scale > 0 && units % 10 === 0) {
        units /= 10
        scale--
      }
      return new Exact(units, scale)
    }
    if (units % 10n !== 0n) return this
    for (const places of TRIM_STEPS)
      while (scale >= places && units % (BIG_POWERS[places] as bigint) === 0n) {
        units /= BIG_POWERS[places] as bigint
        scale -= places
      }
    return new Exact(fit(units), scale)
  }

  /** The whole number of 10^-scale units, or null when there are smaller parts. */
  unitsAtScale(scale: number): number | bigint | null {
    const value = this.scale > scale ? this.trimmed() : this
    return value.scale > scale ? null : unitsAt(value, scale)
  }

  /** Shortest form, without trailing zeros: equal values print alike. */
  toString(): string {
    return printDecimal(this.trimmed())
  }

  toFixed(places: number): string {
    const rounded = this.round(places, 'halfUp')
    return printDecimal(new Exact(unitsAt(rounded, places), places))
  }

  toJSON(): string {
    return this.toString()
  }
}

/** Fifteen characters always fit a safe number, so they are counted up without a pattern: every answer comes through here. */
function parseShort(text: string): Exact | null {
  const first = text.charCodeAt(0)
  const isSigned = first === 45 || first === 43
  let units = 0
  let point = -1
  for (let at = isSigned ? 1 : 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 46 && point < 0 && at > (isSigned ? 1 : 0)) point = at
    else if (code >= 48 && code <= 57) units = units * 10 + code - 48
    else return null
  }
  if (text.length === (isSigned ? 1 : 0) || point === text.length - 1) return null
  return Exact.of(first === 45 ? 0 - units : units, point < 0 ? 0 : text.length - 1 - point)
}

function printDecimal({ units, scale }: Exact): string {
  const digits = String(units < 0 ? -units : units).padStart(scale + 1, '0')
  const sign = units < 0 ? '-' : ''
  return scale === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}

function fit(units: number | bigint): number | bigint {
  if (typeof units === 'number') {
    if (!Number.isSafeInteger(units)) throw new Error(`Not a whole number of units: ${units}`)
    return units + 0
  }
  return units <= SAFE_BIG && units >= -SAFE_BIG ? Number(units) : units
}

/** A float sum or product that lands inside the safe range is exact; beyond it we go through bigint. */
function sum(a: number | bigint, b: number | bigint): number | bigint {
  if (typeof a === 'number' && typeof b === 'number') {
    const total = a + b
    if (total <= SAFE && total >= -SAFE) return total
  }
  return fit(BigInt(a) + BigInt(b))
}

function product(a: number | bigint, b: number | bigint): number | bigint {
  if (typeof a === 'number' && typeof b === 'number') {
    const result = a * b
    if (result <= SAFE && result >= -SAFE) return result + 0
  }
  // A bigint here is beyond the safe range, and so is its product with anything but zero.
  return a === 0 || b === 0 ? 0 : BigInt(a) * BigInt(b)
}

function power(exponent: number): number | bigint {
  if (exponent < 16) return SMALL_POWERS[exponent] as number
  return exponent <= 100 ? (BIG_POWERS[exponent] as bigint) : 10n ** BigInt(exponent)
}

function unitsAt(value: Exact, scale: number): number | bigint {
  return value.scale === scale ? value.units : product(value.units, power(scale - value.scale))
}
