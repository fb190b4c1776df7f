import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDay } from '../../kernel'
import { collisionRefusal } from './collision'
import { designRefusals, policyNumberMessages, type PolicyNumberDesign } from './design'
import { changeRefusal, earlierRefusal, endRefusal } from './design-change'
import { nextPolicyNumber, policyNumberStatus, previewPolicyNumbers, printPolicyNumber } from './policy-number'

const today = parseDay('2026-03-07') as number
const design: PolicyNumberDesign = {
  prefixes: [
    { kind: 'text', text: 'CAR' },
    { kind: 'date', format: 'YYYY' },
  ],
  symbol: '-',
  length: 6,
  min: 1,
  max: 999_999,
  start: 100,
  suffixes: [{ kind: 'text', text: 'HK' }],
  startDate: null,
  endDate: null,
}
const fresh = { connectedProducts: 0, last: null, isPublished: false }

test('a number is printed from its parts', () => {
  expect(printPolicyNumber(design, 123, today)).toBe('CAR-2026-000123-HK')
  expect(
    printPolicyNumber({ ...design, symbol: '', prefixes: [{ kind: 'date', format: 'YYMM' }], suffixes: [] }, 7, today),
  ).toBe('2603000007')
  const formats = (['YYYY', 'YY', 'YYYYMM', 'YYMM', 'YYYYMMDD', 'MMDD'] as const).map((format) =>
    printPolicyNumber({ ...design, prefixes: [{ kind: 'date', format }], suffixes: [], length: 1 }, 5, today),
  )
  expect(formats).toEqual(['2026-5', '26-5', '202603-5', '2603-5', '20260307-5', '0307-5'])
})

test('the preview shows the next numbers and the last', () => {
  expect(previewPolicyNumbers(design, null, today)).toEqual([
    'CAR-2026-000100-HK',
    'CAR-2026-000101-HK',
    'CAR-2026-000102-HK',
    'CAR-2026-999999-HK',
  ])
  expect(previewPolicyNumbers({ ...design, max: 101 }, 100, today)).toEqual(['CAR-2026-000101-HK'])
  expect(previewPolicyNumbers({ ...design, max: 101 }, 101, today)).toEqual([])
})

describe('the state of a design', () => {
  test.each([
    [fresh, 'notUsed'],
    [{ ...fresh, connectedProducts: 1 }, 'allocated'],
    [{ ...fresh, connectedProducts: 1, last: 100 }, 'isUsed'],
    [{ ...fresh, last: 999_999 }, 'used'],
  ])('%j is %s', (use, status) => {
    expect(policyNumberStatus(design, use)).toBe(status)
  })
})

describe('the next number', () => {
  const code = (used: PolicyNumberDesign, last: number | null) => {
    const next = nextPolicyNumber(used, last, today)
    return next.ok ? next.value : next.refusal.code
  }
  test('begins at the start, goes on by one, and ends at the largest', () => {
    expect(code(design, null)).toBe(100)
    expect(code(design, 100)).toBe(101)
    expect(code(design, 999_998)).toBe(999_999)
    expect(code(design, 999_999)).toBe('policyNumbers.usedUp')
  })
  test('is given only on the days of the design', () => {
    expect(code({ ...design, startDate: '2026-03-08' }, null)).toBe('policyNumbers.notStarted')
    expect(code({ ...design, endDate: '2026-03-06' }, null)).toBe('policyNumbers.ended')
    expect(code({ ...design, startDate: '2026-03-07', endDate: '2026-03-07' }, null)).toBe(100)
  })
})

describe('a design is refused', () => {
  test.each<[string, Partial<PolicyNumberDesign>]>([
    ['policyNumbers.badSymbol', { symbol: '/' as '-' }],
    ['policyNumbers.badPart', { prefixes: [{ kind: 'text', text: 'A/B' }] }],
    ['policyNumbers.badPart', { suffixes: [{ kind: 'text', text: '' }] }],
    ['policyNumbers.badLength', { length: 0 }],
    ['policyNumbers.badLength', { length: 16 }],
    ['policyNumbers.maxTooLong', { length: 5 }],
    ['policyNumbers.badRange', { min: 5, max: 4 }],
    ['policyNumbers.notWhole', { min: -1 }],
    ['policyNumbers.notWhole', { start: 1.5 }],
    ['policyNumbers.startOutside', { start: 0 }],
    ['policyNumbers.badDates', { startDate: '2026-02-30' }],
    ['policyNumbers.badDates', { startDate: '2026-03-01', endDate: '2026-02-01' }],
    [
      'policyNumbers.printedTooLong',
      { prefixes: Array.from({ length: 4 }, () => ({ kind: 'text' as const, text: 'ABCDEFGHIJ' })) },
    ],
  ])('%s', (code, more) => {
    expect(designRefusals({ ...design, ...more }).map((refusal) => refusal.code)).toEqual([code])
    expect(Object.keys(policyNumberMessages)).toContain(code)
  })
  test('and otherwise accepted', () => {
    expect(designRefusals(design)).toEqual([])
    for (const symbol of ['-', '&', '_', ''] as const) expect(designRefusals({ ...design, symbol })).toEqual([])
  })
})

describe('a change', () => {
  const refused = (after: Partial<PolicyNumberDesign>, use = {}, before = design) =>
    changeRefusal(before, { ...before, ...after }, { ...fresh, ...use }, today)
  test('never goes below an earlier number', () => {
    expect(refused({ start: 99 })?.code).toBe('policyNumbers.belowEarlier')
    expect(refused({ start: 500 }, { last: 500 })?.values).toEqual({ earlier: 501 })
    expect(refused({ start: 501 }, { last: 500 })).toBeNull()
    expect(refused({ start: 1, prefixes: [] })).toBeNull()
    expect(refused({ endDate: '2026-12-31' }, { last: 500 })).toBeNull()
  })
  test('never ends below a number that was given', () => {
    expect(refused({ max: 499 }, { last: 500 })).toMatchObject({ field: 'max', values: { earlier: 500 } })
    expect(refused({ max: 500 }, { last: 500 })).toBeNull()
  })
  test('is frozen after publishing until all numbers are used', () => {
    const published = { isPublished: true, last: 100 }
    expect(refused({ max: 5_000 }, published)?.code).toBe('policyNumbers.frozen')
    expect(refused({}, { ...published, last: null })).toBeNull()
    expect(refused({ start: 1_000_000, max: 2_000_000, length: 7 }, { ...published, last: 999_999 })).toBeNull()
  })
  test('is free again when the last day has passed: nothing more could be used', () => {
    const published = { isPublished: true, last: 100 }
    const until = (endDate: string) => ({ ...design, endDate })
    expect(refused({ endDate: null }, published, until('2026-03-07'))?.code).toBe('policyNumbers.frozen')
    expect(refused({ endDate: null }, published, until('2026-03-06'))).toBeNull()
  })
  test('cannot set a last day that has passed', () => {
    const over = { ...design, endDate: '2026-03-06' }
    expect(endRefusal(over, null, today)?.code).toBe('policyNumbers.endPassed')
    expect(endRefusal(over, design, today)?.field).toBe('endDate')
    expect(endRefusal(over, { ...over, start: 1 }, today)).toBeNull()
    expect(endRefusal({ ...over, endDate: '2026-03-07' }, null, today)).toBeNull()
  })
  test('two designs that could print the same number are not both allowed', () => {
    expect(
      collisionRefusal(design, [{ title: 'Cars', design: { ...design, min: 900_000, start: 900_000 } }])?.values,
    ).toEqual({ title: 'Cars' })
    expect(collisionRefusal(design, [{ title: 'Vans', design: { ...design, suffixes: [] } }])).toBeNull()
    expect(
      collisionRefusal({ ...design, max: 500 }, [{ title: 'Cars', design: { ...design, min: 501, start: 501 } }]),
    ).toBeNull()
  })
})

test('numbers of one design are never printed alike and keep their order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_998 }), fc.integer({ min: 1, max: 1000 }), (first, step) => {
      const [a, b] = [
        printPolicyNumber(design, first, today),
        printPolicyNumber(design, Math.min(first + step, 999_999), today),
      ]
      expect(a < b).toBe(true)
      expect(a).toHaveLength(b.length)
    }),
  )
})

test('designs that are built differently and could still print one number are found', () => {
  const plain = { ...design, symbol: '' as const, suffixes: [] }
  const car = (text: string, length: number, max: number) => ({
    ...plain,
    prefixes: [{ kind: 'text' as const, text }],
    length,
    max,
  })
  const collides = (a: PolicyNumberDesign, b: PolicyNumberDesign) =>
    collisionRefusal(a, [{ title: 'Other', design: b }])?.code === 'policyNumbers.collides'
  expect(collides(car('CAR1', 5, 99_999), car('CAR', 6, 999_999))).toBe(true)
  expect(collides(car('CAR1', 5, 99_999), car('CAR', 6, 99_999))).toBe(false)
  const years = { ...plain, prefixes: [{ kind: 'date' as const, format: 'YYYY' as const }] }
  const literal = (text: string) => ({ ...plain, prefixes: [{ kind: 'text' as const, text }] })
  expect(collides(literal('2026'), years)).toBe(true)
  expect(collides(literal('1926'), years)).toBe(false)
})

test('a series begins above what was printed before, or has gone beyond it already', () => {
  expect(earlierRefusal({ ...design, start: 123 }, 123)?.values).toEqual({ earlier: 124 })
  expect(earlierRefusal({ ...design, start: 124 }, 123)).toBeNull()
  expect(earlierRefusal(design, null)).toBeNull()
  expect(earlierRefusal({ ...design, start: 1 }, 123, 123)).toBeNull()
  expect(earlierRefusal({ ...design, start: 1 }, 123, 99)?.values).toEqual({ earlier: 124 })
})
