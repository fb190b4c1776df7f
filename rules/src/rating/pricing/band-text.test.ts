import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBandText, printBand } from './band-text'
import type { Band } from './table'

test.each<[string, Band | 'any' | null]>([
  ['18-25', { from: '18', to: '25' }],
  ['100000.50-250000.75', { from: '100000.50', to: '250000.75' }],
  ['007-010', { from: '007', to: '010' }],
  ['1-2-3', null],
  ['18 – 25', { from: '18', to: '25' }],
  ['１８－２５', { from: '18', to: '25' }],
  ['18～25', { from: '18', to: '25' }],
  ['18 to 25', { from: '18', to: '25' }],
  ['18至25', { from: '18', to: '25' }],
  ['between 18 and 25', { from: '18', to: '25' }],
  ['18 - 25 years', { from: '18', to: '25' }],
  ['25+', { from: '25', to: null }],
  ['２５＋', { from: '25', to: null }],
  ['70 and over', { from: '70', to: null }],
  ['70以上', { from: '70', to: null }],
  ['≥ 70', { from: '70', to: null }],
  ['>=70', { from: '70', to: null }],
  ['>70', { from: '70', to: null, isFromOut: true }],
  ['over 70', { from: '70', to: null, isFromOut: true }],
  ['<1000', { from: null, to: '1000', isToOut: true }],
  ['＜１，０００', { from: null, to: '1000', isToOut: true }],
  ['under 1,000', { from: null, to: '1000', isToOut: true }],
  ['up to 30', { from: null, to: '30' }],
  ['<= 30', { from: null, to: '30' }],
  ['30以下', { from: null, to: '30' }],
  ['30 or under', { from: null, to: '30' }],
  ['100,000 - 199,999.99', { from: '100000', to: '199999.99' }],
  ['HKD 1,000 - 2,000', { from: '1000', to: '2000' }],
  ['$1,000-$2,000', { from: '1000', to: '2000' }],
  ['0-<10', { from: '0', to: '10', isToOut: true }],
  ['-5 - 5', { from: '-5', to: '5' }],
  ['.5-1.5', { from: '0.5', to: '1.5' }],
  ['1600cc', { from: '1600', to: '1600' }],
  ['42', { from: '42', to: '42' }],
  ['any', 'any'],
  ['', 'any'],
  ['*', 'any'],
  ['全部', 'any'],
  ['1,00-2', null],
  ['young', null],
  ['18-25-30', null],
  ['18-', null],
  ['a'.repeat(100), null],
])('%s reads as %j', (text, band) => {
  expect(parseBandText(text)).toEqual(band)
})

test('what is printed reads back the same', () => {
  const number = fc
    .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 99 }))
    .map(([a, b]) => (b ? `${a}.${b + 100}` : `${a}`))
  fc.assert(
    fc.property(fc.option(number), fc.option(number), fc.boolean(), (from, to, isOut) => {
      fc.pre(from !== to)
      const band: Band = {
        from,
        to,
        ...(isOut && to !== null ? { isToOut: true as const } : {}),
        ...(isOut && to === null ? { isFromOut: true as const } : {}),
      }
      expect(parseBandText(printBand(band))).toEqual(band)
    }),
  )
})

test('no text throws', () => {
  const piece = fc.constantFrom('1', ',', ' ', '.', '-', 'to', '<', '+', 'up', '９', 'and', 'years')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 80 }),
        fc.array(piece, { maxLength: 60 }).map((parts) => parts.join('')),
      ),
      (text) => {
        expect(() => parseBandText(text)).not.toThrow()
      },
    ),
  )
})
