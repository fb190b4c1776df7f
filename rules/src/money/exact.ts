import { nearOf, offOf, offOfProduct, offOfSum, sureCount, sureOrder } from './nearly'
import { divideRounded, type RoundingMode } from './rounding'
import { BIG_POWERS, fit, isEnding, liftedSum, power, product, SAFE, sum, type Units } from './units'

/** Digits that a quotient keeps when it does not come out even: far below the smallest coin of any premium. */
export const QUOTIENT_PLACES = 20
/** A number longer than this is a mistake or an attack, not a premium. */
export const MAX_DIGITS = 400

/** Zeros of a long number go in big bites first. */
const TRIM_STEPS = [16, 8, 4, 2, 1]
const MOST_SMALL = 15
const LAST_PLACE = 10 ** -QUOTIENT_PLACES
const LONGEST = 10n ** BigInt(MAX_DIGITS)

/** A result whose digits nobody has asked for yet: what it is made of, and what floating point already knows of it. */
class Pending {
  constructor(
    readonly act: '+' | '-' | '*' | '/',
    readonly left: Exact,
    readonly right: Exact,
    readonly near: number,
    readonly off: number,
    readonly depth: number,
  ) {}
}

/** So many operations wait for each other at most: digits are worked out by recursion. */
const MOST_PENDING = 40

/**
 * An exact decimal: a whole number of units of 10^-scale.
 * Units are a plain number while they are safe. What is longer waits as what it is made of, and its digits are worked out
 * when somebody asks for them: comparing and rounding, which is all that a price asks, seldom need them (see nearly.ts).
 */
export class Exact {
  static readonly zero = new Exact(0, 0)
  static readonly one = new Exact(1, 0)

  private constructor(
    private held: Units | Pending,
    readonly scale: number,
  ) {}

  static of(units: Units, scale = 0): Exact {
    return new Exact(fit(units), scale)
  }

  get units(): Units {
    const { held } = this
    return typeof held === 'object' ? (this.held = digitsOf(held, this.scale)) : held
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
    const a = this.held
    const b = other.held
    if (typeof a === 'number' && typeof b === 'number') {
      const total = this.scale === other.scale ? a + b : liftedSum(a, this.scale, b, other.scale)
      if (total <= SAFE && total >= -SAFE) return new Exact(total, Math.max(this.scale, other.scale))
    }
    const near = this.near + other.near
    return this.later('+', other, Math.max(this.scale, other.scale), near, offOfSum(near, this.off, other.off))
  }

  minus(other: Exact): Exact {
    const a = this.held
    const b = other.held
    if (typeof a === 'number' && typeof b === 'number') {
      const total = this.scale === other.scale ? a - b : liftedSum(a, this.scale, 0 - b, other.scale)
      if (total <= SAFE && total >= -SAFE) return new Exact(total + 0, Math.max(this.scale, other.scale))
    }
    const near = this.near - other.near
    return this.later('-', other, Math.max(this.scale, other.scale), near, offOfSum(near, this.off, other.off))
  }

  negated(): Exact {
    return typeof this.held === 'number' ? new Exact(0 - this.held, this.scale) : Exact.zero.minus(this)
  }

  times(other: Exact): Exact {
    const a = this.held
    const b = other.held
    const scale = this.scale + other.scale
    if (a === 0 || b === 0) return new Exact(0, scale)
    if (typeof a === 'number' && typeof b === 'number') {
      const result = a * b
      // A float product that lands inside the safe range is exact.
      if (result <= SAFE && result >= -SAFE) return new Exact(result, scale)
    }
    const near = this.near
    const otherNear = other.near
    const off = typeof a === 'object' ? a.off : offOf(near)
    const otherOff = typeof b === 'object' ? b.off : offOf(otherNear)
    return this.later('*', other, scale, near * otherNear, offOfProduct(near, off, otherNear, otherOff))
  }

  /** Exact where the quotient ends within 20 places, else the nearest at 20; the caller has refused zero. */
  dividedBy(other: Exact): Exact {
    const a = this.held
    const b = other.held
    if (typeof a === 'number' && typeof b === 'number' && !isEnding(a, b)) {
      const near = nearOf(a, this.scale) / nearOf(b, other.scale)
      return this.later('/', other, QUOTIENT_PLACES, near, 2 * offOf(near) + LAST_PLACE)
    }
    return new Exact(quotient(this, other), QUOTIENT_PLACES).trimmed()
  }

  /** The rest has the sign of the dividend, as everywhere in CEL. */
  rest(other: Exact): Exact {
    return this.minus(this.countOf(other, 'down').times(other))
  }

  compare(other: Exact): number {
    const a = this.held
    const b = other.held
    if (typeof a !== 'number' || typeof b !== 'number' || this.scale !== other.scale) {
      const order = sureOrder(this.near, this.off, other.near, other.off)
      if (order !== 0) return order
    }
    const scale = Math.max(this.scale, other.scale)
    const left = unitsAt(this, scale)
    const right = unitsAt(other, scale)
    return left < right ? -1 : left > right ? 1 : 0
  }

  equals(other: Exact): boolean {
    return this.compare(other) === 0
  }

  get sign(): number {
    const { held } = this
    const value = typeof held === 'object' ? (Math.abs(held.near) > held.off ? held.near : this.units) : held
    return value > 0 ? 1 : value < 0 ? -1 : 0
  }

  /** Longer than any number of a premium: compared, not counted, because every product is asked. */
  get isTooLong(): boolean {
    const { held } = this
    if (typeof held === 'number') return false
    if (typeof held === 'object' && Math.abs(held.near) < 1e300 && this.scale < MAX_DIGITS - 301) return false
    const { units } = this
    return typeof units === 'bigint' && (units >= LONGEST || units <= -LONGEST)
  }

  round(places: number, mode: RoundingMode): Exact {
    if (places >= this.scale) return this
    const { held } = this
    if (typeof held !== 'number' || this.scale - places > MOST_SMALL) {
      const count = sureCount(this.near, this.off, nearOf(1, places), mode)
      if (!Number.isNaN(count)) return new Exact(count + 0, places)
    }
    return new Exact(fit(divideRounded(this.units, power(this.scale - places), mode)), places)
  }

  /** Rounds to a multiple, for coins of five cents or premiums in whole tens. */
  roundTo(multiple: Exact, mode: RoundingMode): Exact {
    return this.countOf(multiple, mode).times(multiple)
  }

  /** How many times the multiple goes in, as a whole number: what instalments are made of. */
  countOf(multiple: Exact, mode: RoundingMode): Exact {
    if (typeof this.held !== 'number' && multiple.sign > 0) {
      const count = sureCount(this.near, this.off, multiple.near, mode)
      if (!Number.isNaN(count)) return new Exact(count + 0, 0)
    }
    const scale = Math.max(this.scale, multiple.scale)
    return new Exact(fit(divideRounded(unitsAt(this, scale), unitsAt(multiple, scale), mode)), 0)
  }

  trimmed(): Exact {
    let { units, scale }: { units: Units; scale: number } = this
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
  unitsAtScale(scale: number): Units | null {
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

  private get near(): number {
    const { held } = this
    return typeof held === 'object' ? held.near : nearOf(held, this.scale)
  }

  private get off(): number {
    const { held } = this
    return typeof held === 'object' ? held.off : offOf(nearOf(held, this.scale))
  }

  private later(act: Pending['act'], other: Exact, scale: number, near: number, off: number): Exact {
    const depth = Math.max(depthOf(this.held), depthOf(other.held)) + 1
    const pending = new Pending(act, this, other, near, off, depth)
    return new Exact(depth > MOST_PENDING ? digitsOf(pending, scale) : pending, scale)
  }
}

const depthOf = (held: unknown): number => (held instanceof Pending ? held.depth : 0)

function digitsOf({ act, left, right }: Pending, scale: number): Units {
  if (act === '*') return product(left.units, right.units)
  if (act === '/') return quotient(left, right)
  const other = unitsAt(right, scale)
  return sum(unitsAt(left, scale), act === '+' ? other : typeof other === 'number' ? 0 - other : -other)
}

function quotient(left: Exact, right: Exact): Units {
  const lift = QUOTIENT_PLACES - left.scale + right.scale
  const dividend = lift >= 0 ? product(left.units, power(lift)) : left.units
  const divisor = lift >= 0 ? right.units : product(right.units, power(-lift))
  return fit(divideRounded(dividend, divisor, 'halfEven'))
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

function unitsAt(value: Exact, scale: number): Units {
  return value.scale === scale ? value.units : product(value.units, power(scale - value.scale))
}
