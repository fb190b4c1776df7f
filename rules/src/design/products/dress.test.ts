import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, dressed, NO_FACE } from '.'
import { startingLook } from './starting-body'

const look = startingLook({ en_us: 'Travel Light' })
const face = { logo: '/p/look/a.png', favicon: null, colour: '#7A1FA2' }

test("a design wears its company's colour and sign, and its own where the company has none", () => {
  expect(dressed(look, face)).toMatchObject({
    colours: { brand: '#7A1FA2', ink: look.colours.ink },
    header: { logo: face.logo },
  })
  expect(dressed(look, NO_FACE)).toEqual(look)
})

test('a design with a logo keeps it, and one that wears its own look keeps everything', () => {
  const own = { ...look, header: { ...look.header, logo: '/own.png' } }
  expect(dressed(own, face).header.logo).toBe('/own.png')
  const whole = { ...look, isOwn: true }
  expect(dressed(whole, face)).toBe(whole)
})

test('white text can be read on whatever colour a company has', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)
  fc.assert(fc.property(hex, (colour) => contrast(dressed(look, { ...face, colour }).colours.brand, '#FFFFFF') >= 4.5))
  expect(dressed(look, { ...face, colour: 'red' }).colours.brand).toBe(look.colours.brand)
})
