import { expect, test } from 'vitest'
import { waysFrom } from './ways-from'

const built = ['tests', 'underwriting', 'pricing', 'impact', 'recipe', 'plans'].map((name) => ({
  path: `/setting-page/${name}`,
}))
const all = ['tables', 'recipe', 'tests', 'impact', 'underwriting']
const keysFrom = (here: string, screens = built) => waysFrom(here, 'car', screens).map(({ key }) => key)
const toBook = (here: string) => waysFrom(here, 'car', built).find(({ key }) => key === 'impact')?.href

test.each([
  ['/setting-page/pricing', 'tables'],
  ['/setting-page/recipe', 'recipe'],
  ['/setting-page/tests', 'tests'],
  ['/setting-page/impact', 'impact'],
  ['/setting-page/underwriting', 'underwriting'],
])('%s leads to the other screens of rating, always in the same order', (here, itself) => {
  expect(keysFrom(here)).toEqual(all.filter((key) => key !== itself))
})

test('no way leads to a screen that is not there, and none starts where nothing is rated', () => {
  expect(keysFrom('/setting-page/recipe', built.slice(0, 2))).toEqual(['tests', 'underwriting'])
  expect(keysFrom('/setting-page/plans')).toEqual([])
})

test('who comes from a changed recipe or from changed rules sees the draft against what is sold', () => {
  expect(toBook('/setting-page/recipe')).toBe('/setting-page/impact?product=car&tried=draft')
  expect(toBook('/setting-page/underwriting')).toBe('/setting-page/impact?product=car&tried=draft')
  expect(toBook('/setting-page/pricing')).toBe('/setting-page/impact?product=car')
})
