import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MoneyPart, type MoneyPartKind, moneyPartKinds } from '../../money'
import { cancelLines, commissionOf, refundLines, refundShares, saleLines, unbalancedCurrencies } from '.'

const currency = 'HKD'
const part = (kind: MoneyPartKind, code: string, minor: number): MoneyPart => ({
  kind,
  code,
  title: code,
  amount: { minor, currency },
})
const priceOf = (parts: MoneyPart[]) => ({
  parts,
  total: { minor: parts.reduce((sum, { amount }) => sum + amount.minor, 0), currency },
})
const told = (lines: ReturnType<typeof saleLines>) =>
  lines.map(({ account, amountMinor }) => `${account} ${amountMinor}`)

const travel = priceOf([
  part('premium', 'base', 50_000),
  part('premium', 'ski', 8_000),
  part('discount', 'SPRING', -5_800),
  part('tax', 'ipt', 6_264),
  part('levy', 'ia', 58),
  part('fee', 'policyFee', 2_000),
])

test('a sale is what the gateway has on one side, and whose it is on the other', () => {
  expect(told(saleLines(travel))).toEqual([
    'gateway 60522',
    'premium -58000',
    'discount 5800',
    'tax:ipt -6264',
    'levy:ia -58',
    'fee -2000',
  ])
})

test('money that came in before it could be used comes from what is owed to the buyer', () => {
  expect(told(saleLines(travel, 'buyer'))[0]).toBe('buyer 60522')
})

test('a policy that a voucher pays for whole still says its premium', () => {
  const free = priceOf([part('premium', 'base', 10_000), part('discount', 'GIFT', -10_000)])
  expect(told(saleLines(free))).toEqual(['premium -10000', 'discount 10000'])
})

test('whoever sold it is owed their percent of the premium after discounts; taxes, levies and fees bear none', () => {
  const sold = { ...travel, commission: { party: 'agent', percent: 12.5 } }
  expect(told(saleLines(sold)).slice(-2)).toEqual(['commission 6525', 'commission:agent -6525'])
  expect(unbalancedCurrencies(saleLines(sold))).toEqual([])
})

test.each([
  ['half a cent goes up', 10, 5, 1],
  ['less than half goes down', 9, 5, 0],
  ['one third of a percent of nothing', 0, 12.5, 0],
  ['no commission', 58_000, 0, 0],
  ['the most there is', 10_000, 99, 9_900],
  ['two decimals are exact', 100_000_000, 12.25, 12_250_000],
  ['a premium below nothing earns nothing', -500, 10, 0],
])('commission: %s', (_, minor, percent, owed) => {
  expect(commissionOf({ minor, currency }, { party: 'agent', percent }).minor).toBe(owed)
})

test('cancelled in part, the commission on what is given back is taken back; in whole, all of it', () => {
  const sold = { ...travel, commission: { party: 'partner', percent: 10 } }
  const half = {
    parts: [part('premium', 'base', 26_001), part('discount', 'SPRING', -1)],
    total: { minor: 26_000, currency },
  }
  expect(told(cancelLines(sold, half))).toEqual([
    'buyer -26000',
    'premium 26001',
    'discount -1',
    'commission -2600',
    'commission:partner 2600',
  ])
  const left = new Map<string, number>()
  for (const { account, amountMinor } of [...saleLines(sold, 'buyer'), ...cancelLines(sold, travel)])
    left.set(account, (left.get(account) ?? 0) + amountMinor)
  expect([...left.values()].every((minor) => minor === 0)).toBe(true)
})

test('given back in whole, a sale leaves nothing on any account', () => {
  const back = told(refundLines(travel, travel.total.minor))
  const reversed = told(saleLines(travel).map((line) => ({ ...line, amountMinor: -line.amountMinor })))
  expect(back.sort()).toEqual(reversed.sort())
})

test('the odd coins go to the parts that were cut the most, the earlier ones first, and it is said which', () => {
  const thirds = priceOf([part('premium', 'a', 100), part('tax', 'b', 100), part('levy', 'c', 100)])
  expect(refundShares(thirds, 100).map(({ amountMinor, hasOddCoin }) => [amountMinor, hasOddCoin])).toEqual([
    [34, true],
    [33, false],
    [33, false],
  ])
})

test.each([-1, 60_523, 0.5, Number.NaN])('%d of 605.22 cannot be given back', (minor) => {
  expect(() => refundShares(travel, minor)).toThrow('cannot be given back')
})

const prices = fc
  .array(
    fc.record({ kind: fc.constantFrom(...moneyPartKinds), code: fc.constantFrom('a', 'b', 'c'), minor: fc.nat(9e9) }),
    { minLength: 1, maxLength: 8 },
  )
  .map((drawn) => ({
    ...priceOf(drawn.map(({ kind, code, minor }) => part(kind, code, kind === 'discount' ? -minor : minor))),
    commission: { party: 'agent', percent: 12.25 },
  }))
  .filter(({ total }) => total.minor >= 0)

test('every sale sums to zero', () => {
  fc.assert(
    fc.property(prices, (price) => {
      expect(unbalancedCurrencies(saleLines(price))).toEqual([])
    }),
  )
})

test('what is given back sums to zero, adds up to the coin, and no part gives back more than it is', () => {
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (price, share) => {
      const given = Math.floor(price.total.minor * share)
      expect(unbalancedCurrencies(refundLines(price, given))).toEqual([])
      const shares = refundShares(price, given)
      expect(shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(given)
      for (const { part: whole, amountMinor } of shares)
        expect(Math.abs(amountMinor)).toBeLessThanOrEqual(Math.abs(whole.amount.minor))
    }),
  )
})

test('given back in steps, whichever they are, a price leaves every account at zero', () => {
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (price, share) => {
      const first = Math.floor(price.total.minor * share)
      const lines = [
        ...saleLines(price),
        ...refundLines(price, first),
        ...refundLines(price, price.total.minor - first, first),
      ]
      // A price of nothing is not given back: what a voucher paid stays as it is.
      if (price.total.minor === 0) return
      const left = new Map<string, number>()
      for (const { account, amountMinor } of lines) left.set(account, (left.get(account) ?? 0) + amountMinor)
      for (const [account, minor] of left) expect(`${account} ${minor}`).toBe(`${account} 0`)
    }),
  )
})
