import { expect, test } from 'vitest'
import { percentText, rateText } from './rates-fields'

test.each([
  ['0.03', '3'],
  ['0.0325', '3.25'],
  ['0.001', '0.1'],
  ['0', '0'],
  ['1.5', '150'],
  ['-0.05', '-5'],
])('the rate %s is shown as %s per cent, and back', (rate, percent) => {
  expect(percentText(rate)).toBe(percent)
  expect(rateText(percent)).toBe(rate)
})

test('a number that is still being typed stays as it is', () => {
  expect(percentText(rateText('3.'))).toBe('3.')
  expect(percentText(rateText(''))).toBe('')
})

test.each(['3.05', '0.005', '10.10', '120'])('%s per cent can be typed key by key', (percent) => {
  const typed = [...percent].reduce((shown, key) => percentText(rateText(shown + key)), '')
  expect(typed).toBe(percent)
})
