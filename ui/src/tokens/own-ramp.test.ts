import { expect, test } from 'vitest'
import { contrast, contrastPairs, ownColoursOf, themeNames } from './index'

/** Bright, dull, dark, light, grey, and the hues that are hardest to write on. */
const chosen = [
  '#FFD400',
  '#00B894',
  '#E11D48',
  '#7A1FA2',
  '#0B6E75',
  '#101010',
  '#F5F5F5',
  '#808080',
  '#FF7A00',
  '#00E5FF',
]
const looks = themeNames.flatMap((theme) => chosen.map((colour) => ({ theme, colour })))

test.each(looks)('whatever a company chooses can be read: $colour in $theme', ({ theme, colour }) => {
  const colours = ownColoursOf(theme, colour)
  const unreadable = contrastPairs
    .map((pair) => ({ ...pair, is: contrast(colours[pair.front], colours[pair.back]) }))
    .filter((pair) => pair.is < pair.atLeast)
  expect(unreadable).toEqual([])
})

test('a colour that white can be read on fills the buttons as it is', () => {
  expect(ownColoursOf('light', '#0B6E75')['primary-fill']).toBe('#0B6E75')
  expect(ownColoursOf('light', '#FFD400')['primary-fill']).not.toBe('#FFD400')
})
