import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routeTable } from './route-table'

const listed = readFileSync(new URL('./routes.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))

test('the route table is the list of the specification, path by path', () => {
  expect(
    routeTable.map(({ path, access, isGuarded, isMobile, group }) => [
      path,
      access,
      isGuarded ? 'permission' : '-',
      isMobile ? 'mobile' : '-',
      group,
    ]),
  ).toEqual(listed)
})

test('it holds 140 paths, each once', () => {
  expect(new Set(routeTable.map(({ path }) => path)).size).toBe(140)
})
