import { Decimal } from 'decimal.js'

/** Wide enough that no product of a premium is cut; quotients are brought to 20 places like those of the rules. */
export const Wide = Decimal.clone({ precision: 400 })

export type SlowValue = InstanceType<typeof Wide> | string | boolean | Date | SlowRecord[]
export type SlowRecord = { readonly [name: string]: SlowValue }

const TOKEN = /\s*(\d+(?:\.\d+)?|'[^']*'|[a-zA-Z_]\w*|&&|\|\||[<>=!]=|[-+*/()<>?:,.!])/y

/**
 * A formula worked out while it is read, by recursive descent and decimal.js: shares no line with the compiled one,
 * so that both can only agree by both being right.
 */
export function slowFormula(source: string, names: SlowRecord): SlowValue {
  const words: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < source.trimEnd().length) words.push(TOKEN.exec(source)?.[1] ?? fail(source))
  let at = 0
  const take = (...wanted: string[]) => (wanted.includes(words[at] ?? '') ? words[at++] : undefined)
  const number = (value: SlowValue) => (value instanceof Wide ? value : fail(source))

  const choice = (): SlowValue => {
    const condition = either()
    if (!take('?')) return condition
    const yes = choice()
    take(':')
    const no = choice()
    return condition === true ? yes : no
  }
  const either = (): SlowValue => {
    let left = and()
    while (take('||')) left = [left, and()].includes(true)
    return left
  }
  const and = (): SlowValue => {
    let left = compare()
    while (take('&&')) left = [left, compare()].every((side) => side === true)
    return left
  }
  const compare = (): SlowValue => {
    const left = sum()
    const sign = take('==', '!=', '<=', '>=', '<', '>')
    if (!sign) return left
    const right = sum()
    const order = left instanceof Wide ? left.comparedTo(number(right)) : left === right ? 0 : 1
    return stands(order, sign)
  }
  const sum = (): SlowValue => {
    let left = product()
    for (let sign = take('+', '-'); sign; sign = take('+', '-'))
      left = sign === '+' ? number(left).plus(number(product())) : number(left).minus(number(product()))
    return left
  }
  const product = (): SlowValue => {
    let left = unary()
    for (let sign = take('*', '/'); sign; sign = take('*', '/')) {
      const right = number(unary())
      left =
        sign === '*'
          ? number(left).times(right)
          : number(left).dividedBy(right).toDecimalPlaces(20, Decimal.ROUND_HALF_EVEN)
    }
    return left
  }
  const unary = (): SlowValue => (take('-') ? number(unary()).negated() : take('!') ? unary() !== true : atom())
  const atom = (): SlowValue => {
    const word = words[at++] ?? fail(source)
    if (word === '(') return closing(choice())
    if (/^\d/.test(word)) return new Wide(word)
    if (word.startsWith("'")) return word.slice(1, -1)
    if (word === 'age') return ageCall()
    if (word === 'size') return sizeCall()
    const value = names[word] ?? fail(`${word} in ${source}`)
    if (!take('.')) return value
    return Array.isArray(value) ? listSum(value) : ((value as unknown as SlowRecord)[words[at++] ?? ''] ?? fail(source))
  }
  const closing = (value: SlowValue) => (take(')') ? value : fail(source))
  const ageCall = (): SlowValue => {
    take('(')
    const born = choice() as Date
    take(',')
    return closing(slowAge(born, choice() as Date))
  }
  const sizeCall = (): SlowValue => {
    take('(')
    return closing(new Wide((choice() as SlowRecord[]).length))
  }
  const listSum = (list: SlowRecord[]): SlowValue => {
    const [, , entry, , owner, , field] = words.slice(at, (at += 8))
    if (owner !== entry) fail(source)
    return list.reduce((total, record) => total.plus(number(record[field ?? ''] ?? fail(source))), new Wide(0))
  }
  return choice()
}

function stands(order: number, sign: string): boolean {
  const all = {
    '==': order === 0,
    '!=': order !== 0,
    '<': order < 0,
    '<=': order <= 0,
    '>': order > 0,
    '>=': order >= 0,
  }
  return all[sign as keyof typeof all]
}

function slowAge(born: Date, on: Date): InstanceType<typeof Wide> {
  const hadBirthday = on.getUTCMonth() * 100 + on.getUTCDate() >= born.getUTCMonth() * 100 + born.getUTCDate()
  return new Wide(on.getUTCFullYear() - born.getUTCFullYear() - (hadBirthday ? 0 : 1))
}

function fail(what: string): never {
  throw new Error(`The oracle cannot read ${what}`)
}
