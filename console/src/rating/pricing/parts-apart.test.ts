import { expect, test } from 'vitest'
import { partsApart } from './parts-apart'

const hkd = (minor: number) => ({ minor, currency: 'HKD' })
const rate = (plan: string, yearly: number | null, ...parts: number[]) => ({
  plan,
  yearly: yearly === null ? null : hkd(yearly),
  parts: parts.map((minor) => ({ name: `p${minor}`, title: '', amount: hkd(minor) })),
})

test.each([
  ['parts that come to the price', [rate('basic', 13_200, 12_000, 1_200)], null],
  ['no parts shown', [rate('basic', 13_200)], null],
  ['no price', [rate('basic', null, 12_000)], null],
  [
    'a part that is missing',
    [rate('basic', 13_200, 12_000)],
    { plan: 'basic', parts: hkd(12_000), price: hkd(13_200) },
  ],
  [
    'a subtotal beside its parts, in the second plan',
    [rate('basic', 100, 100), rate('full', 13_200, 12_000, 1_200, 13_200)],
    { plan: 'full', parts: hkd(26_400), price: hkd(13_200) },
  ],
])('parts shown to a customer are held against the price: %s', (_, rates, told) =>
  expect(partsApart(rates)).toEqual(told),
)
