import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '..')
const read = (path) => readFileSync(resolve(ROOT, path), 'utf8')
const folders = (path) =>
  existsSync(resolve(ROOT, path))
    ? readdirSync(resolve(ROOT, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

/** Folders that are not areas: what every room stands on, and what looks at all of them. */
const NOT_AREAS = ['platform', 'kernel', 'start', 'demo', 'sweeps']
const roomsOf = (floor) =>
  folders(`${floor}/src`)
    .filter((area) => !NOT_AREAS.includes(area))
    .flatMap((area) => folders(`${floor}/src/${area}`).map((room) => `${area}/${room}`))

const section = (title) =>
  read('docs/map.md')
    .split(/^## /m)
    .find((part) => part.startsWith(title)) ?? ''
const rows = (title) =>
  [...section(title).matchAll(/^\| `([^`]+)` \| (.+) \|$/gm)].map(([, address, rooms]) => [
    address,
    [...rooms.matchAll(/`([^`]+)`/g)].map(([, room]) => room),
  ])

describe('the map', () => {
  const paths = rows('Console paths')
  const calls = rows('Calls')

  test('leads from every path of the route table to a room, and from no other', () => {
    const routes = read('console/src/platform/routes/routes.tsv')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t')[0])
    expect(paths.map(([path]) => path).sort()).toEqual(routes.sort())
  })

  test('leads from every call that the contract declares to the room that declares it', () => {
    for (const place of roomsOf('contract')) {
      const room = place.split('/').at(-1)
      const declared = readdirSync(resolve(ROOT, 'contract/src', place))
        .map((file) => read(`contract/src/${place}/${file}`))
        .join('\n')
      for (const [, path] of declared.matchAll(/\b(?:post|get): '(\/[^']+)'/g)) {
        const [, rooms] = calls.find(([prefix]) => path.startsWith(prefix)) ?? []
        expect(rooms, `${path} is declared by ${room}`).toContain(room)
      }
    }
  })

  test('every room that exists on the server has its card', () => {
    const missing = roomsOf('server')
      .map((place) => place.split('/').at(-1))
      .filter((name) => !existsSync(resolve(ROOT, `docs/rooms/${name}.md`)))
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
