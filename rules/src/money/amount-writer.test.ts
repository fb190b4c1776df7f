import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, languageTags } from '../languages'
import { minorDigits } from './currency'
import { Exact } from './exact'
import { moneyText } from './money-text'

const currencies = ['HKD', 'USD', 'TWD', 'CNY', 'IDR', 'GBP', 'JPY', 'KWD', 'EUR'] as const

const asIntl = (minor: number, currency: string, tag: string, currencyDisplay: 'code' | 'symbol') => {
  const digits = minorDigits(currency)
  const format = new Intl.NumberFormat(tag, {
    ...{ style: 'currency', currency, currencyDisplay },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
  return format.format(Number(Exact.of(minor, digits).toString())).replace('\u00a0', ' ')
}

test('an amount reads as the formatter of its language writes it, in every language and currency', () => {
  const anAmount = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.integer({ min: -200_000, max: 200_000 }))
  const display = fc.constantFrom('code' as const, 'symbol' as const)
  fc.assert(
    fc.property(
      anAmount,
      fc.constantFrom(...currencies),
      fc.constantFrom(...languages),
      display,
      (minor, currency, language, currencyDisplay) => {
        const tag = languageTags[language]
        const told = moneyText({ minor, currency }, tag, { currencyDisplay })
        expect(told).toBe(asIntl(minor, currency, tag, currencyDisplay))
      },
    ),
    { numRuns: 3_000 },
  )
})

test('whole amounts are written without their zeros where that is asked for', () => {
  const short = (minor: number) =>
    moneyText({ minor, currency: 'HKD' }, 'en-US', { currencyDisplay: 'symbol', leavesOutZeros: true })
  expect([short(120_000), short(120_050), short(-5_000), short(0)]).toEqual([
    'HK$1,200',
    'HK$1,200.50',
    '-HK$50',
    'HK$0',
  ])
})
