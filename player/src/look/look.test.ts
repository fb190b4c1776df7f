import { contrast, type Look, startingBody } from '@coverwright/rules/design/products'
import { expect, test } from 'vitest'
import { lookCss } from '.'

const { look } = startingBody({ name: 'x', currency: 'HKD', timeZone: 'UTC', languages: ['en_us'] }, () => 'p')
const valueOf = (css: string, name: string) => new RegExp(`--${name}:([^;}]+)`).exec(css)?.[1] ?? ''
const withColours = (colours: Partial<Look['colours']>): Look => ({ ...look, colours: { ...look.colours, ...colours } })

test.each(['#0B6E75', '#5551E0', '#B3202F', '#1A1A1A', '#0066DB'])('a brand of %s reads on its own tint', (brand) => {
  const css = lookCss(withColours({ brand }))
  expect(contrast(valueOf(css, 'brand-dark'), valueOf(css, 'brand-tint'))).toBeGreaterThan(4.5)
})

test.each(['#F5F8F8', '#FFFFFF', '#FFF7E6', '#E9ECEF'])('small print reads on a ground of %s', (ground) => {
  const css = lookCss(withColours({ ground }))
  expect(contrast(valueOf(css, 'ink-2'), ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(valueOf(css, 'line-2'), '#FFFFFF')).toBeGreaterThanOrEqual(3)
})

test('a colour that is none never reaches the page', () => {
  const css = lookCss(withColours({ brand: 'red;}</style><script>' }))
  expect(css).not.toContain('script')
  expect(valueOf(css, 'brand')).toBe('#0B6E75')
})

test('a look has no rule for what nobody chose', () => {
  expect(lookCss(look)).toMatch(/^:root\{[^}]+\}$/)
})

test('its picture is drawn in its own colour, above the first page', () => {
  const css = lookCss({ ...withColours({ brand: '#0B5D8F' }), picture: { drawing: 'car', size: 'large' } })
  expect(css).toContain('url("/p/look/drawings/car-0b5d8f.svg")')
  expect(css).toContain('[value="1"]')
})

test('a picture that is none of ours never reaches the page', () => {
  expect(lookCss({ ...look, picture: { drawing: '");}</style>' as never } })).not.toContain('style')
})

test('header, button, fields and setting change what stands there, each alone', () => {
  const css = (more: Partial<Look>) => lookCss({ ...look, ...more })
  expect(css({ header: { ...look.header, style: 'filled' } })).toContain('.head{background:var(--brand)')
  expect(css({ button: { shape: 'soft', fill: 'outline' } })).toContain('.go')
  expect(css({ form: { fields: 'underlined' } })).toContain('border-radius:0')
  expect(css({ setting: { hasTwoColumns: true } })).toContain('1fr 1fr')
  expect(css({ setting: { hidesProgress: true } })).toContain('display:none')
})

const COMPANY = '0c9d8a5e-3f1b-4d2a-9c7e-1a2b3c4d5e6f'
const FILE = '7f6e5d4c-3b2a-4190-8f7e-6d5c4b3a2910'
const photo = {
  fileId: FILE,
  address: `/p/look/${COMPANY}/photos/${FILE}/0123456789abcdef`,
  focus: { x: 20, y: 75 },
}
const face = { fileId: FILE, address: `/p/look/${COMPANY}/fonts/${FILE}/0123456789abcdef.woff2`, family: 'Lantern' }

test('a photo keeps its focus in sight, and each screen fetches one size of it', () => {
  const css = lookCss({ ...look, picture: { photo } })
  expect(css).toContain(`url("${photo.address}-960.jpg") 20% 75%/cover`)
  expect(css).toContain(`image-set(url("${photo.address}-960.webp") 1x,url("${photo.address}-1600.webp") 2x)`)
  expect(css).toContain('@media(max-width:520px){')
})

test('a photo or a font at an address that is none of ours never reaches the page', () => {
  const address = '/p/look/");}</style><script>'
  const css = lookCss({ ...look, picture: { photo: { ...photo, address } }, face: { ...face, address } })
  expect(css).toBe(lookCss(look))
})

test('a face of its own comes before the usual one, and words are read before it has come', () => {
  const css = lookCss({ ...look, face: { ...face, weights: { from: 100, to: 900 } } })
  expect(css).toContain(`src:url("${face.address}") format("woff2");font-weight:100 900;font-display:swap`)
  expect(valueOf(css, 'font')).toMatch(/^own,Inter/)
})
