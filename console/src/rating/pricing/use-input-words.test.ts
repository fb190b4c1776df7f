import { expect, test } from 'vitest'
import { amountText } from './use-input-words'

const number = (value: number) => value.toLocaleString('en-US')

test.each([
  ['1135.4', 'HKD', '1,135.40'],
  ['0', 'HKD', '0.00'],
  ['3648.54336', 'HKD', '3,648.54336'],
  ['-12.5', 'HKD', '−12.50'],
  ['924002', 'JPY', '924,002'],
])('%s in %s is written %s', (text, currency, written) => {
  expect(amountText(text, number, currency)).toBe(written)
})
