import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAnswers, type Dataset, type RawAnswers } from '../datasets'
import { parseDay } from '../../kernel'
import { Exact } from '../../money'
import { compileExpression } from './compile'
import { YES_NO } from './logic-type'
import { logicMessages, sayLogicRefusal } from './messages'
import { Trouble } from './run'
import { scopeOf } from './scope'

const dataset: Dataset = {
  names: [
    { name: 'birthDate', type: { kind: 'date' } },
    { name: 'carValue', type: { kind: 'money', currency: 'HKD' } },
    { name: 'excessUsd', type: { kind: 'money', currency: 'USD' } },
    { name: 'seats', type: { kind: 'number', places: 0 } },
    { name: 'cover', type: { kind: 'choice', options: ['basic', 'full'] } },
    { name: 'extras', type: { kind: 'choices', options: ['glass', 'tow'] } },
    { name: 'isTaxi', type: { kind: 'yesNo' } },
    { name: 'plate', type: { kind: 'text' } },
    {
      name: 'drivers',
      type: {
        kind: 'group',
        fields: [
          { name: 'born', type: { kind: 'date' } },
          { name: 'points', type: { kind: 'number' } },
        ],
      },
    },
    { name: 'owner', type: { kind: 'record', fields: [{ name: 'city', type: { kind: 'text' } }] } },
    { name: 'crossedAt', type: { kind: 'dateTime' } },
  ],
}
const scope = scopeOf(dataset)
const today = parseDay('2026-11-15') ?? 0

function ask(source: string, answers: RawAnswers = {}): unknown {
  const compiled = compileExpression(source, scope)
  if (!compiled.ok) return compiled.refusal.code
  const read = readAnswers(dataset.names, answers)
  if (!read.ok) return read.refusal.code
  const value = compiled.value.run([...read.value, today])
  if (value instanceof Trouble) return value.code
  return value instanceof Exact ? value.toString() : value
}

const customer: RawAnswers = {
  birthDate: '2000-11-16',
  carValue: '250000.50',
  excessUsd: '10',
  seats: 5,
  cover: 'full',
  extras: ['glass'],
  isTaxi: false,
  plate: 'AB123',
  drivers: [
    { born: '2000-11-16', points: '3' },
    { born: '1980-01-01', points: '0.5' },
  ],
  owner: { city: 'Kowloon' },
  crossedAt: '2026-01-01T00:00:00Z',
}

describe('what a business person asks of a customer', () => {
  test.each<[string, unknown]>([
    ['age(birthDate)', '25'],
    ["age(birthDate, date('2026-11-16'))", '26'],
    ["age(date('2004-02-29'), date('2025-02-28'))", '20'],
    ["age(date('2004-02-29'), date('2025-03-01'))", '21'],
    ["age(date('2004-02-29'), date('2028-02-29'))", '24'],
    ["age(date('2026-11-15'))", '0'],
    ["monthsBetween(date('2026-01-31'), date('2026-02-28'))", '0'],
    ["monthsBetween(date('2026-01-31'), date('2026-03-31'))", '2'],
    ["string(addMonths(date('2024-01-31'), 1))", '2024-02-29'],
    ["daysBetween(birthDate, date('2000-11-20'))", '4'],
    ["monthsBetween(birthDate, date('2001-01-16'))", '2'],
    ["yearsBetween(birthDate, date('2010-11-15'))", '9'],
    ["string(addMonths(date('2026-01-31'), 1))", '2026-02-28'],
    ["string(addDays(date('2026-02-28'), 1))", '2026-03-01'],
    ["string(addYears(date('2024-02-29'), 1))", '2025-02-28'],
    ["weekday(date('2026-11-15'))", '7'],
    ["weekday(date('1969-12-29'))", '1'],
    ['year(birthDate) * 10000 + month(birthDate) * 100 + day(birthDate)', '20001116'],
    ['carValue > 250000', true],
    ['carValue * 0.015', '3750.0075'],
    ['carValue / 2 + 100', '125100.25'],
    ['carValue / carValue', '1'],
    ['min(carValue, 1000)', '1000'],
    ['max(1, 2.5, 2)', '2.5'],
    ['round(2.345, 2)', '2.35'],
    ['floor(-1.5) + ceil(1.2) + abs(-3)', '3'],
    ["cover == 'full' && 'glass' in extras", true],
    ["cover in ['basic']", false],
    ['isTaxi ? 2 : 1', '1'],
    ['-seats', '-5'],
    ['drivers.sum(d, d.points)', '3.5'],
    ['sum(drivers.map(d, d.points))', '3.5'],
    ['drivers.average(d, d.points)', '1.75'],
    ['drivers.count(d, age(d.born) < 30)', '1'],
    ['drivers.min(d, age(d.born))', '25'],
    ['drivers.max(d, d.points)', '3'],
    ['drivers.exists(d, d.points > 2)', true],
    ['drivers[1].points', '0.5'],
    ['drivers.filter(d, d.points > 1).size()', '1'],
    ["owner.city == 'Kowloon'", true],
    ["upper(lower(plate)) + '!'", 'AB123!'],
    ["number('12.50') + 1", '13.5'],
    ["crossedAt < timestamp('2026-01-01T08:00:00+07:00')", true],
    ['has(plate) && plate != null', true],
    ['birthDate == birthDate', true],
  ])('%s is %s', (source, expected) => {
    expect(ask(source, customer)).toBe(expected)
  })
})

describe('what has not been answered', () => {
  test.each<[string, unknown]>([
    ['carValue > 5', 'logic.unanswered'],
    ['isTaxi || true', true],
    ['isTaxi && false', false],
    ['isTaxi && true', 'logic.unanswered'],
    ['has(plate)', false],
    ['plate == null', true],
    ['null != plate', false],
    ['has(owner.city)', false],
    ['drivers.sum(d, d.points)', 'logic.unanswered'],
    ['isTaxi ? 1 : 2', 'logic.unanswered'],
  ])('%s is %s', (source, expected) => {
    expect(ask(source)).toBe(expected)
  })

  test('an empty group sums to nothing and has no average', () => {
    expect(ask('drivers.sum(d, d.points)', { drivers: [] })).toBe('0')
    expect(ask('drivers.average(d, d.points)', { drivers: [] })).toBe('logic.emptyList')
    expect(ask('drivers.min(d, d.points)', { drivers: [] })).toBe('logic.emptyList')
  })
})

describe('a plain number and an amount', () => {
  test.each([
    ['carValue + seats * 350', '251750.5'],
    ['carValue - seats * 100 + 20', '249520.5'],
    ['carValue > seats * 50000', true],
    ['max(carValue, seats * 100000)', '500000'],
    ['isTaxi ? carValue : seats * 2', '10'],
    ['carValue + (isTaxi ? 1 : -(seats * 2))', '249990.5'],
    ['carValue + round(seats * 0.35)', '250002.5'],
    ['carValue + 700 / seats', '250140.5'],
    ['carValue * seats', '1250002.5'],
  ])('%s: a written number gives a product its size', (source, value) => {
    expect(ask(source, customer)).toBe(value)
  })

  test.each([
    'carValue + seats',
    'carValue + (seats * 350 + seats)',
    'carValue > seats / 2',
    'isTaxi ? carValue : seats',
  ])('%s is refused: nobody can tell a count from an amount', (source) =>
    expect(ask(source, customer)).toBe('logic.plainNumber'),
  )

  test('the words say what to do about it', () => {
    const compiled = compileExpression('seats', scope, { kind: 'money', currency: 'HKD' })
    expect(!compiled.ok && sayLogicRefusal(compiled.refusal)).toBe(
      '“seats” is a plain number, but here an amount in HKD is needed. Multiply it by an amount, or make it a formula step that gives an amount in HKD.',
    )
  })
})

describe('mistakes are found while editing', () => {
  test.each<[string, string]>([
    ['', 'logic.empty'],
    ['carvalue > 5', 'logic.unknownName'],
    ["cover == 'gold'", 'logic.notAnOption'],
    ["'gold' == cover", 'logic.notAnOption'],
    ["'wheels' in extras", 'logic.notAnOption'],
    ["cover in ['gold']", 'logic.notAnOption'],
    ['carValue + excessUsd', 'logic.currenciesMixed'],
    ['carValue > excessUsd', 'logic.currenciesMixed'],
    ['carValue + seats', 'logic.plainNumber'],
    ['carValue * carValue', 'logic.wrongTypes'],
    ['seats / carValue', 'logic.wrongTypes'],
    ['birthDate - birthDate', 'logic.wrongTypes'],
    ['birthDate + 5', 'logic.wrongTypes'],
    ["birthDate > '2000-01-01'", 'logic.wrongTypes'],
    ["date('2026-02-30') > birthDate", 'logic.badLiteral'],
    ['date(plate)', 'logic.wrongArguments'],
    ['age(seats)', 'logic.wrongArguments'],
    ['agee(birthDate)', 'logic.unknownFunction'],
    ['drivers.points', 'logic.severalEntries'],
    ['drivers.sum(d, d.point)', 'logic.unknownField'],
    ['drivers.sum(d, d.born)', 'logic.wrongType'],
    ['seats.sum(d, d)', 'logic.wrongType'],
    ['seats = 5', 'logic.singleEquals'],
    ['isTaxi and isTaxi', 'logic.wordOperator'],
    ["plate == 'abc", 'logic.textNotClosed'],
    ['seats > 5)', 'logic.syntax'],
    ['owner == owner', 'logic.wrongTypes'],
    ['owner.town', 'logic.unknownField'],
    ['seats[0]', 'logic.wrongType'],
    ["'a'.contains(5)", 'logic.wrongType'],
    ['has(5)', 'logic.wrongArguments'],
    ['min(1)', 'logic.wrongArguments'],
    ['size(5)', 'logic.wrongArguments'],
    ['string(drivers)', 'logic.wrongArguments'],
    ['sum(plate)', 'logic.wrongArguments'],
  ])('%s is refused with %s', (source, code) => {
    expect(ask(source)).toBe(code)
  })

  test('the words name the slip and offer the right name', () => {
    const compiled = compileExpression('carvalue > 5', scope)
    expect(compiled.ok ? '' : sayLogicRefusal(compiled.refusal)).toBe(
      '“carvalue” is not a data name of this product. Did you mean “carValue”?',
    )
    const option = compileExpression("cover == 'gold'", scope)
    expect(option.ok ? '' : sayLogicRefusal(option.refusal)).toBe(
      '“gold” is not one of the options of “cover” (basic, full).',
    )
    for (const sentence of Object.values(logicMessages)) expect(sentence).toMatch(/^\S.*\S$/)
  })

  test('a condition must be yes or no', () => {
    expect(compileExpression('seats', scope, YES_NO)).toMatchObject({ refusal: { code: 'logic.wrongType' } })
  })
})

test('an expression says which names it reads, fields of groups included', () => {
  const compiled = compileExpression("drivers.exists(d, d.points > 3) || cover == 'full' && age(birthDate) > 70", scope)
  expect(compiled.ok && compiled.value.names).toEqual(['drivers', 'drivers.points', 'cover', 'birthDate', 'today'])
})

test('trouble while running has a code, never an exception', () => {
  expect(ask("number('abc')")).toBe('logic.notANumber')
  expect(ask('addYears(today, 5000) > today')).toBe('logic.dateOutOfRange')
  expect(ask('addDays(today, 99999999999) > today')).toBe('logic.dateOutOfRange')
  expect(ask('drivers[7].points', customer)).toBe('logic.noSuchEntry')
  expect(ask('drivers[0.5].points', customer)).toBe('logic.noSuchEntry')
})

test('any text is either an expression or refused with a code', () => {
  const piece = fc.constantFrom(
    'seats',
    'carValue',
    'drivers',
    '.sum(d,',
    'd.points',
    ')',
    '(',
    '+',
    '*',
    '/',
    '>',
    '&&',
    '!',
    "'a'",
    '1.5',
    '[',
    ']',
    '?',
    ':',
    'has',
    'age',
    ' ',
    '"',
    '\\',
    'null',
    '__proto__',
    'constructor',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece, { maxLength: 30 }).map((parts) => parts.join('')),
      ),
      (source) => {
        expect(() => ask(source, customer)).not.toThrow()
      },
    ),
    { numRuns: 2000 },
  )
}, 60_000)
