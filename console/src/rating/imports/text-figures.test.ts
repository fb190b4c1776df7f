import { expect, test } from 'vitest'
import { figuresInTexts } from './text-figures'

test('lines that may hold a price are counted: a day and a year are none', () => {
  const lines = [
    'Policy fee HKD 150. Levy 0.1% of premium.',
    'Tariff of 2027',
    'Effective 01/04/2027',
    'Read me',
    '* plus 10%',
  ]
  const texts = lines.map((text, row) => ({ row, text }))
  expect(figuresInTexts([{ texts }, {}])).toBe(2)
})
