import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brandNames, coloursOf, contrast, contrastPairs, printTokensCss, themeNames } from './index'

const looks = themeNames.flatMap((theme) => brandNames.map((brand) => ({ theme, brand })))

test.each(looks)('every text and mark can be read in $theme for $brand', ({ theme, brand }) => {
  const colours = coloursOf(theme, brand)
  const unreadable = contrastPairs
    .map((pair) => ({ ...pair, is: contrast(colours[pair.front], colours[pair.back]) }))
    .filter((pair) => pair.is < pair.atLeast)
  expect(unreadable).toEqual([])
})

test('contrast is counted as WCAG counts it', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#FFFFFF', '#007AFF')).toBeCloseTo(4.02, 2)
  expect(contrast('#FFFFFF', '#5551E0')).toBeCloseTo(5.77, 2)
})

test('the checked-in CSS variables are the ones the values make', () => {
  expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(printTokensCss())
})
