import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDay } from '../../kernel'
import type { MoneyPart } from '../quotes'
import { cancelRefusal, coolingOffUntil, givenBack } from '.'

const day = (text: string) => parseDay(text) as number
const year = { startsOn: day('2026-01-01'), endsOn: day('2026-12-31'), cancelledOn: null }
const part = (kind: MoneyPart['kind'], minor: number): MoneyPart => ({
  kind,
  code: kind,
  title: kind,
  amount: { minor, currency: 'HKD' },
})
const priceOf = (...parts: MoneyPart[]) => ({
  parts,
  total: { minor: parts.reduce((sum, { amount }) => sum + amount.minor, 0), currency: 'HKD' },
})

test.each([
  [{ ...year, cancelledOn: day('2026-02-01') }, '2026-03-01', '2026-02-15', 'policies.cancelled'],
  [year, '2026-12-31', '2027-02-01', 'policies.ended'],
  [year, '2025-12-31', '2026-02-01', 'policies.dayOutside'],
  [year, '2027-01-01', '2026-02-01', 'policies.dayOutside'],
])('%j cannot be cancelled from %s on, seen on %s', (cover, from, today, code) =>
  expect(cancelRefusal(cover, day(from), day(today))?.code).toBe(code),
)

test('half a year is given back by its days, tax and discount with it, and the fee stays', () => {
  const price = priceOf(part('premium', 36_500), part('discount', -3_650), part('tax', 3_285), part('fee', 500))
  const back = givenBack(price, { cover: year, countsFrom: day('2026-07-02'), method: 'proRata' })
  expect(back).toMatchObject({ daysLeft: 183, days: 365, total: { minor: 18_300 - 1_830 + 1_647 } })
  expect(back.parts.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
    ['premium', 18_300],
    ['discount', -1_830],
    ['tax', 1_647],
  ])
})

test('at short rate a tenth of it is kept', () => {
  const back = givenBack(priceOf(part('premium', 36_500)), {
    cover: year,
    countsFrom: day('2026-07-02'),
    method: 'shortRate',
  })
  expect(back.total.minor).toBe(16_470)
})

test('less than the product refunds is not given back, unless everything is undone', () => {
  const price = { ...priceOf(part('premium', 36_500)), ending: { minimumRefundMinor: 500 } }
  const back = (countsFrom: string, method: 'proRata' | 'full') =>
    givenBack(price, { cover: year, countsFrom: day(countsFrom), method })
  expect(back('2026-12-28', 'proRata')).toMatchObject({ parts: [], total: { minor: 0 }, daysLeft: 4 })
  expect(back('2026-12-27', 'proRata').total.minor).toBe(500)
  expect(back('2026-12-28', 'full').total.minor).toBe(36_500)
})

test('whatever the price and the day: the parts add up, none gives more than it took, and undone means all of it', () => {
  const parts = fc.array(
    fc.tuple(fc.constantFrom('premium', 'tax', 'levy', 'fee', 'discount' as const), fc.nat(9_000_000_000_000)),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(parts, fc.integer({ min: 1, max: 400 }), fc.nat(399), (made, days, ahead) => {
      const cover = { startsOn: 20_000, endsOn: 20_000 + days - 1, cancelledOn: null }
      const countsFrom = cover.startsOn + (ahead % days)
      const price = priceOf(...made.map(([kind, minor]) => part(kind, kind === 'discount' ? -minor : minor)))
      for (const method of ['proRata', 'shortRate', 'full'] as const) {
        const back = givenBack(price, { cover, countsFrom, method })
        expect(back.parts.reduce((sum, { amount }) => sum + amount.minor, 0)).toBe(back.total.minor)
        const most = (kind: string) =>
          price.parts.filter((each) => each.kind === kind).reduce((sum, { amount }) => sum + Math.abs(amount.minor), 0)
        for (const { kind, amount } of back.parts) expect(Math.abs(amount.minor)).toBeLessThanOrEqual(most(kind))
        if (method === 'full') expect(back.total).toEqual(price.total)
      }
    }),
  )
})

test('a holder may change their mind for fourteen days, and never once cover has begun', () => {
  const issued = day('2025-12-10')
  expect(coolingOffUntil(year, issued, day('2025-12-24'))).toBe(day('2025-12-24'))
  expect(coolingOffUntil(year, issued, day('2025-12-25'))).toBeNull()
  expect(coolingOffUntil(year, day('2025-12-30'), day('2025-12-31'))).toBe(day('2025-12-31'))
  expect(coolingOffUntil(year, day('2025-12-30'), day('2026-01-01'))).toBeNull()
  expect(coolingOffUntil({ ...year, cancelledOn: 1 }, issued, issued)).toBeNull()
  expect(coolingOffUntil(year, issued, day('2025-12-31'), 30)).toBe(day('2025-12-31'))
  expect(coolingOffUntil(year, issued, issued, 0)).toBeNull()
})
