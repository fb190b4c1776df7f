import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, dressed, NO_BRAND, readableBrand } from '.'
import { startingLook } from './starting-body'

const look = startingLook({ en_us: 'Travel Light' })
const brand = { logo: '/p/look/a.png', favicon: null, colour: '#7A1FA2' }

test("a design wears its company's colour and sign, and its own where the company has none", () => {
  expect(dressed(look, brand)).toMatchObject({
    colours: { brand: '#7A1FA2', ink: look.colours.ink },
    header: { logo: brand.logo },
  })
  expect(dressed(look, NO_BRAND)).toEqual(look)
})

test('a design with a logo keeps it, and one that wears its own look keeps everything', () => {
  const own = { ...look, header: { ...look.header, logo: '/own.png' } }
  expect(dressed(own, brand).header.logo).toBe('/own.png')
  const whole = { ...look, isOwn: true }
  expect(dressed(whole, brand)).toBe(whole)
})

test('white text can be read on whatever colour a company has', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(fc.property(hex, (colour) => contrast(dressed(look, { ...brand, colour }).colours.brand, '#FFFFFF') >= 4.5))
  expect(dressed(look, { ...brand, colour: 'red' }).colours.brand).toBe(look.colours.brand)
})

test.each([
  ['#FFD400', 'a yellow that nobody reads white on'],
  ['#0B6E75', 'one that reads already stays'],
])('the nearest colour that white reads on: %s, %s', (colour) => {
  const nearest = readableBrand(colour)!
  expect(contrast(nearest, '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  if (contrast(colour, '#FFFFFF') >= 4.5) expect(nearest).toBe(colour)
  else expect(contrast(nearest, '#FFFFFF')).toBeLessThan(5.2)
})
