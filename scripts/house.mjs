// What the house is made of, read from its folders and files: areas, rooms, screens, calls, and which area uses which.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')

/** Floors whose rooms stand in areas, `src/<area>/<room>`. */
const FLOORS = ['rules', 'contract', 'server', 'console']
/** The areas in the order of the console's menu. */
export const AREAS = [
  'design',
  'rating',
  'release',
  'selling',
  'service',
  'insight',
  'company',
  'account',
  'assistant',
  'staff',
]

const read = (path) => readFileSync(join(ROOT, path), 'utf8')
const folders = (path) =>
  existsSync(join(ROOT, path))
    ? readdirSync(join(ROOT, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []
const filesUnder = (path) =>
  readdirSync(join(ROOT, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|builder)\.tsx?$/.test(file))
    .map((file) => `${path}/${file}`)

/** Every room with the floors that it stands on: `{ area: 'company', room: 'audit', floors: ['contract', …] }`. */
export function listRooms() {
  const rooms = new Map()
  for (const floor of FLOORS)
    for (const area of AREAS)
      for (const room of folders(`${floor}/src/${area}`)) {
        const place = `${area}/${room}`
        rooms.set(place, { area, room, floors: [...(rooms.get(place)?.floors ?? []), floor] })
      }
  const order = ({ area, room }) => `${AREAS.indexOf(area)}/${room}`
  return [...rooms.values()].sort((one, other) => order(one).localeCompare(order(other)))
}

/** Every path of the console: those of the specification, then our own. */
export function listPaths() {
  const specified = read('console/src/platform/routes/routes.tsv').trim().split('\n').slice(1)
  const table = read('console/src/platform/routes/route-table.ts')
  const own = table.slice(table.indexOf('areaTable')).matchAll(/\broute\('([^']+)'/g)
  return [...specified.map((line) => line.split('\t')[0]), ...[...own].map(([, path]) => path)]
}

/** Every screen that is built, from the `pages.ts` of its room: `{ path, place: 'company/audit', asks: 'auditOperations.list' }`. */
export function listScreens() {
  return filesUnder('console/src')
    .filter((file) => file.endsWith('/pages.ts'))
    .flatMap((file) => {
      const place = file.split('/').slice(2, -1).slice(0, 2).join('/')
      const [, ...entries] = read(file).split(/(?=\bpath: ')/)
      return entries.map((entry) => ({
        path: /^path: '([^']+)'/.exec(entry)[1],
        place,
        asks: /toAsk<typeof ([\w.]+)>/.exec(entry)?.[1],
      }))
    })
}

/** Every call that the contract declares: `{ path: '/v1/message/listMessages', place: 'company/notifications' }`. */
export function listCalls() {
  return filesUnder('contract/src').flatMap((file) => {
    const place = file.split('/').slice(2, 4).join('/')
    return [...read(file).matchAll(/\b(?:post|get): '(\/[^']+)'/g)].map(([, path]) => ({ path, place }))
  })
}

/** What is planned and not built: `address<TAB>area/room`. */
export const listToCome = () =>
  read('docs/to-come.tsv')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([address, place]) => ({ address, place }))

/**
 * Which area uses which on any floor, with the files that say so: `{ from: 'rating', to: 'design', files: […] }`.
 * Only imports within a floor count: a floor may use all that the floors below say of any area.
 */
export function listArrows(root = ROOT) {
  const arrows = new Map()
  for (const floor of FLOORS)
    for (const file of sourcesIn(root, floor)) {
      const from = file.split('/')[0]
      for (const to of importsOf(join(root, floor, 'src', file), file)) {
        if (!AREAS.includes(from) || !AREAS.includes(to) || from === to) continue
        const key = `${from} ${to}`
        if (!arrows.has(key)) arrows.set(key, { from, to, files: [] })
        arrows.get(key).files.push(`${floor}/src/${file}`)
      }
    }
  const order = ({ from, to }) => AREAS.indexOf(from) * AREAS.length + AREAS.indexOf(to)
  return [...arrows.values()].sort((one, other) => order(one) - order(other))
}

const sourcesIn = (root, floor) =>
  existsSync(join(root, floor, 'src'))
    ? readdirSync(join(root, floor, 'src'), { recursive: true, encoding: 'utf8' }).filter(
        (file) => /\.tsx?$/.test(file) && !/\.(test|builder)\.tsx?$/.test(file),
      )
    : []

/** The areas that a file imports from on its own floor. */
const importsOf = (path, file) =>
  [...readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, target]) => normalize(join(dirname(file), target)).split('/')[0],
  )

/** A way that leads from an area over others back to it, or null. */
export function findCircle(arrows) {
  const next = (area) => arrows.filter(({ from }) => from === area).map(({ to }) => to)
  const walk = (way) => {
    for (const area of next(way.at(-1))) {
      if (way.includes(area)) return [...way.slice(way.indexOf(area)), area]
      const found = walk([...way, area])
      if (found) return found
    }
    return null
  }
  for (const area of AREAS) {
    const found = walk([area])
    if (found) return found
  }
  return null
}
