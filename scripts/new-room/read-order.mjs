// What is said on the command line, as the room that is meant: its area, its words, its path; or why there cannot be such a room.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { AREAS, listPaths, listRooms, listScreens, listToCome } from '../house.mjs'

const USAGE =
  'Say the area and the room, a kebab-case noun in the plural: npm run new-room selling/vouchers -- --zh-tw 憑證 --zh-cn 凭证 (also --one voucher, --path /vouchers)'
const KEBAB = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/
const PATH = /^(\/[A-Za-z][\w-]*)+$/
const OPTIONS = { one: {}, path: {}, 'zh-tw': {}, 'zh-cn': {} }
/** Namespaces of texts that are no rooms. */
const TAKEN = ['ui', 'platform', 'frame', 'routes', 'mentions']

export function readOrder(given) {
  const said = readWords(given)
  if (!said) return { refusal: USAGE }
  const { area, name, one = singularOf(name), path = `/${name}`, 'zh-tw': zhTw, 'zh-cn': zhCn } = said
  const refusal = placeRefusal(area, name) ?? nameRefusal(name, one) ?? pathRefusal(`${area}/${name}`, path)
  if (refusal) return { refusal }
  const words = one.replaceAll('-', ' ')
  return {
    area,
    path,
    many: spellings(name),
    one: spellings(one),
    zhTw: zhTw ?? words,
    zhCn: zhCn ?? words,
    isInChinese: Boolean(zhTw && zhCn),
    isNewPath: !listPaths().includes(path),
  }
}

function readWords(given) {
  const options = Object.fromEntries(Object.keys(OPTIONS).map((name) => [name, { type: 'string' }]))
  try {
    const { values, positionals } = parseArgs({ args: given, options, allowPositionals: true })
    const [area = '', name = '', ...more] = (positionals[0] ?? '').split('/')
    return positionals.length === 1 && more.length === 0 && KEBAB.test(area) && KEBAB.test(name)
      ? { ...values, area, name }
      : null
  } catch {
    return null
  }
}

function placeRefusal(area, name) {
  if (!AREAS.includes(area)) return `There is no area '${area}'. Areas are ${AREAS.join(', ')}.`
  const other = listRooms().find(({ room }) => room === name)
  if (other) return `The room '${name}' exists already, in '${other.area}': see docs/map.md.`
  if (existsSync(`docs/rooms/${name}.md`) || TAKEN.includes(name))
    return `'${name}' is the name of a part of the house.`
  return null
}

function nameRefusal(name, one) {
  if (!KEBAB.test(one)) return `'${one}' is no kebab-case noun.`
  if (one === name) return `Say what one of '${name}' is called: --one <noun>`
  const table = spellings(name).snake
  if (tableNames().includes(table)) return `There is a table '${table}' already.`
  return null
}

function pathRefusal(place, path) {
  if (!PATH.test(path)) return `'${path}' is no path of the console, such as /vouchers.`
  const built = listScreens().find((screen) => screen.path === path)
  if (built) return `The path '${path}' is taken by '${built.place}'.`
  const planned = listToCome().find(({ address }) => address === path)
  if (planned && planned.place !== place)
    return `The path '${path}' is planned for '${planned.place}' (docs/to-come.tsv).`
  const [, access] = specifiedPaths().find(([each]) => each === path) ?? []
  return access === 'public' ? `The path '${path}' is open to strangers; a list of the company is not.` : null
}

const specifiedPaths = () =>
  readFileSync('console/src/platform/routes/routes.tsv', 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))

const tableNames = () =>
  readdirSync('server/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('tables.ts'))
    .flatMap((file) => [...readFileSync(`server/src/${file}`, 'utf8').matchAll(/pgTable\(\s*'(\w+)'/g)])
    .map(([, table]) => table)

/** 'policies' is many of 'policy'; what does not end so is said with --one. */
const singularOf = (many) =>
  many
    .replace(/ies$/, 'y')
    .replace(/(ss|sh|ch|x)es$/, '$1')
    .replace(/([^s])s$/, '$1')

/** One name as files, code, tables and sentences spell it. */
function spellings(kebab) {
  const camel = kebab.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase())
  const words = kebab.replaceAll('-', ' ')
  const capital = (text) => text[0].toUpperCase() + text.slice(1)
  return { kebab, camel, pascal: capital(camel), snake: kebab.replaceAll('-', '_'), words, title: capital(words) }
}
