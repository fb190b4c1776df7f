import type { ASTNode } from '@marcbachmann/cel-js'
import type { Value } from '../datasets'
import {
  addMonths,
  ageOn,
  monthsBetween,
  parseDay,
  parseInstant,
  partsOf,
  printDay,
  printInstant,
  yearsBetween,
  type Day,
} from '../../kernel'
import { Exact } from '../../money'
import { asMoneyIf, isAmount, node, refuse, type Compiled } from './compiled'
import { isSameType, NUMBER, sayType, type LogicType } from './logic-type'
import { bounded, Trouble, type Meter, type Run } from './run'
import { logicPhrases } from './phrases'

type Kind = LogicType['kind'] | 'amount' | 'any'
type Act = (values: readonly Value[], meter: Meter) => Value | Trouble
type FunctionKind = {
  readonly takes: readonly Kind[]
  readonly least?: number
  readonly gives: Kind
  readonly says: string
  readonly act: Act
}

const OUT_OF_RANGE = new Trouble('logic.dateOutOfRange')
const whole = (count: number) => Exact.of(count)
const days = (value: Day | null) => (value === null || Math.abs(value) > 400_000 ? OUT_OF_RANGE : value)
const shift = (value: Value) => {
  const count = Number((value as Exact).round(0, 'down').units)
  return Math.abs(count) > 400_000 ? Number.NaN : count
}
const moved = (day: Value, months: number) =>
  Number.isNaN(months) ? OUT_OF_RANGE : days(addMonths(day as Day, months))
const places = (value: Value | undefined) =>
  value instanceof Exact ? Math.min(20, Math.max(0, Number(value.round(0, 'down').units))) : 0

/** Functions that are neither macros nor list walks. To add one: a line here, a line in the conformance table. */
export const functionKinds: Readonly<Record<string, FunctionKind>> = {
  age: {
    takes: ['date', 'date'],
    gives: 'number',
    says: logicPhrases.birthAndDay,
    act: ([a, b]) => whole(ageOn(a as Day, b as Day)),
  },
  daysBetween: {
    takes: ['date', 'date'],
    gives: 'number',
    says: logicPhrases.twoDates,
    act: ([a, b]) => whole((b as Day) - (a as Day)),
  },
  monthsBetween: {
    takes: ['date', 'date'],
    gives: 'number',
    says: logicPhrases.twoDates,
    act: ([a, b]) => whole(monthsBetween(a as Day, b as Day)),
  },
  yearsBetween: {
    takes: ['date', 'date'],
    gives: 'number',
    says: logicPhrases.twoDates,
    act: ([a, b]) => whole(yearsBetween(a as Day, b as Day)),
  },
  addDays: {
    takes: ['date', 'number'],
    gives: 'date',
    says: logicPhrases.dateAndDays,
    act: ([a, b]) => addDays(a as Day, shift(b as Value)),
  },
  addMonths: {
    takes: ['date', 'number'],
    gives: 'date',
    says: logicPhrases.dateAndMonths,
    act: ([a, b]) => moved(a as Day, shift(b as Value)),
  },
  addYears: {
    takes: ['date', 'number'],
    gives: 'date',
    says: logicPhrases.dateAndYears,
    act: ([a, b]) => moved(a as Day, 12 * shift(b as Value)),
  },
  year: { takes: ['date'], gives: 'number', says: 'a date', act: ([a]) => whole(partsOf(a as Day).year) },
  month: { takes: ['date'], gives: 'number', says: 'a date', act: ([a]) => whole(partsOf(a as Day).month) },
  day: { takes: ['date'], gives: 'number', says: 'a date', act: ([a]) => whole(partsOf(a as Day).dayOfMonth) },
  weekday: {
    takes: ['date'],
    gives: 'number',
    says: 'a date',
    act: ([a]) => whole((((((a as Day) + 3) % 7) + 7) % 7) + 1),
  },
  abs: {
    takes: ['amount'],
    gives: 'amount',
    says: 'a number',
    act: ([a]) => ((a as Exact).sign < 0 ? (a as Exact).negated() : (a as Exact)),
  },
  floor: { takes: ['amount'], gives: 'amount', says: 'a number', act: ([a]) => (a as Exact).round(0, 'floor') },
  ceil: { takes: ['amount'], gives: 'amount', says: 'a number', act: ([a]) => (a as Exact).round(0, 'ceiling') },
  round: {
    takes: ['amount', 'number'],
    least: 1,
    gives: 'amount',
    says: logicPhrases.numberAndPlaces,
    act: ([a, b]) => (a as Exact).round(places(b), 'halfUp'),
  },
  lower: {
    takes: ['text'],
    gives: 'text',
    says: 'a text',
    act: ([a], meter) => (meter.spendText((a as string).length), (a as string).toLowerCase()),
  },
  upper: {
    takes: ['text'],
    gives: 'text',
    says: 'a text',
    act: ([a], meter) => (meter.spendText((a as string).length), (a as string).toUpperCase()),
  },
  number: {
    takes: ['text'],
    gives: 'number',
    says: 'a text',
    act: ([a]) =>
      Exact.parse((a as string).trim()) ?? new Trouble('logic.notANumber', { value: (a as string).slice(0, 40) }),
  },
}

function addDays(day: Day, count: number): Day | Trouble {
  const sum = day + count
  return Number.isNaN(sum) || partsOf(sum).year < 1800 || partsOf(sum).year > 2999 ? OUT_OF_RANGE : sum
}

export function compileFunction(ast: ASTNode, name: string, kind: FunctionKind, given: readonly Compiled[]): Compiled {
  const fits = given.length <= kind.takes.length && given.length >= (kind.least ?? kind.takes.length)
  if (!fits || !given.every((argument, index) => isKind(argument.type, kind.takes[index] ?? 'nothing')))
    refuseArguments(name, kind.says, given)
  const type = kind.gives === 'amount' ? (given[0]?.type ?? NUMBER) : ({ kind: kind.gives } as LogicType)
  const mayBeMoney = kind.gives === 'amount' && type.kind === 'number' && given[0]?.mayBeMoney
  return node(ast, type, collect(given, kind.act), given, asMoneyIf(mayBeMoney ?? false))
}

function isKind(type: LogicType, kind: Kind): boolean {
  return kind === 'any' || type.kind === kind || (kind === 'amount' && isAmount(type))
}

export function refuseArguments(name: string, takes: string, given: readonly Compiled[]): never {
  const said = given.length === 0 ? logicPhrases.nothing : given.map((argument) => sayType(argument.type)).join(' and ')
  return refuse('logic.wrongArguments', { name, takes, given: said })
}

/** All arguments in order, or the first trouble among them. */
export function collect(given: readonly Compiled[], act: Act): Run {
  return (frame, meter) => {
    const values = new Array<Value>(given.length)
    for (let at = 0; at < given.length; at++) {
      const value = (given[at] as Compiled).run(frame, meter)
      if (value instanceof Trouble) return value
      values[at] = value
    }
    return act(values, meter)
  }
}

/** min and max take any number of amounts of one type, or one list of them. */
export function compileExtreme(ast: ASTNode, name: 'min' | 'max', given: readonly Compiled[]): Compiled {
  const first = given.find((argument) => argument.type.kind === 'money') ?? given[0]
  if (
    !first ||
    given.length < 2 ||
    !given.every((argument) => isSameType(argument.type, first.type) || argument.mayBeMoney)
  )
    return refuseArguments(name, logicPhrases.severalAmounts, given)
  if (!isAmount(first.type)) return refuseArguments(name, logicPhrases.amounts, given)
  const wanted = name === 'min' ? -1 : 1
  const act: Act = (values) =>
    (values as readonly Exact[]).reduce((best, value) => (value.compare(best) === wanted ? value : best))
  const mayBeMoney = first.type.kind === 'number' && given.every((argument) => argument.mayBeMoney)
  return node(ast, first.type, collect(given, act), given, asMoneyIf(mayBeMoney))
}

/** `date('2026-01-31')` and `timestamp('…Z')` are literals: a wrong one is found while editing. */
export function compileMoment(ast: ASTNode, name: 'date' | 'timestamp', given: readonly Compiled[]): Compiled {
  const text = given[0]?.constant
  if (given.length !== 1 || typeof text !== 'string') return refuseArguments(name, logicPhrases.writtenDate, given)
  const value = name === 'date' ? parseDay(text) : parseInstant(text)
  if (value === null)
    return refuse('logic.badLiteral', {
      value: text,
      what: name === 'date' ? logicPhrases.dateShape : logicPhrases.momentShape,
    })
  return node(ast, { kind: name === 'date' ? 'date' : 'dateTime' }, () => value, given, { constant: value })
}

export function compileString(ast: ASTNode, given: readonly Compiled[]): Compiled {
  const kind = given[0]?.type.kind
  if (given.length !== 1 || kind === undefined || kind === 'list' || kind === 'record' || kind === 'nothing')
    return refuseArguments('string', logicPhrases.oneValue, given)
  const act: Act = ([value]) => {
    if (typeof value === 'number') return kind === 'dateTime' ? printInstant(value) : printDay(value)
    return String(value)
  }
  return node(ast, { kind: 'text' }, collect(given, act), given)
}

export function boundedSum(values: readonly Exact[]): Exact | Trouble {
  let total: Exact = Exact.zero
  for (const value of values) {
    const next = bounded(total.plus(value))
    if (next instanceof Trouble) return next
    total = next
  }
  return total
}
