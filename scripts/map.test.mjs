import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findCircle, listArrows, listCalls, listPaths, listRooms, listScreens, listToCome } from './house.mjs'
import { mapText } from './map.mjs'

const ROOT = resolve(import.meta.dirname, '..')
const read = (path) => readFileSync(resolve(ROOT, path), 'utf8')

describe('the map', () => {
  test('is what `npm run map` writes', () => {
    expect(read('docs/map.md')).toBe(mapText())
  })

  test('leads from every path to a room that has built it, or that is to', () => {
    const led = [...listScreens().map(({ path }) => path), ...listToCome().map(({ address }) => address)]
    expect(listPaths().filter((path) => !led.includes(path))).toEqual([])
  })

  test('calls nothing to come that is there', () => {
    const built = new Set(listScreens().map(({ path }) => path))
    const isCalled = ({ address, place }) =>
      listCalls().some((call) => call.path.startsWith(address) && call.place === place && address.endsWith('/'))
    expect(listToCome().filter((planned) => built.has(planned.address) || isCalled(planned))).toEqual([])
  })

  test('plans only paths of the route table', () => {
    const paths = listPaths()
    expect(listToCome().filter(({ address }) => !address.endsWith('/') && !paths.includes(address))).toEqual([])
  })
})

describe('the areas', () => {
  test('stand one above the other: no way leads from one back to itself', () => {
    expect(findCircle(listArrows())).toBeNull()
  })

  test('a circle is found, however long', () => {
    const arrow = (from, to) => ({ from, to, files: [] })
    expect(findCircle([arrow('rating', 'design'), arrow('design', 'company')])).toBeNull()
    expect(findCircle([arrow('rating', 'design'), arrow('design', 'company'), arrow('company', 'rating')])).toEqual([
      'design',
      'company',
      'rating',
      'design',
    ])
  })
})

describe('the pages about the house', () => {
  test('every room that exists on the server has its card', () => {
    const missing = listRooms().filter(
      ({ room, floors }) => floors.includes('server') && !existsSync(resolve(ROOT, `docs/rooms/${room}.md`)),
    )
    expect(missing).toEqual([])
  })

  test('the files that cards, README and CONTRIBUTING point to exist', () => {
    const pages = [
      'README.md',
      'CONTRIBUTING.md',
      ...readdirSync(resolve(ROOT, 'docs/rooms')).map((name) => `docs/rooms/${name}`),
    ]
    const gone = pages.flatMap((page) =>
      [
        ...read(page).matchAll(
          /`((?:rules|contract|ui|player|server|console|storefront|e2e|bench|docs|scripts)\/[\w./-]+)`/g,
        ),
      ]
        .map(([, path]) => path)
        .filter((path) => !existsSync(resolve(ROOT, path)))
        .map((path) => `${page}: ${path}`),
    )
    expect(gone).toEqual([])
  })
})
