import { expect, test } from 'vitest'
import { withAmount } from './limit-edits'

const hkd = { minor: 100_000, currency: 'HKD' }
const usd = { minor: 9_000, currency: 'USD' }
const limit = { mostSumInsured: hkd, mostPremium: null, mostLoadingPercent: '25', mayDecline: false }

test('a limit for products in dollars stands beside the one in Hong Kong dollars', () => {
  const both = withAmount(limit, 'mostSumInsured', usd, 'USD')
  expect(both).toEqual({ ...limit, elsewhere: [{ currency: 'USD', mostSumInsured: usd, mostPremium: null }] })
  expect(withAmount(both, 'mostPremium', usd, 'USD').elsewhere).toEqual([
    { currency: 'USD', mostSumInsured: usd, mostPremium: usd },
  ])
})

test('in its own currency the limit itself is changed', () => {
  expect(withAmount(limit, 'mostPremium', hkd, 'HKD')).toEqual({ ...limit, mostPremium: hkd })
})
