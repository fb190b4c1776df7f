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
