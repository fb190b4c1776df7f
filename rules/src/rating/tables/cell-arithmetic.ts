import { type DecimalMark, Exact } from '../../money'

/** A quotient that does not end is kept to so many places: a table holds fifteen digits. */
const MOST_PLACES = 8
const LONGEST = 200
const DEEPEST = 20

/**
 * What is typed behind '=': '645*1.05', '(120+5)/2', '100+5%'. Exact decimals, never floating point; null where it is no
 * sum, or divides by nothing. A percentage is the hundredth of its number, so that 645*(1+5%) is 645*1.05.
 */
export function workOut(text: string, mark: DecimalMark = '.'): Exact | null {
  if (text.length > LONGEST) return null
  const plain = text.normalize('NFKC').replace(/[×✕]/g, '*').replace(/[÷]/g, '/').replace(/[−–]/g, '-')
  const parts = (
    mark === ',' ? plain.replace(/\./g, '').replace(/,/g, '.') : plain.replace(/(\d),(?=\d{3}(\D|$))/g, '$1')
  )
    .replace(/\s+/g, '')
    .match(/\d+(?:\.\d+)?|\.\d+|[-+*/()%]|./g)
  if (!parts) return null
  const reader = new SumReader(parts)
  const value = reader.sum(0)
  if (!value || !reader.isDone) return null
  return value.scale > MOST_PLACES ? value.roundTo(Exact.of(1, MOST_PLACES), 'halfUp').trimmed() : value.trimmed()
}

class SumReader {
  private at = 0

  constructor(private readonly parts: readonly string[]) {}

  get isDone(): boolean {
    return this.at === this.parts.length
  }

  sum(depth: number): Exact | null {
    let left = this.product(depth)
    for (let sign = this.next('+', '-'); left && sign; sign = this.next('+', '-')) {
      const right = this.product(depth)
      left = right && (sign === '+' ? left.plus(right) : left.minus(right))
    }
    return left
  }

  private product(depth: number): Exact | null {
    let left = this.figure(depth)
    for (let sign = this.next('*', '/'); left && sign; sign = this.next('*', '/')) {
      const right = this.figure(depth)
      if (!right || (sign === '/' && right.sign === 0)) return null
      left = sign === '*' ? left.times(right) : left.dividedBy(right)
    }
    return left
  }

  private figure(depth: number): Exact | null {
    if (depth > DEEPEST) return null
    if (this.next('+')) return this.figure(depth + 1)
    if (this.next('-')) return this.figure(depth + 1)?.negated() ?? null
    const inside = this.next('(') ? this.bracket(depth) : this.number()
    return inside && this.next('%') ? inside.times(Exact.of(1, 2)) : inside
  }

  private bracket(depth: number): Exact | null {
    const value = this.sum(depth + 1)
    return value && this.next(')') ? value : null
  }

  private number(): Exact | null {
    const text = this.parts[this.at] ?? ''
    const value = /^[\d.]/.test(text) ? Exact.parse(text.startsWith('.') ? `0${text}` : text) : null
    if (value) this.at++
    return value
  }

  private next(...signs: string[]): string | null {
    const sign = this.parts[this.at]
    if (sign === undefined || !signs.includes(sign)) return null
    this.at++
    return sign
  }
}
