import { expect, test } from 'vitest'
import { offerOf } from './offer'
import type { Rated } from './rated'

const text = { en_us: 'Racing is not covered.', zh_tw: '賽車不在保障範圍內。' }
const verdict = {
  decision: 'acceptWithTerms',
  reasons: [],
  terms: [
    { kind: 'loading', percent: '15' },
    { kind: 'exclusion', text },
    { kind: 'message', text: 'As it was published before' },
  ],
} as const
const quote = {
  yearly: { minor: 10_000, currency: 'HKD' },
  monthly: null,
  parts: [
    { name: 'net', title: 'Premium', amount: { minor: 9_900, currency: 'HKD' } },
    { name: 'levy', title: 'Levy', amount: { minor: 100, currency: 'HKD' } },
  ],
}
const rated = {
  ...verdict,
  plans: [{ ...verdict, plan: 'a', isForSale: true, priced: { ok: true, value: quote } }],
} as unknown as Rated

test.each([
  ['zh_tw', '賽車不在保障範圍內。'],
  ['zh_cn', '賽車不在保障範圍內。'],
  ['en_uk', 'Racing is not covered.'],
] as const)('what a buyer is told of terms is told in their language: %s', (language, exclusion) => {
  const request = { answers: {}, addOns: [], today: 20_000, startDate: 20_000 }
  const plans = [{ id: 'a', title: 'A', addOns: [] }]
  const offer = offerOf({ rate: () => rated, request, plans, chosen: 'a', language, isWhole: true })
  expect(offer.plans[0]?.notes).toEqual([
    { kind: 'exclusion', text: exclusion },
    { kind: 'message', text: 'As it was published before' },
  ])
})

test('the parts of the price that the recipe shows to customers are shown to them, and nothing of how they came about', () => {
  const request = { answers: {}, addOns: [], today: 20_000, startDate: 20_000 }
  const plans = [{ id: 'a', title: 'A', addOns: [] }]
  const offer = offerOf({ rate: () => rated, request, plans, chosen: 'a', language: 'en_us', isWhole: true })
  expect(offer.plans[0]?.parts).toEqual([
    { title: 'Premium', amount: { minor: 9_900, currency: 'HKD', text: 'HK$99.00' } },
    { title: 'Levy', amount: { minor: 100, currency: 'HKD', text: 'HK$1.00' } },
  ])
})

test.each([
  ['accept', null],
  ['acceptWithTerms', null],
  ['refer', 'refer'],
  ['decline', 'decline'],
] as const)('a plan without a price is not called accepted: %s', (decision, told) => {
  const request = { answers: {}, addOns: [], today: 20_000, startDate: 20_000 }
  const plans = [{ id: 'a', title: 'A', addOns: [] }]
  const priced = { ok: false, refusal: { code: 'pricing.nothingToPay', step: 'net', worksheet: [] } }
  const plan = { decision, reasons: [], terms: [], plan: 'a', isForSale: false, priced }
  const rate = () => ({ decision, reasons: [], terms: [], plans: [plan] }) as unknown as Rated
  const offer = offerOf({ rate, request, plans, chosen: 'a', language: 'en_us', isWhole: true })
  expect(offer.plans[0]).toMatchObject({ decision: told, yearly: null })
})
