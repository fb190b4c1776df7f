import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf, slugRefusal } from '.'

test.each([
  ['travel-light', null],
  ['tl', 'publishing.addressShape'],
  ['Travel', 'publishing.addressShape'],
  ['-travel', 'publishing.addressShape'],
  ['travel--light', 'publishing.addressShape'],
  ['../etc', 'publishing.addressShape'],
  ['assets', 'publishing.addressReserved'],
])('%s as an address: %s', (slug, code) => expect(slugRefusal(slug)?.code ?? null).toBe(code))

test('a suggested address is a good one, or too short to be one', () => {
  expect(slugOf('Travel Light, 2026!')).toBe('travel-light-2026')
  expect(slugOf('旅行')).toBe('')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (name) => {
      const slug = slugOf(name)
      return slug.length < 3 || slugRefusal(slug) === null || slugRefusal(slug)?.code === 'publishing.addressReserved'
    }),
  )
})
