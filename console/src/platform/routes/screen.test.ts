import { expect, test } from 'vitest'
import { inAreas, railGroupOf, type Screen } from './screen'

const load = () => Promise.reject(new Error('not asked for'))
const screen = (more: Partial<Screen> = {}): Screen => ({ path: '/project', load, ...more })

test.each([
  ['design', 'products'],
  ['rating', 'products'],
  ['release', 'products'],
  ['selling', 'selling'],
  ['service', 'customers'],
  ['insight', 'insights'],
  ['company', 'company'],
  ['account', 'company'],
  ['assistant', 'assistant'],
  ['staff', 'designer'],
] as const)('a screen of the area %s stands in the group %s of the rail', (area, group) => {
  const [placed] = inAreas({ [area]: [[screen({ inRail: true })]] })
  expect(railGroupOf(placed!)).toBe(group)
})

test('a screen may name its group, and one that asks for no place has none', () => {
  const [home, hidden] = inAreas({ insight: [[screen({ inRail: 'home' }), screen()]] })
  expect(railGroupOf(home!)).toBe('home')
  expect(railGroupOf(hidden!)).toBeUndefined()
})
