import { expect, test } from 'vitest'
import { routeOf } from './platform/routes'
import { screens } from './rooms'

test('no two screens have one path', () => {
  const paths = screens.map(({ path }) => path)
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([])
})

test('the screen above a screen is built', () => {
  const built = new Set(screens.map(({ path }) => path))
  expect(screens.filter(({ under }) => under && !built.has(under)).map(({ path }) => path)).toEqual([])
})

test('only screens behind sign-in need a permission or have a place in the rail', () => {
  const open = screens.filter(({ path }) => routeOf(path).access === 'public')
  expect(open.filter(({ needs, inRail }) => needs || inRail)).toEqual([])
})

test.each(screens.filter(({ area }) => area).map((screen) => [screen.path, screen] as const))(
  '%s is declared by a room of its area',
  (path, { area }) => expect(areaOf(path)).toBe(area),
)

/** The area of the folder whose `pages.ts` names the path. */
function areaOf(path: string): string | undefined {
  const file = Object.entries(pages).find(([, text]) => text.includes(`path: '${path}'`))?.[0]
  return file?.split('/')[1]
}
const pages = import.meta.glob<string>('./**/pages.ts', { query: '?raw', import: 'default', eager: true })
